import BoardwalkGraph
import Testing

@Suite("Constraint templates")
struct ConstraintTemplateTests {
  private func constraint(_ attributes: String, inside: String = "") throws -> ConstraintTemplate {
    let view = try Sample.view(
      """
      <view id="a"><constraints><constraint \(attributes)>\(inside)</constraint></constraints></view>
      """)
    return try #require(view.constraints.first)
  }

  @Test("every attribute of a constraint is read")
  func attributes() throws {
    let constraint = try constraint(
      """
      firstItem="x" firstAttribute="leading" relation="lessThanOrEqual" secondItem="y" \
      secondAttribute="trailing" multiplier="0.5" constant="-8.5" priority="750" symbolic="YES" \
      placeholder="YES" id="c"
      """)
    #expect(constraint.id == "c")
    #expect(constraint.firstItem == "x")
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.secondItem == "y")
    #expect(constraint.secondAttribute == .trailing)
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.constant == -8.5)
    #expect(constraint.priority == 750)
    #expect(constraint.isSymbolic)
    #expect(constraint.isPlaceholder)
    #expect(constraint.rest == nil)
  }

  @Test("absent attributes of a constraint have default values")
  func defaults() throws {
    let constraint = try constraint(#"firstAttribute="width" id="c""#)
    #expect(constraint.firstItem == nil)
    #expect(constraint.secondItem == nil)
    #expect(constraint.relation == .equal)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.priority == 1000)
    #expect(!constraint.isSymbolic)
    #expect(!constraint.isPlaceholder)
  }

  @Test(
    "multipliers are decimals, or ratios with a colon or a slash",
    arguments: [("0.8", 0.8), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("1:1", 1)])
  func multipliers(spelling: String, value: Double) throws {
    let constraint = try constraint("firstAttribute=\"width\" multiplier=\"\(spelling)\"")
    #expect(constraint.multiplier == value)
  }

  @Test(
    "malformed multipliers are archived",
    arguments: ["wide", "1:0", "inf", "nan", "1e308:1e-308", "1:2:3", ""])
  func malformedMultipliers(spelling: String) throws {
    let constraint = try constraint("firstAttribute=\"width\" multiplier=\"\(spelling)\"")
    #expect(constraint.multiplier == 1)
    #expect(constraint.rest?.attributes == ["multiplier": spelling])
  }

  @Test(
    "malformed constants and priorities are archived",
    arguments: ["inf", "nan", "-infinity", "eight"])
  func malformedNumbers(spelling: String) throws {
    let constraint = try constraint(
      "firstAttribute=\"width\" constant=\"\(spelling)\" priority=\"\(spelling)\"")
    #expect(constraint.constant == 0)
    #expect(constraint.priority == 1000)
    #expect(constraint.rest?.attributes == ["constant": spelling, "priority": spelling])
  }

  @Test("variations and identifiers of constraints are kept")
  func variations() throws {
    let constraint = try constraint(
      #"firstAttribute="top" identifier="gap" id="c""#,
      inside: #"<variation key="heightClass=compact" constant="4"/><note/>"#)
    #expect(constraint.variations.first?.attributes["constant"] == "4")
    #expect(constraint.rest?.attributes == ["identifier": "gap"])
    #expect(constraint.rest?.children.map(\.name) == ["note"])
  }
}
