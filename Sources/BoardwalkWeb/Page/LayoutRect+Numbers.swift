import BoardwalkBase
import BoardwalkSnapshot

extension LayoutRect {
  /// Left, top, width and height, for scripts.
  var numbers: [Double] {
    [minX, minY, size.width, size.height].map(PlainNumber.rounded)
  }
}
