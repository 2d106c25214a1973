/// Heights and sizes that UIKit finds by itself, which documents say by numbers that no size has.
enum AutomaticValues {
  /// Any word for it.
  static let word = FieldValue.plain("automatic")

  /// What it means as the value of the attribute `name`; nil if it is a word like others.
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
