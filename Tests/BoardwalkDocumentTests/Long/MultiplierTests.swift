import BoardwalkDocument
import Testing

@Suite("Constraint multipliers")
struct MultiplierTests {
  @Test(
    "numbers, ratios and fractions spell the same multiplier",
    arguments: [
      ("1", 1), ("0.5", 0.5), (".5", 0.5), ("-2", -2), ("1e2", 100), ("1:2", 0.5), ("1/2", 0.5),
      ("16:9", 16.0 / 9), ("3/1", 3), ("1.5:2", 0.75), ("0:4", 0), ("-1:4", -0.25),
      ("1:-4", -0.25),
    ] as [(String, Double)])
  func values(_ spelling: String, _ value: Double) throws {
    let multiplier = try #require(Multiplier(spelling))
    #expect(multiplier.value == value)
    #expect(multiplier.spelling == spelling)
  }

  @Test(
    "a missing or extra component makes a multiplier malformed",
    arguments: ["", ":", "/", "16:", ":9", ":16:9", "16:9:", "16::9", "16:9:4", "1//3", "1/3/"])
  func parts(_ spelling: String) {
    #expect(Multiplier(spelling) == nil)
  }

  @Test(
    "numbers that only Swift accepts are malformed",
    arguments: ["0x10", "0x1p4", "inf", "nan", "infinity", "1:inf", "inf:1", "1 : 2", " 1", "１"])
  func foreignNumbers(_ spelling: String) {
    #expect(Multiplier(spelling) == nil)
  }

  @Test(
    "a multiplier is finite", arguments: ["1:0", "1/0", "0:0", "1:-0", "1e999", "1e308:1e-308"])
  func finite(_ spelling: String) {
    #expect(Multiplier(spelling) == nil)
  }

  @Test("a malformed multiplier is nil, not the default")
  func broken() throws {
    let document = try #require(
      Document(
        xml: """
          <constraints><constraint multiplier="16:" id="a"/><constraint id="b"/></constraints>
          """))
    let constraints = document.elements(of: .constraint).map(Constraint.init)
    #expect(constraints.map { $0.multiplier?.value } == [nil, 1])
  }
}
