import BoardwalkSimulation
import BoardwalkSnapshot
import Foundation
import Testing

@Suite("Scene snapshots")
struct SceneSnapshotTests {
  private struct File: Decodable {
    let schema: Int
    let scenes: [SceneSnapshot]
  }

  private func views(of simulation: Simulation) throws -> [ViewSnapshot] {
    let text = try SceneSnapshot.json([SceneSnapshot(simulation)])
    let file = try JSONDecoder().decode(File.self, from: Data(text.utf8))
    #expect(file.schema == 1)
    var all: [ViewSnapshot] = []
    var next = file.scenes.flatMap(\.views)
    while let view = next.popLast() {
      all.append(view)
      next += view.views
    }
    return all
  }

  @Test("frames are in the coordinates of the superview")
  func frames() throws {
    let views = try views(of: Sample.homepwner().simulation(nil, LaunchOptions()))
    let label = try #require(views.first { $0.id == "zhr-6T-3dt" })
    #expect(label.frame == [16, 11, 92.5, 20.5])
    #expect(label.text == "Rusty Spork")
    #expect(label.class == "UILabel")
    let cell = try #require(views.first { $0.class == "ItemCell" })
    #expect(cell.frame == [0, 0, 375, 60])
    let table = try #require(views.first { $0.class == "UITableView" })
    #expect(table.contentOffset == [0, -64], "the rows begin below the bars")
  }

  @Test("a snapshot has the frontmost scene")
  func frontScene() throws {
    let snapshot = SceneSnapshot(try Sample.homepwner().simulation("New Item", LaunchOptions()))
    #expect(snapshot.id == "OzS-5o-Rre")
    #expect(snapshot.title == "New Item")
    #expect(snapshot.device == "iPhone 8, portrait, system 18")
    #expect(snapshot.views.count == 2)
  }
}
