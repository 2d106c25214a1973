import BoardwalkBase
import BoardwalkGraph
import Testing

@testable import BoardwalkWeb

@Suite("Map layout")
struct MapLayoutTests {
  private let size = LayoutSize(width: 375, height: 667)

  private func card(_ scene: Int, at location: LayoutPoint?) -> SceneCard {
    SceneCard(
      place: ScenePlace(document: 0, scene: scene), picture: size, exitCount: 0,
      canvasLocation: location)
  }

  private func point(_ x: Double, _ y: Double) -> LayoutPoint { LayoutPoint(x: x, y: y) }

  @Test("scenes keep their Interface Builder positions with one gap between")
  func canvas() throws {
    let cards = [
      card(0, at: point(-26, 100)), card(1, at: point(774, 100)), card(2, at: point(774, 810)),
    ]
    let origins = try #require(CanvasArrangement(cards)).origins
    let gap = CanvasArrangement.gap
    #expect(origins[0] == point(0, 0))
    #expect(origins[1] == point(size.width + gap.width, 0))
    #expect(origins[2].x == origins[1].x)
    #expect(origins[2].y == cards[0].size.height + gap.height)
  }

  @Test("scenes with equal, missing or damaged positions are laid out by segues")
  func layers() throws {
    for location in [point(0, 0), nil, point(.infinity, 0)] {
      let cards = (0..<4).map { card($0, at: $0 == 0 ? point(0, 0) : location) }
      #expect(CanvasArrangement(cards) == nil)
      let edges = [(from: 0, to: 1), (from: 1, to: 2), (from: 2, to: 0), (from: 3, to: 3)]
      let origins = LayeredArrangement(cards, edges: edges).origins
      #expect(origins[0].x < origins[1].x)
      #expect(origins[1].x < origins[2].x)
      #expect(origins[3].x == origins[0].x)
      #expect(origins[3].y > origins[0].y)
    }
  }

  @Test("no two scenes overlap, whatever their positions")
  func overlaps() {
    let locations = [point(0, 0), point(20, 9), point(800, 0), point(812, 640), point(0, 1400)]
    for count in 1...locations.count {
      let layout = MapLayout((0..<count).map { card($0, at: locations[$0]) }, edges: [])
      let frames = layout.frames.values.map { $0 }
      for (index, frame) in frames.enumerated() {
        for other in frames.dropFirst(index + 1) {
          let isApart =
            frame.maxX <= other.minX || other.maxX <= frame.minX || frame.maxY <= other.minY
            || other.maxY <= frame.minY
          #expect(isApart)
        }
      }
    }
  }

  @Test("documents are arranged so that a window shows them as large as it can")
  func window() {
    // A broad document and a high one have room beside each other.
    func card(_ document: Int, _ scene: Int, x: Double, y: Double) -> SceneCard {
      SceneCard(
        place: ScenePlace(document: document, scene: scene), picture: size, exitCount: 0,
        canvasLocation: point(x, y))
    }
    let broad = (0..<4).map { card(0, $0, x: Double($0) * 600, y: 0) }
    let high = (0..<4).map { card(1, $0, x: 0, y: Double($0) * 800) }
    let layout = MapLayout(broad + high, edges: [])
    #expect(layout.documents[1]?.minY == 0)
    // Single scenes fill several rows.
    let single = MapLayout((0..<12).map { card($0, 0, x: 0, y: 0) }, edges: [])
    #expect(single.size.width > single.size.height && single.size.width < 3 * single.size.height)
  }

  @Test("arrows end at facing sides, and their labels cover nothing")
  func arrows() {
    let left = LayoutRect(x: 0, y: 0, width: 100, height: 200)
    let right = LayoutRect(x: 400, y: 0, width: 100, height: 200)
    let boxes = [left, right].map { ArrowRouter.Box(card: $0, picture: $0) }
    let label = LayoutSize(width: 60, height: 20)
    let router = ArrowRouter(
      boxes, edges: [(0, 1), (0, 1), (1, 0)], labels: [label, label, label])
    #expect(router.curves[0].start.x == 100)
    #expect(router.curves[0].end.x == 400)
    #expect(router.curves[2].start.x == 400)
    #expect(router.curves[2].end.x == 100)
    #expect(Set(router.labels).count == 3)
  }
}
