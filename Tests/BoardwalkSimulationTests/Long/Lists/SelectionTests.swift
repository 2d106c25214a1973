import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Row selection")
struct SelectionTests {
  private let rows = Rows(["a", "b", "c"])

  private func launch(_ rows: Rows, cell: String = "", content: String = "", table: String = "")
    throws -> Walk
  {
    try SketchedApp(
      .navigation("nav", root: "a"),
      .table("a", cell: cell, content: content, table).title("Items"), Sketch("b")
    ).launch(["AViewController": rows])
  }

  private func delegates(_ walk: Walk) -> [String] {
    walk.entries.map(\.text).filter { $0.hasPrefix("delegate") }
      .map { String($0.dropFirst("delegate ".count)) }
  }

  private func selected(_ walk: Walk) throws -> [Int] {
    try #require(walk.simulation[try walk.table()]).selected.map(\.item)
  }

  @Test("TBL-10, TBL-11, TBL-16: a tap highlights and then selects")
  func order() throws {
    var walk = try launch(rows)
    try walk.tap("b")
    #expect(
      delegates(walk) == [
        "shouldHighlight [0, 1]: yes", "didHighlight [0, 1]", "didUnhighlight [0, 1]",
        "willSelect [0, 1]", "didSelect [0, 1]", "performPrimaryAction [0, 1]",
      ])
    try walk.tap("c")
    #expect(
      delegates(walk) == [
        "shouldHighlight [0, 2]: yes", "didHighlight [0, 2]", "didUnhighlight [0, 2]",
        "willSelect [0, 2]", "willDeselect [0, 1]", "didDeselect [0, 1]", "didSelect [0, 2]",
        "performPrimaryAction [0, 2]",
      ])
    #expect(try selected(walk) == [2])
    let table = try walk.table()
    let looks = walk.simulation.indexPathsForVisibleItems(in: table).map { path in
      walk.simulation.cell(at: path, in: table).flatMap {
        walk.simulation[ViewID("a-cell", of: table.controller, in: $0)]
      }?
      .isSelected
    }
    #expect(looks == [false, false, true])
  }

  @Test("TBL-13: a touch lifted elsewhere changes no selection")
  func lifted() throws {
    var walk = try launch(rows)
    try walk.tap("b")
    try walk.perform(.touch(walk.touchable("c"), .hold))
    #expect(delegates(walk) == ["shouldHighlight [0, 2]: yes", "didHighlight [0, 2]"])
    try walk.perform(.endGesture(completed: false))
    #expect(delegates(walk) == ["didUnhighlight [0, 2]"])
    #expect(try selected(walk) == [1])
  }

  @Test("TBL-12: a second tap selects again without deselecting")
  func again() throws {
    var walk = try launch(rows)
    try walk.tap("b")
    try walk.tap("b")
    #expect(delegates(walk).contains("didSelect [0, 1]"))
    #expect(
      !delegates(walk).contains { $0.contains("eselect [0, 1]") && $0.hasPrefix("d") == false })
    #expect(try selected(walk) == [1])
  }

  @Test("TBL-10: a rejected highlight ends the tap and keeps the selection")
  func noHighlight() throws {
    var walk = try launch(Rows(["a", "b"]) { $0.highlights = { $0.item == 0 } })
    try walk.tap("a")
    try walk.tap("b")
    #expect(delegates(walk) == ["shouldHighlight [0, 1]: no"])
    #expect(try selected(walk) == [0])
  }

  @Test("TBL-12, S0-22: willSelect can reject or replace the row")
  func veto() throws {
    let segue = "<segue destination=\"b\" kind=\"show\" id=\"s\"/>"
    var walk = try launch(Rows(["a", "b"]) { $0.selects = { _ in nil } }, content: segue)
    try walk.tap("b")
    #expect(delegates(walk).last == "willSelect [0, 1]: nil")
    #expect(try selected(walk).isEmpty)
    #expect(walk.stack == ["A"], "no segue either")
    walk = try launch(Rows(["a", "b"]) { $0.selects = { _ in ItemPath(item: 0) } })
    try walk.tap("b")
    #expect(delegates(walk).contains("didSelect [0, 0]"))
    #expect(try selected(walk) == [0])
  }

  @Test("SEG-14, S2-14: a row's segue sees the selected row")
  func segue() throws {
    var rows = rows
    rows.onPrepare = { controller, segue in
      guard let table = controller.list("tableView"),
        let path = controller.indexPathForSelectedItem(in: table)
      else { return }
      controller.log(
        "\(controller.state.sections[0][path.item]) to \(controller.simulation[segue.destination]?.name ?? "")"
      )
    }
    var walk = try launch(rows, content: "<segue destination=\"b\" kind=\"show\" id=\"s\"/>")
    try walk.tap("c")
    #expect(walk.logs == ["c to B"])
    #expect(walk.stack == ["A", "B"])
  }

  @Test("TBL-30, ORC-28: the selection is cleared after viewWillAppear on return")
  func clearing() throws {
    var rows = rows
    rows.onWillAppear = { controller in
      guard let table = controller.list("tableView") else { return }
      controller.log("\(controller[table]?.selected.count ?? 0)")
    }
    var walk = try launch(rows, content: "<segue destination=\"b\" kind=\"show\" id=\"s\"/>")
    try walk.tap("c")
    #expect(
      try #require(walk.simulation[ListID("a-table", of: try walk.id("A"))]).selected.count == 1)
    try walk.back()
    #expect(walk.logs == ["1"])
    #expect(try selected(walk).isEmpty)
    #expect(delegates(walk).isEmpty, "nobody is told")
  }

  @Test("TBL-30: clearing on return can be disabled")
  func keeping() throws {
    var rows = rows
    rows.onLoad = { controller in
      guard let table = controller.list("tableView") else { return }
      controller.update(table) { $0.clearsSelectionOnViewWillAppear = false }
    }
    var walk = try launch(rows, content: "<segue destination=\"b\" kind=\"show\" id=\"s\"/>")
    try walk.tap("c")
    try walk.back()
    #expect(try selected(walk) == [2])
  }

  @Test("TBL-14: multiple selection toggles, and none can be selected without selection")
  func several() throws {
    var walk = try launch(rows, table: "allowsMultipleSelection=\"YES\"")
    try walk.tap("a")
    try walk.tap("c")
    #expect(try selected(walk) == [0, 2])
    try walk.tap("a")
    #expect(
      delegates(walk).suffix(2) == ["willDeselect [0, 0]", "didDeselect [0, 0]"])
    #expect(try selected(walk) == [2])
    walk = try launch(rows, table: "allowsSelection=\"NO\"")
    try walk.tap("a")
    #expect(delegates(walk).isEmpty)
  }

  @Test("TBL-14: editing selects only if allowed")
  func whileEditing() throws {
    for (attribute, count) in [
      ("", 0), ("allowsSelectionDuringEditing=\"YES\"", 1),
      ("allowsMultipleSelectionDuringEditing=\"YES\"", 2),
    ] {
      var walk = try launch(rows, table: attribute)
      let table = try walk.table()
      walk.act { $0.setEditing(true, in: table) }
      try walk.tap("a")
      try walk.tap("b")
      #expect(try selected(walk).count == count)
    }
  }

  @Test("TBL-15: selection from code calls no delegate")
  func programmatic() throws {
    var walk = try launch(rows)
    let table = try walk.table()
    walk.act { $0.select(ItemPath(item: 1), in: table) }
    walk.act { $0.select(ItemPath(item: 2), in: table) }
    walk.act { $0.select(ItemPath(item: 9), in: table) }
    #expect(walk.trace.isEmpty)
    #expect(try selected(walk) == [2])
    walk.act { $0.deselect(ItemPath(item: 2), in: table) }
    #expect(try selected(walk).isEmpty)
  }

  @Test("TBL-20: only detail accessories are buttons, and they select nothing")
  func accessory() throws {
    var walk = try launch(rows, cell: "accessoryType=\"detailDisclosureButton\"")
    let button = try #require(walk.simulation.touchables.last)
    #expect(button.role == .detailButton)
    try walk.perform(.tap(button))
    #expect(delegates(walk) == ["accessoryButtonTapped [0, 2]"])
    #expect(try selected(walk).isEmpty)
    #expect(try launch(rows, cell: "accessoryType=\"checkmark\"").simulation.touchables.count == 3)
  }

  @Test("a selected row is drawn selected when it becomes visible again")
  func scrolled() throws {
    var walk = try launch(Rows((1...40).map { "Row \($0)" }))
    try walk.tap("Row 2")
    try walk.perform(.scroll(.rows(20)))
    try walk.perform(.scroll(.rows(-20)))
    let list = try #require(
      walk.simulation.runningLists(of: try walk.table().controller).values.first)
    #expect(list.parts.filter(\.isSelected).map(\.path.item) == [1])
    #expect(
      list.parts.compactMap { part -> Bool? in
        guard case .cell(_, let view) = part.content else { return nil }
        return view.content.isSelected
      }.firstIndex(of: true) == 1)
  }

  @Test("TBL-02: rows of static tables are selected with delegate calls")
  func staticRows() throws {
    let cell = { (id: String, text: String) in
      "<tableViewCell id=\"\(id)\"><tableViewCellContentView key=\"contentView\" id=\"\(id)-c\">"
        + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"44\"/><subviews>"
        + "<label id=\"\(id)-l\" text=\"\(text)\"/></subviews></tableViewCellContentView>"
        + "</tableViewCell>"
    }
    var walk = try SketchedApp(
      Sketch("a", "tableViewController", class: "AViewController").part(
        """
        <tableView key="view" id="a-table" dataMode="static"><sections>
        <tableViewSection headerTitle="One"><cells>\(cell("x", "X"))\(cell("y", "Y"))</cells>
        </tableViewSection></sections></tableView>
        """)
    ).launch(["AViewController": rows])
    #expect(walk.rows == ["X", "Y"])
    try walk.tap("Y")
    #expect(delegates(walk).contains("didSelect [0, 1]"))
    #expect(try selected(walk) == [1])
    #expect(walk.simulation[ViewID("y", of: try walk.id("A"))]?.isSelected == true)
    try walk.tap("X")
    #expect(walk.simulation[ViewID("y", of: try walk.id("A"))]?.isSelected == false)
  }
}
