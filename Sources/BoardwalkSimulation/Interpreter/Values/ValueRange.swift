/// A range of numbers that is no list of them: without one of its bounds, or with a fraction in one.
struct ValueRange {
  private var lower: Double?
  private var upper: Double?
  private var isClosed: Bool

  private static let className = "Range"

  /// The range between `bounds`, nil for a missing one; nil if they are no numbers in order.
  init?(_ bounds: [Value], isClosed: Bool) {
    guard bounds.count == 2, bounds.allSatisfy({ $0 == .nil || $0.double != nil }) else {
      return nil
    }
    (lower, upper) = (bounds[0].double, bounds[1].double)
    self.isClosed = isClosed
    if let lower, let upper, lower > upper { return nil }
  }

  /// The range that `value` is.
  init?(_ value: Value) {
    guard case .object(Self.className, let fields) = value else { return nil }
    self.init(
      [fields["lowerBound"] ?? .nil, fields["upperBound"] ?? .nil],
      isClosed: fields["isClosed"]?.isTrue ?? false)
  }

  /// It as a value.
  var value: Value {
    .object(
      Self.className,
      [
        "lowerBound": lower.map { .number($0) } ?? .nil,
        "upperBound": upper.map { .number($0) } ?? .nil, "isClosed": .bool(isClosed),
      ])
  }

  /// Its whole numbers; nil if it has no end, or its bounds are not whole.
  var numbers: Range<Int>? {
    guard let low = lower.flatMap({ Int(exactly: $0) }),
      let high = upper.flatMap({ Int(exactly: $0) }), high < Int.max
    else { return nil }
    return low..<(isClosed ? high + 1 : high)
  }

  /// Whether `number` is in it.
  func contains(_ number: Double) -> Bool {
    if let lower, number < lower { return false }
    guard let upper else { return true }
    return isClosed ? number <= upper : number < upper
  }

  /// Its places in a list of `count` elements; nil if it goes beyond them.
  func places(of count: Int) -> Range<Int>? {
    var full = self
    full.lower = lower ?? 0
    if upper == nil {
      full.upper = Double(count)
      full.isClosed = false
    }
    guard let low = full.lower, let high = full.upper, low <= high, let places = full.numbers,
      places.lowerBound >= 0, places.upperBound <= count
    else { return nil }
    return places
  }
}
