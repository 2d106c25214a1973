import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene

/// The probable correction of a malformed attribute value.
enum ValueCorrection {
  /// The correction of `value` for the attribute `name` with the format `format`; nil if there is
  /// none.
  static func of(_ value: String, for name: String, _ format: ValueFormat) -> String? {
    switch format {
    case .boolean: booleans[value.lowercased()]
    case .priority: priorities[value] ?? number(value, format)
    case .number where name.hasSuffix("Height") && isAutomatic(value): "-1"
    case .number, .scalar, .numberOrInfinite: number(value, format)
    case .multiplier: nil
    }
  }

  /// The word that is most similar to `value`, as a suggestion.
  static func guess(_ value: String, _ format: ValueFormat) -> String? {
    format == .boolean ? Misspelling(value).closest(in: ["YES", "NO"]) : nil
  }

  /// The number in front of a unit, or with a comma for the point.
  private static func number(_ value: String, _ format: ValueFormat) -> String? {
    let plain = NumberWithUnit(value)?.number ?? value.replacing(",", with: ".")
    return plain != value && format.accepts(ArraySlice(plain.utf8)) ? plain : nil
  }

  /// UIKit has a constant for an automatic row height, Interface Builder a number.
  private static func isAutomatic(_ value: String) -> Bool {
    value.lowercased().hasPrefix("automatic") || value.hasSuffix(".automaticDimension")
  }

  /// Other spellings of a boolean.
  private static let booleans = [
    "yes": "YES", "true": "YES", "1": "YES", "on": "YES", "no": "NO", "false": "NO", "0": "NO",
    "off": "NO",
  ]

  /// UIKit's words for priorities.
  private static let priorities = [
    "required": "1000", "defaultHigh": "750", "high": "750", "defaultLow": "250", "low": "250",
    "fittingSizeLevel": "50",
  ]
}
