import BoardwalkDocument
import BoardwalkGraph

/// What a view looks like apart from its content: its colours, corners and border.
struct ViewStyle: Sendable {
  /// The colour behind it; nil where the document says nothing.
  let background: Paint?

  /// How round its corners are.
  let cornerRadius: Double

  /// The line around it.
  let border: (paint: Paint, width: Double)?

  /// The looks that the document gives `view`, its layer's too, which are runtime attributes.
  init(_ view: ViewTemplate, _ palette: Palette) {
    background = palette.paint(view.backgroundColor)
    func number(_ paths: String...) -> Double? {
      view.runtimeAttributes.lazy.filter { paths.contains($0.keyPath) }
        .compactMap { $0.value.flatMap(Double.init) ?? $0.element?.firstNumber }
        .first { $0.isFinite && $0 >= 0 }
    }
    cornerRadius = number("layer.cornerRadius", "cornerRadius") ?? 0
    guard let width = number("layer.borderWidth", "borderWidth"), width > 0 else {
      border = nil
      return
    }
    let color = view.runtimeAttributes.first {
      ["borderColor", "layer.borderUIColor", "layer.borderColor"].contains($0.keyPath)
    }?.element
    border = (palette.paint(color) ?? .black, width)
  }
}

extension ArchivedElement {
  /// The number that a runtime attribute's value is written as, in its text or in an attribute.
  fileprivate var firstNumber: Double? {
    attributes["value"].flatMap(Double.init) ?? children.lazy.compactMap(\.firstNumber).first
      ?? text.flatMap { Double($0.filter { !$0.isWhitespace }) }
  }
}
