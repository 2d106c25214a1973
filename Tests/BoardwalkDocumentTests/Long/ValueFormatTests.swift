import Testing

@testable import BoardwalkDocument

@Suite("Attribute value formats")
struct ValueFormatTests {
  private func accepts(_ format: ValueFormat, _ value: String) -> Bool {
    format.accepts(ArraySlice(value.utf8))
  }

  @Test(
    "numbers have Interface Builder's format",
    arguments: ["0", "-1", "12.5", ".5", "5.", "+3", "1e-3", "1.7976931348623157e+308", "-0.0"])
  func numbers(_ value: String) {
    #expect(accepts(.number, value))
    #expect(accepts(.scalar, value))
  }

  @Test(
    "malformed numbers are rejected",
    arguments: ["", "-", ".", "12,5", "12pt", "1e", "1e+", "0x10", " 1", "1 ", "2O", "inf", "nan"])
  func noNumbers(_ value: String) {
    #expect(!accepts(.number, value))
  }

  @Test("words for non-finite numbers are rejected")
  func words() {
    #expect(accepts(.scalar, "inf"))
    #expect(accepts(.scalar, "nan"))
    #expect(accepts(.numberOrInfinite, "infinite"))
    #expect(!accepts(.numberOrInfinite, "none"))
  }

  @Test("priorities range from 0 to 1000")
  func priorities() {
    #expect(["0", "1", "249.5", "1000"].allSatisfy { accepts(.priority, $0) })
    #expect(!["-1", "1001", "high", ""].contains { accepts(.priority, $0) })
  }

  @Test("multipliers are numbers, ratios or fractions")
  func multipliers() {
    #expect(["0.8", "16:9", "1/3", "1.5:2"].allSatisfy { accepts(.multiplier, $0) })
    #expect(!["16:0", "16:9:4", ":", "a/b", ""].contains { accepts(.multiplier, $0) })
  }

  @Test("booleans are YES or NO only")
  func booleans() {
    #expect(["YES", "NO"].allSatisfy { accepts(.boolean, $0) })
    #expect(!["yes", "true", "1", "", "YESS"].contains { accepts(.boolean, $0) })
  }
}
