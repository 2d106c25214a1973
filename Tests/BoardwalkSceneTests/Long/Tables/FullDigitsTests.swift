import BoardwalkTestSupport
import Foundation
import Testing

@testable import BoardwalkScene

@Suite("Numbers with all their digits")
struct FullDigitsTests {
  @Test(
    "are written as Interface Builder writes them",
    arguments: [
      (0.1, "0.10000000000000001"), (0.5, "0.5"), (-0.2, "-0.20000000000000001"), (0, "0"),
      (1, "1"), (320, "320"), (1.0 / 3, "0.33333333333333331"), (28.5, "28.5"),
      (0.0001, "0.0001"), (99_999.999, "99999.998999999996"), (1e16, "10000000000000000"),
    ] as [(Double, String)])
  func examples(value: Double, text: String) {
    #expect(FullDigits.text(of: value) == text)
  }

  @Test("are those of C")
  func likeC() {
    var generator = SeededGenerator(seed: 17)
    let scales: [Double] = [1e-3, 1, 1_000, 1e9, 1e16]
    for _ in 0..<20_000 {
      let scale = scales.randomElement(using: &generator) ?? 1
      let value = Double.random(in: -1...1, using: &generator) * scale
      guard value.magnitude >= 1e-4 else { continue }
      #expect(FullDigits.text(of: value) == String(format: "%.17g", value))
    }
  }

  @Test("are those of C beside each power of ten")
  func powers() {
    for power in 0...16 {
      let ten = Double("1e\(power)") ?? 0
      for value in [ten.nextDown, ten, ten.nextUp, 1 / ten.nextUp, -ten] {
        guard value.magnitude >= 1e-4 else { continue }
        #expect(FullDigits.text(of: value) == String(format: "%.17g", value))
      }
    }
  }

  @Test("are the shortest where an exponent is needed")
  func beyond() {
    #expect(FullDigits.text(of: 1.5e-7) == "1.5e-07")
    #expect(FullDigits.text(of: 2.5e20) == "2.5e+20")
    #expect(FullDigits.text(of: .infinity) == "inf")
    #expect(FullDigits.text(of: .nan) == "nan")
  }
}
