import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSchema
import BoardwalkSimulation
import Testing

@Suite("Tables")
struct TableTests {
  private func launch(_ rows: Rows, cell: String = "", table: String = "") throws -> Walk {
    try SketchedApp(
      .navigation("nav", root: "a"), .table("a", cell: cell, table).title("Items")
    ).launch(["AViewController": rows])
  }

  private func lines(_ walk: Walk, _ words: String...) -> [String] {
    walk.entries.map(\.text).filter { line in words.contains { line.contains($0) } }
  }

  @Test("TBL-04: counts are requested once and cells as the view appears")
  func loading() throws {
    let walk = try launch(Rows(["Rusty Spork", "Shiny Bear"], ["Fluffy Cloud"]))
    let own = walk.trace.split(separator: "\n").map { $0.dropFirst("A ".count) }
    #expect(
      own.filter {
        $0.hasPrefix("dataSource") || $0.hasSuffix("ppearing") || $0.hasSuffix("DidAppear")
      } == [
        "viewIsAppearing", "dataSource numberOfRowsInSection 0: 2",
        "dataSource numberOfRowsInSection 1: 1", "dataSource cellForRowAt [0, 0]",
        "dataSource cellForRowAt [0, 1]", "dataSource cellForRowAt [1, 0]", "viewDidAppear",
      ])
    #expect(walk.rows == ["Rusty Spork", "Shiny Bear", "Fluffy Cloud"])
    #expect(walk.simulation.texts == ["Items", "Rusty Spork", "Shiny Bear", "Fluffy Cloud"])
  }

  @Test("labels above and below the rows are among the texts on screen")
  func headersOfTables() throws {
    let walk = try SketchedApp(
      Sketch("a").view(
        """
        <tableView id="t"><label key="tableHeaderView" text="2 trips" id="h"/>
        <label key="tableFooterView" text="No more" id="f"/>
        <prototypes><tableViewCell id="cell" reuseIdentifier="Item"/></prototypes>
        <connections><outlet property="dataSource" destination="a" id="o"/></connections>
        </tableView>
        """)
    ).launch(["AViewController": Rows(["x", "y"])])
    #expect(walk.simulation.texts.contains("2 trips"))
    #expect(walk.simulation.texts.contains("No more"))
  }

  @Test("a table without a data source shows a sample of each prototype")
  func samples() throws {
    let walk = try launch(Rows(["Rusty Spork"]) { $0.hasRows = false })
    #expect(walk.rows == ["Prototype"])
    #expect(lines(walk, "dataSource").isEmpty)
  }

  @Test("TBL-04: only visible rows are requested")
  func visible() throws {
    let walk = try launch(Rows((1...1000).map { "Row \($0)" }))
    // 667 points hold 15.2 rows of 44, under a bar of 64.
    #expect(lines(walk, "cellForRowAt").count == 14)
    #expect(walk.rows.first == "Row 1")
    #expect(walk.rows.last == "Row 14")
  }

  @Test("TBL-01: rows are 44 points high by default")
  func heights() throws {
    let texts = (1...100).map { "Row \($0)" }
    #expect(try launch(Rows(texts)).rows.count == 14)
    #expect(try launch(Rows(texts), table: "rowHeight=\"100\"").rows.count == 7)
    var rows = Rows(texts)
    rows.height = { $0.item == 0 ? 500 : 60 }
    #expect(try launch(rows).rows == ["Row 1", "Row 2", "Row 3"])
  }

  @Test("code gives rows a height, and plain titles have space above since iOS 15 (ORC-101)")
  func heightsByCode() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        viewDidLoad { tableView.rowHeight = 60 }
        rows { ["a", "b"] }
        cell "Item" for item { }
        titleForHeader { "Title" }
        action addNewItem(sender) { tableView.sectionHeaderTopPadding = 0 }
      }

      """)
    func tops() throws -> [Double] {
      let id = try #require(app.simulation.frontmost)
      let lists = app.simulation.runningLists(of: id).values
      return try #require(lists.first).parts.map(\.frame.minY)
    }
    #expect(try tops() == [22, 50, 110])
    try app.tap("+")
    #expect(try tops() == [0, 28, 88])
  }

  @Test("code sets the heights of a static table after its layout")
  func heightsOfStaticRows() throws {
    var app = try ScriptedApp(
      """
      behavior SettingsViewController: UITableViewController {
        heightForRow { 60 }
        action change(sender) {
          tableView.rowHeight = 80
          tableView.sectionHeaderTopPadding = 0
        }
      }

      """,
      scene: """
        storyboard

        navigationController nav, initial {
          segue rootViewController -> settings
        }
        tableViewController settings: SettingsViewController {
          tableView (0, 0, 375 x 667), style: grouped, dataMode: static {
            section "Account" {
              tableViewCell nameCell {
                contentView {
                  label "Name" (16, 0, 100 x 44)
                }
              }
            }
            outlet dataSource -> settings
            outlet delegate -> settings
          }
          navigationItem "Settings" {
            rightBarButtonItem: barButtonItem "Change" { action -> settings.change: }
          }
        }

        """)
    let before = app.simulation.texts
    try app.tap("Change")
    #expect(app.simulation.exception == nil)
    #expect(app.simulation.texts == before)
  }

  @Test("TBL-03: sections have titles, and header views replace them")
  func headers() throws {
    var rows = Rows(["a"], ["b"])
    rows.headers = ["First", "Second"]
    rows.footers = ["End"]
    #expect(try launch(rows).simulation.texts == ["Items", "First", "a", "End", "Second", "b"])
    rows.onLoad = { controller in
      guard let table = controller.list("tableView") else { return }
      controller.register(
        .class("Banner"), forSupplementaryView: .header, reuseIdentifier: "Banner", in: table)
    }
    rows.headerView = { controller, section in
      guard section == 0, let table = controller.list("tableView") else { return nil }
      return controller.dequeueReusableHeaderFooterView(withIdentifier: "Banner", in: table)
    }
    #expect(try launch(rows).simulation.texts == ["Items", "a", "End", "Second", "b"])
  }

  @Test("TBL-23, TBL-24, S0-21: a reused cell keeps its state")
  func reuse() throws {
    let texts = (1...40).map { "Row \($0)" }
    var rows = Rows(texts)
    rows.fill = { controller, path in
      guard let table = controller.list("tableView"),
        let cell = controller.dequeueReusableCell(withIdentifier: "Item", in: table, for: path)
      else { return nil }
      controller[cell, "nameLabel"]?.text = "Row \(path.item + 1)"
      if path.item == 0 { controller[cell]?.accessoryType = .checkmark }
      return cell
    }
    var walk = try launch(rows, cell: "customClass=\"ItemCell\"")
    #expect(lines(walk, "awakeFromNib").count == 16, "two controllers, and 14 cells")
    let table = try walk.table()
    #expect(accessories(walk, table) == ["Row 1"])
    try walk.perform(.scroll(.rows(1)))
    #expect(lines(walk, "awakeFromNib").count == 1, "one more than can be seen at rest")
    try walk.perform(.scroll(.rows(1)))
    #expect(lines(walk, "awakeFromNib").count == 1, "and one that is seen in part")
    try walk.perform(.scroll(.rows(1)))
    #expect(lines(walk, "awakeFromNib").isEmpty)
    #expect(lines(walk, "prepareForReuse").count == 1)
    try walk.perform(.scroll(.rows(19)))
    #expect(accessories(walk, table).count == 1, "on a row that was never given it")
    #expect(walk.rows.contains("Row 23"))
  }

  private func accessories(_ walk: Walk, _ table: ListID) -> [String] {
    walk.simulation.indexPathsForVisibleItems(in: table).filter { path in
      walk.simulation.cell(at: path, in: table).flatMap { walk.simulation.view(of: $0) }?.cell?
        .accessoryType == .checkmark
    }.map { "Row \($0.item + 1)" }
  }

  @Test("TBL-22, S0-19: an unknown identifier dequeues nil, and code creates a cell")
  func createdByCode() throws {
    var rows = Rows(["a", "b"])
    rows.fill = { controller, path in
      guard let table = controller.list("tableView") else { return nil }
      let found = controller.dequeueReusableCell(withIdentifier: "0", in: table)
      controller.log("\(found == nil)")
      guard let cell = found ?? controller.makeCell(.subtitle, reuseIdentifier: "0", in: table)
      else { return nil }
      let text = controller.state.sections[0][path.item]
      controller[cell, "textLabel"]?.text = text
      controller[cell, "detailTextLabel"]?.text = "detail"
      controller[cell]?.accessoryType = .disclosureIndicator
      return cell
    }
    var walk = try launch(rows)
    #expect(walk.logs == ["true", "true"])
    #expect(walk.simulation.texts == ["Items", "a", "detail", "b"])
    let table = try walk.table()
    walk.act { $0.reloadData(of: table) }
    #expect(walk.logs == ["false", "false"], "cells are used again")
  }

  @Test("TBL-21: system cell styles have their labels", arguments: CellStyle.allCases)
  func styles(style: CellStyle) throws {
    var rows = Rows(["a"])
    rows.fill = { controller, path in
      guard let table = controller.list("tableView") else { return nil }
      let cell = controller.makeCell(style, reuseIdentifier: nil, in: table)
      guard let cell else { return nil }
      controller[cell, "textLabel"]?.text = "text"
      controller[cell, "detailTextLabel"]?.text = "detail"
      return cell
    }
    let texts = try launch(rows).simulation.texts
    #expect(texts.contains("text") == (style != .none))
    #expect(texts.contains("detail") == (style != .none && style != .default))
  }

  @Test("EXC-22: an unknown identifier raises if a cell is required")
  func unregistered() throws {
    let walk = try launch(Rows(["a"]) { $0.identifier = "Cells" })
    #expect(
      walk.simulation.exception?.reason
        == "unable to dequeue a cell with identifier Cells - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard")
    #expect(walk.simulation.exception?.origin?.element == "AViewController")
  }

  @Test("EXC-26: a data source without cells raises the system version's message")
  func noCell() throws {
    let rows = Rows(["a"]) { $0.fill = { _, _ in nil } }
    let walk = try launch(rows)
    #expect(walk.simulation.exception?.name == "NSInternalInconsistencyException")
    #expect(
      walk.simulation.exception?.reason
        == "UITableView (<UITableView>) failed to obtain a cell from its dataSource "
        + "(<AViewController>)")
    let old = try SketchedApp(.table("a")).launch(["AViewController": rows]) {
      $0.system = SystemVersion(12)
    }
    #expect(
      old.simulation.exception?.reason
        == "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:")
  }

  @Test("S2-17: reloadData requests rows again and drops the selection")
  func reload() throws {
    var rows = Rows(["a", "b"])
    rows.onWillAppear = { controller in
      if let table = controller.list("tableView") { controller.reloadData(of: table) }
    }
    var walk = try launch(rows)
    let table = try walk.table()
    walk.act { $0.select(ItemPath(item: 1), in: table) }
    #expect(walk.simulation[table]?.selected == [ItemPath(item: 1)])
    walk.act { $0.reloadData(of: table) }
    #expect(walk.simulation[table]?.selected == [])
    #expect(lines(walk, "cellForRowAt").count == 2)
  }

  @Test("an embedded table calls its connected data source only")
  func outlets() throws {
    func launch(_ connections: String) throws -> Walk {
      try SketchedApp(
        Sketch("a").view(
          """
          <tableView id="t"><prototypes><tableViewCell id="cell" reuseIdentifier="Item"/></prototypes>
          <connections>\(connections)</connections></tableView>
          """)
      ).launch(["AViewController": Rows(["x", "y"])])
    }
    let connected = try launch("<outlet property=\"dataSource\" destination=\"a\" id=\"o\"/>")
    #expect(connected.rows.count == 2)
    #expect(try launch("").rows.count == 1, "a sample")
  }

  @Test("code can set the data source")
  func becoming() throws {
    let app = try SketchedApp(
      Sketch("a").view(
        "<tableView id=\"t\"><prototypes><tableViewCell id=\"cell\" reuseIdentifier=\"Item\"/>"
          + "</prototypes></tableView>"
      ).outlet("list", "t"))
    var rows = Rows(["x", "y", "z"])
    rows.onLoad = { controller in
      guard let list = controller.list("list") else { return }
      controller.becomeDataSource(of: list)
      controller.becomeDelegate(of: list)
    }
    var walk = app.launch(["AViewController": rows])
    #expect(walk.rows.count == 3)
    try walk.perform(.tap(walk.simulation.touchables[1]))
    #expect(lines(walk, "didSelect") == ["delegate didSelect [0, 1]"])
  }

  @Test("COL-02: accessing the table loads the view, also in init")
  func lazyView() throws {
    var rows = Rows(["a"])
    rows.onLoad = { $0.log("loaded") }
    let app = try SketchedApp(.table("a"))
    struct Early: ControllerBehavior {
      func initCoder(_ controller: inout Instance) {
        _ = controller.list("tableView")
        controller.log("\(controller.isViewLoaded)")
      }
    }
    #expect(app.launch(["AViewController": Early()]).logs == ["true"])
  }

  @Test("simulations with equal rows are equal, whichever cells show them")
  func equality() throws {
    var walk = try launch(Rows((1...100).map { "Row \($0)" }))
    try walk.perform(.scroll(.rows(1)))
    try walk.perform(.scroll(.rows(-1)))
    let before = walk.simulation
    for _ in 1...3 {
      try walk.perform(.scroll(.rows(1)))
      #expect(walk.simulation != before)
      try walk.perform(.scroll(.rows(-1)))
    }
    #expect(walk.simulation == before)
    #expect(walk.simulation.hashValue == before.hashValue)
    #expect(walk.simulation.visibleState == before.visibleState)
  }

  @Test("negative and huge row counts are harmless")
  func absurd() throws {
    struct Absurd: TableViewDataSource {
      let rows: Int
      func numberOfSections(_ controller: inout Instance, in table: ListID) -> Int { 1 }
      func tableView(
        _ controller: inout Instance, numberOfRowsIn section: Int, of table: ListID
      ) -> Int { rows }
      func tableView(
        _ controller: inout Instance, cellForRowAt path: ItemPath, of table: ListID
      ) -> CellID? {
        controller.dequeueReusableCell(withIdentifier: "Item", in: table, for: path)
      }
    }
    for (rows, seen) in [(-5, 0), (.max, 14)] {
      let walk = try SketchedApp(.navigation("nav", root: "a"), .table("a"))
        .launch(["AViewController": Absurd(rows: rows)])
      #expect(walk.rows.count == seen)
      #expect(walk.simulation.exception == nil)
    }
  }
}
