/// A number as the web or Android have it: `8px`, `12pt`, `16dp`.
package struct NumberWithUnit: Sendable {
  /// The number as written, without the unit.
  package let number: String

  /// The unit; empty if the number is bare.
  package let unit: String

  /// The number of `text`, with or without a unit; nil if it is not one.
  package init?(_ text: String) {
    let unit = text.drop { $0.isNumber || $0 == "." || $0 == "-" }
    guard unit.isEmpty || Self.units.contains(String(unit)),
      Double(text.dropLast(unit.count)) != nil
    else { return nil }
    number = String(text.dropLast(unit.count))
    self.unit = String(unit)
  }

  /// Units of length of other languages.
  private static let units: Set<String> = ["px", "pt", "dp", "sp", "em", "rem"]
}
