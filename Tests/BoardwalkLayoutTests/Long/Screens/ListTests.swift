import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import Testing

@testable import BoardwalkSimulation

@Suite("List layouts")
struct ListTests {
  @Test("a prototype row is below the bar and has its stored height")
  func prototypes() throws {
    let root = try #require(try Sample.screen("tabs").layers.first).view
    #expect(root.all("UITableViewCell").map(\.frame.minY) == [116])
    #expect(root.all("UITableViewCell").map(\.frame.size.height) == [72])
  }

  @Test("static rows and section titles are at their stored positions")
  func staticRows() throws {
    let root = try #require(try Sample.screen("settings").layers.first).view
    let rows = root.all("UITableViewCell")
    #expect(rows.map { $0.frame.minY - 64 } == [35, 79, 123, 205, 249, 339])
    #expect(rows.map { $0.row?.isFirst } == [true, false, false, true, false, true])
    #expect(rows.map { $0.row?.isLast } == [false, false, true, false, true, true])
    let titles = root.all("UITableViewHeaderFooterView")
    #expect(titles.map(\.frame.maxY) == [269, 393])
  }

  @Test("an inset row is 16 points narrower on each side")
  func insetRows() throws {
    let root = try #require(try Sample.screen("settings", "Wi-Fi").layers.first).view
    let row = try #require(root.all("UITableViewCell").first)
    #expect(row.frame.minX == 16 && row.frame.size.width == 343)
    #expect(row.subviews.first?.frame.size.width == 310)
  }

  @Test(
    "inset grouped rows have the side insets of the canvas",
    arguments: [(375, 20.0), (375, 16), (390, 20)])
  func cardsOfTheCanvas(_ width: Int, _ margin: Double) throws {
    let row = Double(width) - 2 * margin
    let document = try FixtureDocument.around(
      """
      <subviews><tableView dataMode="prototypes" style="insetGrouped" id="table">
      <rect key="frame" x="0" y="0" width="\(width)" height="667"/><prototypes>
      <tableViewCell id="cell"><rect key="frame" x="\(margin)" y="38" width="\(row)" height="51"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0.0" y="0.0" width="\(row)" height="51"/></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></subviews>
      """, width: width, toolsVersion: "22505")
    let view = try #require(document.scenes.first?.controller?.view)
    let frame = LayoutRect(x: 0, y: 0, width: Double(width), height: 667)
    let placed = ContentLayout(safeArea: frame, on: Canvas(document)).place(view, in: frame)
    let cell = try #require(placed.all("UITableViewCell").first)
    #expect(cell.frame.minX == margin && cell.frame.size.width == row)
  }

  /// The table `tag` with `inside`, whose one row is below `headerHeight` points of its content of
  /// `contentHeight` points.
  private func running(
    _ inside: String, style: String = "plain", headerHeight: Double, contentHeight: Double
  ) throws -> PlacedView {
    let document = try FixtureDocument.around(
      """
      <subviews><tableView dataMode="prototypes" style="\(style)" id="table">
      <rect key="frame" x="0" y="0" width="400" height="600"/>\(inside)<prototypes>
      <tableViewCell id="cell"><rect key="frame" x="0" y="28" width="400" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0.0" y="0.0" width="400" height="44"/></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></subviews>
      """, width: 400)
    let view = try #require(document.scenes.first?.controller?.view)
    let cell = try #require(view.subviews.first?.table?.prototypes.first)
    let id = CellID(list: ListID("table", of: ControllerID(number: 0)), number: 0)
    let row = RunningList.Part(
      content: .cell(id, cell), path: ItemPath(section: 0, item: 0),
      frame: LayoutRect(x: 0, y: headerHeight, width: 400, height: 44), isFirst: true, isLast: true,
      isSelected: false, editingStyle: nil, canMove: false, buttons: nil, looks: [:])
    let list = RunningList(
      scrolled: .zero, contentHeight: contentHeight, parts: [row], menu: nil)
    let frame = LayoutRect(x: 0, y: 0, width: 400, height: 600)
    let canvas = Canvas(
      running: document, on: DeviceTable.standard, isLandscape: false, system: .standard)
    return ContentLayout(safeArea: frame, on: canvas, lists: ["table": list])
      .place(view, in: frame)
  }

  @Test("a table with code has its own header above its rows and its own footer below")
  func footerOfRunningTable() throws {
    let view = try running(
      """
      <view key="tableHeaderView" id="head"><rect key="frame" x="0" y="0" width="400" height="30"/>
      </view>
      <view key="tableFooterView" id="foot"><rect key="frame" x="0" y="0" width="400" height="20"/>
      </view>
      """, headerHeight: 30, contentHeight: 94)
    #expect(try view.frame("head") == LayoutRect(x: 0, y: 0, width: 400, height: 30))
    #expect(try view.frame("cell") == LayoutRect(x: 0, y: 30, width: 400, height: 44))
    #expect(try view.frame("foot") == LayoutRect(x: 0, y: 74, width: 400, height: 20))
  }

