import Testing

@testable import BoardwalkDocument

/// A form that accepts a value which reading then ignores would hide a fault: the frame is wrong,
/// and no rule says so.
@Suite("Number parsing and validation")
struct NumberAgreementTests {
  static let spellings = [
    "0", "-0", "12", "+12", "-12.5", ".5", "5.", "1e3", "1E3", "1e-3", "1e+3", "007",
    "1.7976931348623157e+308", "1e308", "1e309", "-1e309", "1e999", "5e-324", "1e-999",
    String(repeating: "9", count: 308), String(repeating: "9", count: 400),
    "0." + String(repeating: "0", count: 400) + "1", "", "+", "e5", "1e", "1.2.3", "1,5", "0x1F",
    "0x1p3", "inf", "-inf", "nan", "infinity", "snan", "١٢", "1_000", "1 ", "\t1", "12pt",
  ]

  private func number(_ spelling: String) throws -> Double? {
    let tab = spelling.replacing("\t", with: "&#9;")
    let document = try #require(Document(xml: "<rect x=\"\(tab)\"/>"))
    return document.root.number("x")
  }

  @Test("a number is accepted if and only if it can be read", arguments: spellings)
  func agreement(_ spelling: String) throws {
    let isAccepted = ValueFormat.number.accepts(ArraySlice(spelling.utf8))
    let isRead = try number(spelling) != nil
    #expect(isAccepted == isRead)
  }

  @Test("a multiplier is accepted if and only if it can be read", arguments: spellings)
  func multipliers(_ spelling: String) {
    for multiplier in [spelling, "\(spelling):1", "1/\(spelling)"] {
      let isAccepted = ValueFormat.multiplier.accepts(ArraySlice(multiplier.utf8))
      #expect(isAccepted == (Multiplier(multiplier) != nil), "\(multiplier)")
    }
  }

  @Test(
    "an unreadable number yields the default",
    arguments: [("constant", 0.0), ("priority", 1000)] as [(String, Double)])
  func defaults(_ attribute: String, _ value: Double) throws {
    for spelling in ["", "none", "nan", "0x10", "1e999"] {
      let document = try #require(Document(xml: "<constraint \(attribute)=\"\(spelling)\"/>"))
      let constraint = Constraint(document.root)
      let read = attribute == "constant" ? constraint.constant : constraint.priority
      #expect(read == value, "\(spelling)")
    }
  }
}
