import BoardwalkTestSupport
import Testing

@testable import BoardwalkCheck

@Suite("Contrast ratio")
struct ContrastRatioTests {
  private static let (black, white) = ([0.0, 0, 0], [1.0, 1, 1])

  /// Colors that follow from a seed.
  private func colors(_ count: Int) -> [[Double]] {
    var random = SeededGenerator(seed: 1)
    return (0..<count).map { _ in (0..<3).map { _ in Double(random.number(below: 256)) / 255 } }
  }

  @Test("contrast is between 1 and 21 and symmetric (WCAG 2.1)")
  func bounds() {
    for color in colors(50) {
      for other in colors(50) {
        let ratio = ContrastRatio(color, other).value
        #expect(ratio == ContrastRatio(other, color).value)
        #expect(ratio >= 1 && ratio <= 21.0001)
      }
      #expect(ContrastRatio(color, color).value == 1)
    }
    #expect(abs(ContrastRatio(Self.black, Self.white).value - 21) < 1e-9)
  }

  @Test("contrast grows with distance from white, and green weighs most")
  func growth() {
    let greys = stride(from: 1.0, through: 0, by: -0.05).map { [$0, $0, $0] }
    let ratios = greys.map { ContrastRatio($0, Self.white).value }
    #expect(ratios == ratios.sorted())
    let (red, green, blue) = ([1.0, 0, 0], [0.0, 1, 0], [0.0, 0, 1])
    let bright = [blue, red, green].map { ContrastRatio($0, Self.black).value }
    #expect(bright == bright.sorted() && Set(bright).count == 3)
  }

  @Test("the known threshold grays pass and fail (#767676)")
  func threshold() {
    let (passing, failing) = (Double(0x76) / 255, Double(0x77) / 255)
    #expect(ContrastRatio([passing, passing, passing], Self.white).value >= 4.5)
    #expect(ContrastRatio([failing, failing, failing], Self.white).value < 4.5)
    #expect(ContrastRatio([failing, failing, failing], Self.white).text == "4.4")
  }

  @Test("out-of-gamut colors are clamped")
  func beyond() {
    #expect(
      ContrastRatio([1.3, 1.1, 2], Self.black).value == ContrastRatio(Self.white, Self.black).value)
    #expect(ContrastRatio([-0.5, 0, 0], Self.white).text == "21.0")
  }
}
