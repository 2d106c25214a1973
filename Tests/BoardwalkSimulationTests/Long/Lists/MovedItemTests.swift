import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Collection items moved by touch")
struct MovedItemTests {
  private func app(_ members: String) throws -> ScriptedApp {
    try ScriptedApp(
      grid: """
        state letters = ["a", "b", "c"]
        items { letters }
        cell "Cell" for letter { title.text = letter }
        \(members)
        """)
  }

  @Test("COL-33: an item is dragged to another one if the class has moveItem")
  func moves() throws {
    var app = try app(
      """
      moveItem {
          let letter = letters.remove(at: sourceIndexPath.item)
          letters.insert(letter, at: destinationIndexPath.item)
          log "\\(letters)"
        }
      """)
    try app.perform(.moveRow(try app.touchable("a"), to: try app.touchable("c")))
    #expect(app.logs == ["[b, c, a]"])
    #expect(app.trace.contains("Grid dataSource moveItemAt [0, 0] to [0, 2]"))
  }

  @Test("COL-33: an item that the data source does not let move stays")
  func refuses() throws {
    var fixed = try app("canMoveItem { false }\nmoveItem { log \"moved\" }")
    let (first, last) = (try fixed.touchable("a"), try fixed.touchable("c"))
    #expect(throws: EventError.self) { try fixed.perform(.moveRow(first, to: last)) }
    var without = try app("")
    #expect(throws: EventError.self) { try without.perform(.moveRow(first, to: last)) }
  }
}
