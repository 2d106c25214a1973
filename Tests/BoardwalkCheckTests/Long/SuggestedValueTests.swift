import BoardwalkDocument
import Testing

@testable import BoardwalkCheck

@Suite("Suggested attribute values")
struct SuggestedValueTests {
  @Test(
    "units, decimal commas and UIKit words get a suggested value",
    arguments: [
      ("8px", "spacing", ValueFormat.number, "8"), ("1,5", "alpha", .scalar, "1.5"),
      ("automatic", "rowHeight", .number, "-1"),
      ("UITableView.automaticDimension", "estimatedRowHeight", .number, "-1"),
      ("required", "priority", .priority, "1000"), ("750pt", "priority", .priority, "750"),
      ("TRUE", "hidden", .boolean, "YES"),
    ])
  func meant(value: String, name: String, format: ValueFormat, meant: String) {
    #expect(ValueCorrection.of(value, for: name, format) == meant)
    #expect(format.accepts(ArraySlice(meant.utf8)))
  }

  @Test(
    "values without a near match get no suggestion",
    arguments: [
      ("wide", "spacing", ValueFormat.number), ("automatic", "spacing", .number),
      ("1,5,2", "alpha", .scalar), ("2000pt", "priority", .priority),
      ("maybe", "hidden", .boolean), ("2px", "multiplier", .multiplier),
    ])
  func nothing(value: String, name: String, format: ValueFormat) {
    #expect(ValueCorrection.of(value, for: name, format) == nil)
  }
}
