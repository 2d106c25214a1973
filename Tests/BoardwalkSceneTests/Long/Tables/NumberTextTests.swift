import Testing

@testable import BoardwalkScene

@Suite("Full-precision numbers")
struct NumberTextTests {
  @Test(
    "numbers are written as by Interface Builder",
    arguments: [
      (0.1, "0.10000000000000001"), (0.5, "0.5"), (-0.2, "-0.20000000000000001"), (0, "0"),
      (1, "1"), (320, "320"), (1.0 / 3, "0.33333333333333331"), (28.5, "28.5"),
      (0.0001, "0.0001"), (99_999.999, "99999.998999999996"), (1e16, "10000000000000000"),
    ] as [(Double, String)])
  func examples(value: Double, text: String) {
    #expect(NumberText.allDigits(of: value) == text)
  }

  @Test("numbers with an exponent are the shortest")
  func beyond() {
    #expect(NumberText.allDigits(of: 1.5e-7) == "1.5e-07")
    #expect(NumberText.allDigits(of: 2.5e20) == "2.5e+20")
    #expect(NumberText.allDigits(of: .infinity) == "inf" && NumberText.allDigits(of: .nan) == "nan")
  }
}
