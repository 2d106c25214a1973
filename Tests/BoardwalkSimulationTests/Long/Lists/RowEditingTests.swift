import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Table editing")
struct RowEditingTests {
  private func launch(_ rows: Rows) throws -> Walk {
    try SketchedApp(
      .navigation("nav", root: "a"), .table("a").title("Items")
    ).launch(["AViewController": rows])
  }

  private func edit(_ walk: inout Walk) throws {
    let id = try walk.id("A")
    walk.act { $0.setEditing(true, of: id, animated: true) }
  }

  private func controls(_ walk: Walk) -> [String] {
    walk.simulation.touchables.filter { ![.cell, .backButton].contains($0.role) }.map(\.name)
  }

  private func heard(_ walk: Walk) -> [String] {
    walk.entries.map(\.text).filter { !$0.contains("numberOf") && !$0.contains("cellFor") }
  }

  @Test("TBL-30, TBL-40: setEditing edits the table, and rows name their editing styles")
  func controls() throws {
    var rows = Rows(["a", "b", "c", "d"])
    rows.style = { [.delete, .insert, .none, .delete][$0.item] }
    rows.moves = { $0.item == 3 }
    var walk = try launch(rows)
    #expect(controls(walk).isEmpty)
    try edit(&walk)
    #expect(controls(walk) == ["−", "+", "−", "≡"])
    #expect(walk.simulation.touchables.map(\.texts).contains(["−", "Remove a"]))
    let id = try walk.id("A")
    walk.act { $0.setEditing(false, of: id, animated: true) }
    #expect(controls(walk).isEmpty)
  }

  @Test("TBL-41: a minus sign shows a Delete button")
  func delete() throws {
    var walk = try launch(Rows(["a", "b"]) { $0.moves = { _ in false } })
    try edit(&walk)
    try walk.tap("Remove b")
    #expect(controls(walk) == ["−", "−", "Delete"])
    #expect(walk.entries.isEmpty, "nobody is told yet")
    try walk.tap("Delete")
    #expect(heard(walk) == ["dataSource commit delete [0, 1]"])
    #expect(walk.rows == ["a"])
    #expect(controls(walk) == ["−"])
  }

  @Test("TBL-41: a touch elsewhere closes the Delete button")
  func cancel() throws {
    var walk = try launch(Rows(["a", "b"]) { $0.moves = { _ in false } })
    try edit(&walk)
    try walk.tap("Remove b")
    try walk.tap("a")
    #expect(controls(walk) == ["−", "−"])
    #expect(walk.rows == ["a", "b"])
    try walk.tap("Remove b")
    try walk.tap("Remove b")
    #expect(controls(walk) == ["−", "−"], "and so does a second tap")
  }

  @Test("TBL-41: a plus sign inserts at once")
  func insert() throws {
    var walk = try launch(
      Rows(["a"]) {
        $0.style = { _ in .insert }
        $0.moves = { _ in false }
      })
    try edit(&walk)
    try walk.tap("Insert a")
    #expect(heard(walk) == ["dataSource commit insert [0, 0]"])
    #expect(walk.rows == ["New", "a"])
    #expect(controls(walk) == ["+", "+"], "the new row has been asked, too")
  }

  @Test("TBL-42: a swipe shows the button, and the delegate is notified of its beginning and end")
  func swipe() throws {
    var walk = try launch(Rows(["a", "b"]))
    try walk.perform(.swipeRow(walk.touchable("b")))
    #expect(heard(walk) == ["delegate willBeginEditing [0, 1]"])
    #expect(controls(walk) == ["Delete"])
    #expect(walk.simulation.texts.contains("Delete"))
    try walk.tap("a")
    #expect(heard(walk) == ["delegate didEndEditing [0, 1]"])
    try walk.perform(.swipeRow(walk.touchable("b")))
    try walk.tap("Delete")
    #expect(heard(walk) == ["dataSource commit delete [0, 1]", "delegate didEndEditing [0, 1]"])
    #expect(walk.rows == ["a"])
    try walk.perform(.swipeRow(walk.touchable("a")))
    try walk.perform(.scroll(.rows(1)))
    #expect(heard(walk) == ["delegate didEndEditing [0, 0]"])
  }

  @Test("TBL-42: only deletable rows of tables outside of editing can be swiped")
  func noSwipe() throws {
    var walk = try launch(Rows(["a"]) { $0.style = { _ in .insert } })
    try walk.perform(.swipeRow(walk.touchable("a")))
    #expect(controls(walk).isEmpty)
    walk = try launch(Rows(["a"]) { $0.hasRows = false })
    #expect(throws: EventError.noRow("Prototype")) {
      try walk.perform(.swipeRow(walk.touchable("Prototype")))
    }
  }

  @Test("TBL-44: an unreported deletion keeps the row")
  func silent() throws {
    var walk = try launch(Rows(["a", "b"]) { $0.deletesSilently = true })
    try walk.perform(.swipeRow(walk.touchable("b")))
    try walk.tap("Delete")
    #expect(walk.rows == ["a", "b"])
    #expect(controls(walk).isEmpty)
    let table = try walk.table()
    walk.act { $0.reloadData(of: table) }
    #expect(walk.rows == ["a"])
  }

  @Test("TBL-43: a dragged row moves before its data source is notified")
  func move() throws {
    var walk = try launch(Rows(["a", "b", "c"]))
    try edit(&walk)
    let row = try walk.touchable("a")
    try walk.perform(.moveRow(row, to: walk.touchable("c")))
    #expect(
      heard(walk) == [
        "delegate targetIndexPathForMove [0, 0] to [0, 2]", "dataSource moveRowAt [0, 0] to [0, 2]",
      ])
    #expect(walk.rows == ["b", "c", "a"])
    #expect(walk.entries.count == 2, "no cell is asked for")
  }

  @Test("TBL-43: a row that cannot move stays")
  func noMove() throws {
    var walk = try launch(Rows(["a", "b"]) { $0.moves = { $0.item == 1 } })
    #expect(throws: EventError.noMove("b")) {
      try walk.perform(.moveRow(walk.touchable("b"), to: walk.touchable("a")))
    }
    try edit(&walk)
    #expect(throws: EventError.noMove("a")) {
      try walk.perform(.moveRow(walk.touchable("a"), to: walk.touchable("b")))
    }
    try walk.perform(.moveRow(walk.touchable("b"), to: walk.touchable("a")))
    #expect(walk.rows == ["b", "a"])
  }
}
