import BoardwalkBase
import BoardwalkDocument

/// Lengths, sizes and insets, in points.
extension Value {
  /// The number, if it is one.
  var double: Double? { if case .number(let number) = self { number } else { nil } }

  /// The size, if it is one.
  var size: LayoutSize? {
    guard let width = field("width"), let height = field("height") else { return nil }
    return LayoutSize(width: width, height: height)
  }

  /// The insets, if it is some.
  var insets: LayoutInsets? {
    guard let top = field("top"), let left = field("left"), let bottom = field("bottom"),
      let right = field("right")
    else { return nil }
    return LayoutInsets(top: top, left: left, bottom: bottom, right: right)
  }

  init(_ size: LayoutSize) {
    self = .record(["width": .number(size.width), "height": .number(size.height)])
  }

  init(_ insets: LayoutInsets) {
    self = .record([
      "top": .number(insets.top), "left": .number(insets.left), "bottom": .number(insets.bottom),
      "right": .number(insets.right),
    ])
  }

  private func field(_ name: String) -> Double? {
    guard case .record(let fields) = self else { return nil }
    return fields[name]?.double
  }
}
