import BoardwalkDocument
import BoardwalkGraph

/// The style of a view apart from its content: its colors, corners and border.
struct ViewStyle: Sendable {
  /// The background color; nil without one.
  let background: Paint?

  /// The corner radius.
  let cornerRadius: Double

  /// The line around it.
  let border: (paint: Paint, width: Double)?

  /// The style of `view` in its document, including that of its layer in runtime attributes.
  init(_ view: ViewTemplate, _ palette: Palette) {
    background = palette.paint(view.backgroundColor)
    func number(_ paths: String...) -> Double? {
      view.runtimeAttributes.lazy.filter { paths.contains($0.keyPath) }
        .compactMap(\.number)
        .first { $0.isFinite && $0 >= 0 }
    }
    cornerRadius = number("layer.cornerRadius", "cornerRadius") ?? 0
    guard let width = number("layer.borderWidth", "borderWidth"), width > 0 else {
      border = nil
      return
    }
    let color = view.runtimeAttributes.first {
      ["borderColor", "layer.borderUIColor", "layer.borderColor"].contains($0.keyPath)
    }?.color
    border = (palette.paint(color) ?? .black, width)
  }
}
