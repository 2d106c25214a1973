import BoardwalkBase
import Testing

@Suite("Plain numbers")
struct PlainNumberTests {
  @Test(
    "a number has at most two decimals and no exponent",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (375, "375"), (20.5, "20.5"), (20.333333333333332, "20.33"),
      (-0.001, "0"), (11.999999999999998, "12"), (0.005, "0.01"), (-8.25, "-8.25"),
      (1e9, "1000000000"), (0.1 + 0.2, "0.3"),
    ])
  func rounding(_ value: Double, _ expected: String) {
    #expect(PlainNumber.text(value) == expected)
  }

  @Test(
    "infinite, NaN and very large numbers have a text",
    arguments: [
      (Double.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (1e300, "1e+300"),
      (123_456_789_012_345_680, "1.2345678901234568e+17"),
    ])
  func extremeValues(_ value: Double, _ expected: String) {
    #expect(PlainNumber.text(value) == expected)
  }
}