  @Test("LAY-67: inset rows of a table with code have wide margins from 390 points on")
  func cardsOfRunningTable() throws {
    let view = try running("", style: "insetGrouped", headerHeight: 0, contentHeight: 44)
    #expect(try view.frame("cell") == LayoutRect(x: 20, y: 0, width: 360, height: 44))
  }

  @Test("a table without width has finite frames")
  func noWidth() throws {
    let screen = try Sample.place(
      """
      <subviews><tableView dataMode="static" style="plain" id="table">
      <rect key="frame" x="0" y="0" width="0" height="600"/><sections>
      <tableViewSection footerTitle="Below"><cells><tableViewCell rowHeight="40" id="first"/></cells>
      </tableViewSection><tableViewSection><cells><tableViewCell rowHeight="40" id="second"/></cells>
      </tableViewSection></sections></tableView></subviews>
      """, in: LayoutRect(x: 0, y: 0, width: 600, height: 600))
    let frames = screen.all("UITableViewHeaderFooterView").map(\.frame)
    #expect(!frames.isEmpty && frames.allSatisfy { $0.maxY.isFinite })
    #expect(try screen.frame("second").minY > 80)
  }

  @Test("views on a list are placed within the limit of coordinates")
  func limitOfLists() throws {
    let screen = try Sample.place(
      """
      <subviews><tableView dataMode="static" style="plain" id="table">
      <rect key="frame" x="0" y="0" width="300" height="600"/><subviews><view id="far">
      <rect key="frame" x="1e300" y="5" width="1e300" height="20"/></view></subviews>
      </tableView></subviews>
      """, in: LayoutRect(x: 0, y: 0, width: 600, height: 600))
    #expect(
      try screen.frame("far") == LayoutRect(x: 100_000, y: 5, width: 100_000, height: 20))
  }

  @Test("of one scene embedded twice each list has its own window")
  func windowsOfEmbeddedLists() throws {
    let simulation = try Sample.launch(
      """
      viewController outer, initial {
        view {
          containerView left (0, 0, 100 x 300) {
            segue embed -> items "left"
          }
          containerView right (100, 0, 200 x 300) {
            segue embed -> items "right"
          }
        }
      }
      tableViewController items {
        tableView table
      }
      """)
    let root = try #require(Screen(simulation).layers.first).view
    let tables = root.all("UITableView")
    #expect(tables.map(\.frame.size.width) == [100, 200])
    for table in tables {
      let list = ListID(table.id, of: try #require(table.owner))
      var work = 0
      let window = ScreenSimulationLayout().window(of: list, on: simulation, work: &work)
      #expect(window?.size == table.frame.size)
    }
  }

  @Test("items of a flow layout are arranged in rows")
  func items() throws {
    let root = try #require(try Sample.screen("tabs", "Photos", device: "iPhone 8").layers.first)
      .view
    #expect(
      root.all("UICollectionViewCell").map(\.frame.origin) == [
        LayoutPoint(x: 10, y: 74), LayoutPoint(x: 140, y: 74), LayoutPoint(x: 10, y: 204),
        LayoutPoint(x: 140, y: 204),
      ])
  }

  /// Where rows begin in a static table of `style` whose sections have no frames: one with a title,
  /// one without, one with titles above and below, and one with a title.
  private func rowTops(_ style: String, system: Int = 18) throws -> [Double] {
    let titles = [
      "headerTitle=\"A\"", "", "headerTitle=\"C\" footerTitle=\"c\"", "headerTitle=\"D\"",
    ]
    let sections = titles.map { titles in
      """
      <tableViewSection \(titles)><cells><tableViewCell rowHeight="40"><tableViewCellContentView \
      key="contentView"/></tableViewCell></cells></tableViewSection>
      """
    }
    let screen = try Sample.place(
      """
      <subviews><tableView dataMode="static" style="\(style)" id="table">
      <rect key="frame" x="0" y="0" width="300" height="600"/>
      <sections>\(sections.joined())</sections></tableView></subviews>
      """, in: LayoutRect(x: 0, y: 0, width: 600, height: 600))
    return screen.all("UITableViewCell").map(\.frame.minY)
  }

  /// The text view that is tied to the margins of the content of a cell, in the list that `list`
  /// begins and `end` ends; bars leave `safeArea` free of 300 × 600 points.
  private func tied(
    _ list: String, _ end: String, cell kind: String, safeArea: LayoutRect
  ) throws -> PlacedView {
    let ties = ["top", "bottom", "leading", "trailing"].map { edge in
      """
      <constraint firstItem="text" firstAttribute="\(edge)" secondItem="content" \
      secondAttribute="\(edge)Margin" id="\(edge)"/>
      """
    }
    let screen = try Sample.place(
      """
      <subviews>\(list)
      <\(kind) preservesSuperviewLayoutMargins="YES" rowHeight="120" id="cell">
      <rect key="frame" x="0" y="0" width="300" height="120"/>
      <\(kind)ContentView key="contentView" preservesSuperviewLayoutMargins="YES" \
      insetsLayoutMarginsFromSafeArea="NO" id="content">
      <rect key="frame" x="0" y="0" width="300" height="120"/>
      <subviews><textView translatesAutoresizingMaskIntoConstraints="NO" id="text"/></subviews>
      <constraints>\(ties.joined())</constraints></\(kind)ContentView></\(kind)>\(end)</subviews>
      """, in: LayoutRect(x: 0, y: 0, width: 300, height: 600), safeArea: safeArea)
    return try #require(screen.view(withID: "text"))
  }

  private static let table = """
    <tableView dataMode="static" style="plain" id="table">
    <rect key="frame" x="0" y="0" width="600" height="600"/><sections><tableViewSection><cells>
    """
  private static let tableEnd = "</cells></tableViewSection></sections></tableView>"

  @Test(
    "cells of a list avoid bars, and their margins do not grow",
    arguments: [600.0, 170, 130, 80, 20])
  func marginsOfCells(bottom: Double) throws {
    let free = LayoutRect(x: 0, y: 50, width: 300, height: bottom - 50)
    let text = try tied(Self.table, Self.tableEnd, cell: "tableViewCell", safeArea: free)
    #expect(text.frame.size.height == 98)
    #expect(text.frame.minY == 61)
  }

  @Test("safe area insets at the sides reach cells")
  func sidesOfCells() throws {
    let free = LayoutRect(x: 40, y: 0, width: 220, height: 600)
    let text = try tied(Self.table, Self.tableEnd, cell: "tableViewCell", safeArea: free)
    #expect(text.frame.minX >= 55)
    #expect(text.frame.maxX <= 245)
  }

  @Test("a list without content inset adjustment lets bars overlap its cells")
  func unadjustedCells() throws {
    let list = Self.table.replacing(
      "<tableView ", with: "<tableView contentInsetAdjustmentBehavior=\"never\" ")
    let free = LayoutRect(x: 0, y: 0, width: 300, height: 100)
    let text = try tied(list, Self.tableEnd, cell: "tableViewCell", safeArea: free)
    #expect(text.frame.size.height < 98)
  }

  private static let wide = """
    <rect key="frame" x="0" y="0" width="600" height="600"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
    """
  private static let cell =
    "id=\"cell\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/>"

  @Test(
    "a refresh control is above the content, offsets it and has the list's width",
    arguments: [
      """
      <tableView dataMode="static" style="plain" id="list">\(wide)<subviews>CONTROL</subviews>
      <sections><tableViewSection><cells><tableViewCell \(cell)</tableViewCell></cells>
      </tableViewSection></sections></tableView>
      """,
      """
      <collectionView id="list">\(wide)<subviews>CONTROL</subviews>
      <cells><collectionViewCell \(cell)</collectionViewCell></cells></collectionView>
      """,
      """
      <scrollView id="list">\(wide)<subviews><view \(cell)</view>CONTROL</subviews></scrollView>
      """,
    ])
  func refreshControls(list: String) throws {
    // No document has it among subviews: a simulation puts it there while it refreshes.
    let control = """
      <refreshControl id="r"><rect key="frame" x="0" y="-60" width="0" height="60"/></refreshControl>
      """
    func place(_ control: String) throws -> PlacedView {
      try Sample.place(
        "<subviews>\(list.replacing("CONTROL", with: control))</subviews>",
        in: LayoutRect(x: 0, y: 0, width: 300, height: 600),
        safeArea: LayoutRect(x: 0, y: 64, width: 300, height: 536))
    }
    let (without, with) = (try place(""), try place(control))
    #expect(try with.frame("cell").minY == without.frame("cell").minY + 60)
    #expect(try with.frame("r") == LayoutRect(x: 0, y: 64, width: 300, height: 60))
  }

  @Test("ORC-101: section headers and footers have default heights")
  func spaceBetweenSections() throws {
    // 55.5 at first, 36 below a row for nothing, 17.5 + 38 for a title; below a title 28 high, 45.5.
    #expect(try rowTops("grouped") == [55.5, 131.5, 227, 340.5])
    #expect(try rowTops("plain") == [50, 90, 180, 298])
  }
}
