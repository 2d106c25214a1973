import BoardwalkBase

extension LayoutPoint {
  /// The point that `element` holds as `x` and `y`.
  init?(_ element: Element) {
    guard let x = element.number("x"), let y = element.number("y") else { return nil }
    self.init(x: x, y: y)
  }
}

extension LayoutSize {
  /// The size that `element` holds as `width` and `height`.
  init?(_ element: Element) {
    guard let width = element.number("width"), let height = element.number("height") else {
      return nil
    }
    self.init(width: width, height: height)
  }
}

extension LayoutRect {
  /// The rectangle that `element` holds as `x`, `y`, `width` and `height`.
  init?(_ element: Element) {
    guard let origin = LayoutPoint(element), let size = LayoutSize(element) else { return nil }
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}
