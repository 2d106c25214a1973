import BoardwalkTestSupport
import Testing

@testable import BoardwalkSnapshot

@Suite("Paint colors")
struct PaintTests {
  @Test(
    "a color is written as its hexadecimal number",
    arguments: [0, 0x7F, 0x1234, 0x007AFF, 0xFFFFFF])
  func roundTrip(_ hex: Int) throws {
    let written = Paint(hex).hex
    #expect(written.count == 7 && written.first == "#")
    #expect(Int(written.dropFirst(), radix: 16) == hex)
  }

  @Test("components are clamped")
  func bounds() {
    for part in [-1.0, 0, 0.5, 1, 7, .nan, .infinity, -.infinity] {
      let paint = Paint(red: part, green: 0, blue: 1, alpha: part)
      #expect((0...1).contains(paint.red) && (0...1).contains(paint.alpha))
      #expect(paint.hex.hasSuffix("00ff"))
    }
  }

  @Test(
    "a color requires four components",
    arguments: [nil, [], [1], [1, 1, 1], [1, 1, 1, 1, 1]] as [[Double]?])
  func parts(_ components: [Double]?) {
    #expect(Paint(components: components) == nil)
  }

  @Test("opacities multiply")
  func fading() {
    let paint = Paint(0x336699)
    #expect(paint.faded(to: 0.5).faded(to: 0.5) == paint.faded(to: 0.25))
    #expect(paint.faded(to: 1) == paint)
    #expect(!paint.faded(to: 0).isVisible && !Paint.clear.isVisible)
    #expect(paint.faded(to: 0.5).hex == paint.hex)
  }

  @Test("a transparent fill is none, and partial opacity is written")
  func filling() {
    func attributes(_ paint: Paint) -> [String: String] {
      let element = SVGElement("rect").filled(paint)
      return Dictionary(uniqueKeysWithValues: element.attributes.map { ($0.name, $0.value) })
    }
    #expect(attributes(.white) == ["fill": "#ffffff"])
    #expect(attributes(.clear) == ["fill": "none"])
    #expect(attributes(Paint(0, alpha: 0.25)) == ["fill": "#000000", "fill-opacity": "0.25"])
  }
}
