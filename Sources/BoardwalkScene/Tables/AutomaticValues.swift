/// Automatic heights and sizes, which documents encode as special numbers.
enum AutomaticValues {
  /// Any word for it.
  static let word = FieldValue.plain("automatic")

  /// The value of the attribute `name`; nil if it has no automatic value.
  static func value(of name: String) -> FieldValue? {
    if heights.contains(name) { return .plain("-1") }
    return name == "estimatedItemSize" ? .call("size", ["-1", "-1"]) : nil
  }

  /// The attributes that are heights.
  static let heights: Set<String> = [
    "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
    "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
  ]
}
