import BoardwalkBase
import BoardwalkLayout
import BoardwalkSimulation
import Testing

@testable import BoardwalkSnapshot

@Suite("Touch regions")
struct TouchRegionTests {
  private func regions(_ simulation: Simulation) -> TouchRegions {
    SVGPicture().drawing(of: Screen(simulation), at: .zero, named: "s").regions
  }

  @Test("rows, bar items and the back button have touch regions at their frames")
  func bars() throws {
    let list = Simulation.launch(try Sample.homepwner().graph).simulation
    let rows = list.touchables.filter { $0.role == .cell }
    let item = try #require(list.touchables.first { $0.role == .barItem })
    let frames = rows.compactMap { regions(list)[$0] }
    #expect(!frames.isEmpty && frames.count == rows.count)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
    let itemFrame = try #require(regions(list)[item])
    #expect(itemFrame.maxY <= (try #require(frames.first)).minY)
    #expect(regions(list).backButton == nil)
    let detail = try list.after(.tap(rows[0])).simulation
    let back = try #require(regions(detail).backButton)
    #expect(back.minX < 20 && back.minY >= 20 && back.maxY <= 64)
  }

  @Test("each segment and each half of a stepper has a touch region")
  func sections() throws {
    let simulation = Simulation.launch(
      Sample(
        views: """
          <segmentedControl opaque="NO" id="seg-00-001">
          <rect key="frame" x="20" y="100" width="300" height="30"/>
          <segments><segment title="A"/><segment title="B"/><segment title="C"/></segments>
          </segmentedControl>
          <stepper opaque="NO" maximumValue="100" id="ste-00-001">
          <rect key="frame" x="20" y="200" width="94" height="32"/></stepper>
          """
      ).graph
    ).simulation
    let frames = simulation.touchables.map { regions(simulation)[$0] }
    #expect(frames.map { $0?.minX } == [20, 120, 220, 20, 67])
    #expect(frames.map { $0?.size.width } == [100, 100, 100, 47, 47])
  }

  @Test("elements off screen or behind a keyboard have no touch region")
  func hidden() throws {
    let field = { (id: String, y: Int) in
      """
      <textField opaque="NO" borderStyle="roundedRect" id="\(id)">
      <rect key="frame" x="20" y="\(y)" width="200" height="34"/></textField>
      """
    }
    let sample = Sample(
      views: field("fie-00-001", 100) + field("fie-00-002", 600) + field("fie-00-003", 900))
    let simulation = Simulation.launch(sample.graph).simulation
    let touchables = simulation.touchables
    #expect(touchables.map { regions(simulation)[$0]?.minY } == [100, 600, nil])
    let typing = try simulation.after(.tap(touchables[0])).simulation
    #expect(touchables.map { regions(typing)[$0]?.minY } == [100, nil, nil])
  }
}
