import BoardwalkBase
import BoardwalkDocument

extension Double {
  /// The number, rounded to a tenth: `20`, `20.5`.
  var text: String {
    let tenths = (self * 10).rounded()
    guard tenths.isFinite, abs(tenths) < 1e15 else { return "\(self)" }
    let whole = Int(abs(tenths))
    let sign = tenths < 0 ? "-" : ""
    return whole % 10 == 0 ? "\(sign)\(whole / 10)" : "\(sign)\(whole / 10).\(whole % 10)"
  }
}

extension LayoutSize {
  /// Width and height, as text.
  var text: String { "\(width.text) × \(height.text)" }
}

extension LayoutRect {
  /// Its size and its place, as text.
  var text: String { "\(size.text) at \(minX.text), \(minY.text)" }
}
