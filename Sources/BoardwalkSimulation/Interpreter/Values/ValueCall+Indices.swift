/// Calls that move an index of a list or a text, which is a number here.
extension ValueCall {
  static let indices: [String: @Sendable (Value, [Value]) -> Value?] = [
    "index(after:)": { _, arguments in arguments[0].moved(by: 1) },
    "index(before:)": { _, arguments in arguments[0].moved(by: -1) },
    "index(_:offsetBy:)": { _, arguments in
      arguments[1].integer.flatMap { arguments[0].moved(by: $0) }
    },
    "distance(from:to:)": { _, arguments in
      guard let start = arguments[0].double, let end = arguments[1].double else { return nil }
      return .number(end - start)
    },
  ]
}

extension Value {
  /// The index `count` places behind it; nil if it is no number.
  fileprivate func moved(by count: Int) -> Value? { double.map { .number($0 + Double(count)) } }
}
