import BoardwalkCheck
import Testing

/// What rules about constraints find, and beside it what looks alike and is as it should be.
@Suite("Constraint rules")
struct ConstraintRuleTests {
  /// What `rule` finds in a view that holds two others and `constraints`.
  private func messages(_ rule: Rule, _ constraints: String..., rest: String = "") -> [String] {
    let list = constraints.enumerated().map { "<constraint \($1) id=\"c\($0)\"/>" }.joined()
    return rule.messages(
      in: Snippet.storyboard(
        Snippet.controller(
          view: Snippet.subviews("<view id=\"a\"/><view id=\"b\"/>")
            + "<constraints>\(list)</constraints>", rest)))
  }

  private static let leading =
    "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"b\" secondAttribute=\"trailing\""

  @Test(
    "duplicate constraints are reported in either direction",
    arguments: [
      leading + " constant=\"8\"",
      "firstItem=\"b\" firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"leading\" "
        + "constant=\"-8\"",
      leading + " constant=\"8.0\" multiplier=\"1\"",
      leading + " constant=\"8\" relation=\"equal\"",
      leading + " constant=\"8\" priority=\"1000\"",
    ] as [String])
  func same(_ other: String) {
    #expect(messages(.duplicateConstraint, Self.leading + " constant=\"8\"", other).count == 1)
    #expect(messages(.duplicateConstraint, other, Self.leading + " constant=\"8\"").count == 1)
  }

  @Test(
    "constraints that differ are not duplicates",
    arguments: [
      leading + " constant=\"9\"", leading + " constant=\"-8\"",
      leading + " constant=\"8\" priority=\"999\"", leading + " constant=\"8\" multiplier=\"2\"",
      leading + " constant=\"8\" relation=\"greaterThanOrEqual\"",
      leading + " constant=\"8\" placeholder=\"YES\"",
      leading + " constant=\"8\" identifier=\"gap\"",
      leading.replacing("trailing", with: "leading") + " constant=\"8\"",
      leading.replacing("\"b\"", with: "\"con-view\"") + " constant=\"8\"",
      "firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"a\" secondAttribute=\"trailing\" "
        + "constant=\"8\"",
      "firstItem=\"b\" firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"leading\" "
        + "constant=\"8\"",
    ] as [String])
  func different(_ other: String) {
    #expect(messages(.duplicateConstraint, Self.leading + " constant=\"8\"", other).isEmpty)
  }

  @Test("reversed inequalities are duplicates, and opposite bounds are not")
  func bounds() {
    let atLeast = Self.leading + " constant=\"8\" relation=\"greaterThanOrEqual\""
    let atMost =
      "firstItem=\"b\" firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"leading\" "
      + "constant=\"-8\" relation=\"lessThanOrEqual\""
    #expect(messages(.duplicateConstraint, atLeast, atMost).count == 1)
    let other = atMost.replacing("lessThan", with: "greaterThan")
    #expect(messages(.duplicateConstraint, atLeast, other).isEmpty)
  }

  @Test("a duplicate that an outlet uses is not reported")
  func outlets() {
    let outlet = Snippet.connections("<outlet property=\"gap\" destination=\"c1\"/>")
    let same = Self.leading + " constant=\"8\""
    #expect(messages(.duplicateConstraint, same, same, rest: outlet).isEmpty)
    #expect(messages(.duplicateConstraint, same, same, same, rest: outlet).count == 1)
  }

  @Test(
    "attributes of different axes and dimensions are not comparable",
    arguments: [
      ("leading", "trailing", 0), ("leading", "leadingMargin", 0), ("leading", "centerX", 0),
      ("left", "right", 0), ("top", "bottom", 0), ("top", "firstBaseline", 0),
      ("baseline", "centerY", 0), ("width", "height", 0), ("width", "width", 0),
      ("leading", "top", 1), ("centerX", "centerY", 1), ("width", "leading", 1),
      ("top", "height", 1), ("leading", "left", 1), ("left", "centerX", 0),
    ])
  func pairs(_ first: String, _ second: String, _ count: Int) {
    for (one, other) in [(first, second), (second, first)] {
      let constraint =
        "firstItem=\"a\" firstAttribute=\"\(one)\" secondItem=\"b\" secondAttribute=\"\(other)\""
      #expect(messages(.impossibleConstraint, constraint).count == count, "\(one), \(other)")
    }
  }

  @Test(
    "only dimensions may equal constants",
    arguments: [
      ("firstItem=\"a\" firstAttribute=\"width\" constant=\"40\"", 0),
      ("firstItem=\"a\" firstAttribute=\"top\" constant=\"40\"", 1),
      ("firstItem=\"a\" firstAttribute=\"centerX\" constant=\"40\"", 1),
      (leading + " multiplier=\"0\"", 1), (leading + " multiplier=\"0.5\"", 0),
      (
        "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" "
          + "multiplier=\"0\"", 0
      ),
    ] as [(String, Int)])
  func numbers(_ constraint: String, _ count: Int) {
    #expect(messages(.impossibleConstraint, constraint).count == count)
  }

  @Test(
    "margins are reported only if the rule is turned on",
    arguments: [
      ("leadingMargin", 1), ("topMargin", 1), ("leading", 0), ("centerXWithinMargins", 0),
    ])
  func margins(_ attribute: String, _ count: Int) {
    let constraint =
      "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"b\" secondAttribute=\"\(attribute)\""
    #expect(messages(.marginRelativeConstraint, constraint).count == count)
    #expect(!Rule.marginRelativeConstraint.isOn)
  }
}
