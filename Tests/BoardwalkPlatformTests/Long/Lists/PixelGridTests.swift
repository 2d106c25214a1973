import BoardwalkBase
import BoardwalkDocument
import Testing

@testable import BoardwalkPlatform

@Suite("Pixel rounding")
struct PixelGridTests {
  private static let rects = [
    LayoutRect(x: 0.2, y: 10.3, width: 33.333, height: 50.5),
    LayoutRect(x: -7.77, y: 0, width: 0, height: 0.1),
    LayoutRect(x: 1e6 / 3, y: -1e6 / 7, width: 1e5 / 9, height: 3),
  ]

  @Test("a rectangle moves by at most half a pixel (FLOW-11)", arguments: [1.0, 2, 3])
  func distance(_ scale: Double) {
    for rect in Self.rects {
      let rounded = PixelGrid(scale: scale).rounding(rect)
      let moves = [
        rounded.minX - rect.minX, rounded.minY - rect.minY, rounded.size.width - rect.size.width,
        rounded.size.height - rect.size.height,
      ]
      #expect(moves.allSatisfy { abs($0) <= 0.5 / scale + 1e-9 })
    }
  }

  @Test("aligned rectangles are unchanged", arguments: [1.0, 2, 3])
  func idempotence(_ scale: Double) {
    let grid = PixelGrid(scale: scale)
    for rect in Self.rects {
      #expect(grid.rounding(grid.rounding(rect)) == grid.rounding(rect))
    }
  }

  @Test(
    "an unknown scale rounds to whole points", arguments: [0, -2, .nan, .infinity])
  func unknown(_ scale: Double) {
    #expect(PixelGrid(scale: scale) == PixelGrid(scale: 1))
  }
}
