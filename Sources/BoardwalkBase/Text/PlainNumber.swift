/// Numbers in plain format: at most two decimals, no trailing zeros, a decimal point, no grouping.
package enum PlainNumber {
  /// `value` with at most two decimals.
  package static func text(_ value: Double) -> String {
    let rounded = rounded(value)
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return String(Int(rounded))
  }

  /// `value` rounded to two decimals.
  package static func rounded(_ value: Double) -> Double {
    guard value.isFinite, abs(value) < 1e12 else { return value }
    // Adding zero turns a negative zero into the plain one.
    return (value * 100).rounded() / 100 + 0
  }

  /// `rect` as `(x, y, width × height)`, the way snapshots write frames.
  package static func text(_ rect: LayoutRect) -> String {
    "(\(text(rect.minX)), \(text(rect.minY)), "
      + "\(text(rect.size.width)) × \(text(rect.size.height)))"
  }
}
