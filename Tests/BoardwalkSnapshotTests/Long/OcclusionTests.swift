import BoardwalkBase
import BoardwalkDocument
import Testing

@testable import BoardwalkSnapshot

@Suite("Occlusion")
struct OcclusionTests {
  private func occlusion() -> Occlusion {
    Occlusion(columns: 10, bounds: LayoutRect(x: 0, y: 20, width: 80, height: 100))
  }

  @Test("a cover hides earlier marks within its frame")
  func order() {
    var occlusion = occlusion()
    occlusion.cover(2...4, from: 40, to: 60, with: 3)
    #expect(occlusion.hides(2, 45, behind: 2))
    #expect(!occlusion.hides(2, 45, behind: 3))
    #expect(!occlusion.hides(1, 45, behind: 2) && !occlusion.hides(5, 45, behind: 2))
    #expect(!occlusion.hides(2, 35, behind: 2) && !occlusion.hides(2, 61, behind: 2))
  }

  @Test("the front cover determines visibility")
  func several() {
    var occlusion = occlusion()
    occlusion.cover(0...9, from: 20, to: 120, with: 1)
    occlusion.cover(0...4, from: 20, to: 120, with: 5)
    #expect(occlusion.hides(0, 50, behind: 4))
    #expect(!occlusion.hides(9, 50, behind: 4) && occlusion.hides(9, 50, behind: 0))
  }

  @Test("covers thinner than a point are ignored, and large coordinates are safe")
  func extremes() {
    var occlusion = occlusion()
    occlusion.cover(0...9, from: 50, to: 50.5, with: 9)
    #expect(!occlusion.hides(0, 50, behind: 0))
    occlusion.cover(0...9, from: -1e300, to: 1e300, with: 9)
    for y in [-1e300, 0, 70, 1e300, .nan, .infinity] {
      #expect(occlusion.hides(-5, y, behind: 0) && occlusion.hides(500, y, behind: 8))
    }
  }
}
