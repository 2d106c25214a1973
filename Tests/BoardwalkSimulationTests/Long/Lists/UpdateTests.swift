import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Row updates")
struct UpdateTests {
  private typealias Step = @Sendable (inout RunningController<Rows>, ListID) -> Void

  /// A table of rows whose button in the bar does `step`.
  private func launch(_ sections: [String]..., step: @escaping Step) throws -> Walk {
    var rows = Rows(["a", "b", "c"])
    if let first = sections.first {
      rows = Rows(first)
      if sections.count > 1 { rows = Rows(first, sections[1]) }
    }
    rows.actions = [
      "go:": { controller, _ in
        guard let table = controller.list("tableView") else { return }
        step(&controller, table)
      }
    ]
    return try SketchedApp(
      .navigation("nav", root: "a"),
      .table("a").item(
        "title=\"Items\"",
        """
        <barButtonItem key="rightBarButtonItem" id="r" title="Go"><connections>
        <action selector="go:" destination="a" id="act"/></connections></barButtonItem>
        """)
    ).launch(["AViewController": rows])
  }

  private func asked(_ walk: Walk) -> [String] {
    walk.entries.map(\.text).filter { $0.hasPrefix("dataSource") }
      .map { String($0.dropFirst("dataSource ".count)) }
  }

  @Test("TBL-44, S2-39: an inserted row is requested, others are unchanged")
  func insert() throws {
    var walk = try launch { controller, table in
      controller.state.sections[0].insert("new", at: 1)
      controller.insert([ItemPath(item: 1)], in: table)
    }
    try walk.tap("Go")
    #expect(walk.rows == ["a", "new", "b", "c"])
    #expect(asked(walk) == ["numberOfRowsInSection 0: 4", "cellForRowAt [0, 1]"])
  }

  @Test("TBL-44: a deleted row's cell is reused")
  func delete() throws {
    var walk = try launch { controller, table in
      controller.state.sections[0].removeFirst()
      controller.delete([ItemPath(item: 0)], in: table)
    }
    try walk.tap("Go")
    #expect(walk.rows == ["b", "c"])
    #expect(asked(walk) == ["numberOfRowsInSection 0: 2"])
    try walk.tap("Go")
    try walk.tap("Go")
    #expect(walk.rows == [])
  }

  @Test("TBL-44: a reloaded row is requested again and deselected")
  func reload() throws {
    var walk = try launch { controller, table in
      controller.state.sections[0][2] = "C"
      controller.select(ItemPath(item: 2), in: table)
      controller.reload([ItemPath(item: 2)], in: table)
    }
    try walk.tap("Go")
    #expect(walk.rows == ["a", "b", "C"])
    #expect(asked(walk) == ["numberOfRowsInSection 0: 3", "cellForRowAt [0, 2]"])
    #expect(walk.simulation[try walk.table()]?.selected == [])
  }

  @Test("TBL-44: a moved row keeps its selection and its cell")
  func move() throws {
    var walk = try launch { controller, table in
      controller.select(ItemPath(item: 0), in: table)
      controller.state.sections[0] = ["b", "c", "a"]
      controller.move(ItemPath(item: 0), to: ItemPath(item: 2), in: table)
    }
    try walk.tap("Go")
    #expect(walk.rows == ["b", "c", "a"])
    #expect(asked(walk) == ["numberOfRowsInSection 0: 3"])
    #expect(walk.simulation[try walk.table()]?.selected == [ItemPath(item: 2)])
  }

  @Test("TBL-44: in a batch, deletions use old and insertions new index paths")
  func batch() throws {
    var walk = try launch { controller, table in
      controller.state.sections[0] = ["new", "b", "newer"]
      controller.performBatchUpdates(in: table, completion: "done") {
        $0.delete([ItemPath(item: 0), ItemPath(item: 2)], in: table)
        $0.insert([ItemPath(item: 0), ItemPath(item: 2)], in: table)
      }
      controller.log("after")
    }
    try walk.tap("Go")
    #expect(walk.rows == ["new", "b", "newer"])
    #expect(asked(walk).first == "numberOfRowsInSection 0: 3")
    #expect(asked(walk).filter { $0.hasPrefix("number") }.count == 1)
    let lines = walk.entries.map(\.text)
    #expect(lines.suffix(2) == ["after", "completion done"], "ORC-31: in the next turn")
  }

  @Test("TBL-44: sections are inserted, deleted and reloaded")
  func sections() throws {
    var walk = try launch(["a"], ["b"]) { controller, table in
      controller.state.sections = [["new"], ["b"]]
      controller.performBatchUpdates(in: table) {
        $0.deleteSections([0], in: table)
        $0.insertSections([0], in: table)
      }
      controller.state.sections[1] = ["B", "BB"]
      controller.reloadSections([1], in: table)
    }
    try walk.tap("Go")
    #expect(walk.simulation.exception == nil)
    #expect(walk.rows == ["new", "B", "BB"])
  }

  @Test("EXC-31: inconsistent row counts raise UIKit's message")
  func mismatch() throws {
    var walk = try launch { controller, table in
      controller.state.sections[0] = ["a", "b"]
      controller.insert([ItemPath(item: 0)], in: table)
    }
    try walk.tap("Go")
    #expect(walk.simulation.exception?.name == "NSInternalInconsistencyException")
    #expect(
      walk.simulation.exception?.reason
        == "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
        + "existing section after the update (2) must be equal to the number of rows contained in that "
        + "section before the update (3), plus or minus the number of rows inserted or deleted from "
        + "that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out "
        + "of that section (0 moved in, 0 moved out).")
    #expect(walk.simulation.exception?.event == "tap bar item \"Go\"")
  }

  @Test("EXC-31: inconsistent section counts and moves raise")
  func otherMismatches() throws {
    var walk = try launch(["a"], ["b"]) { controller, table in
      controller.state.sections = [["a"]]
      controller.insert([ItemPath(item: 0)], in: table)
    }
    try walk.tap("Go")
    #expect(
      walk.simulation.exception?.reason.hasPrefix(
        "Invalid update: invalid number of sections.  The number of sections contained in the table "
          + "view after the update (1)") == true)
    walk = try launch(["a"], ["b"]) { controller, table in
      controller.move(ItemPath(item: 0), to: ItemPath(section: 1, item: 0), in: table)
    }
    try walk.tap("Go")
    #expect(
      walk.simulation.exception?.reason.hasSuffix(
        "(0 moved in, 1 moved out).") == true)
  }

  @Test("updates before the first display are applied on display")
  func unseen() throws {
    var rows = Rows(["a"])
    rows.onLoad = { controller in
      guard let table = controller.list("tableView") else { return }
      controller.state.sections[0].append("b")
      controller.insert([ItemPath(item: 1)], in: table)
    }
    let walk = try SketchedApp(.table("a")).launch(["AViewController": rows])
    #expect(walk.simulation.exception == nil)
    #expect(walk.rows == ["a", "b"])
  }
}
