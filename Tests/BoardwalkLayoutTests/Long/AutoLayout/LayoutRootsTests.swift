import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import Testing

@testable import BoardwalkLayout

/// Views of a scene that are laid out separately, because their sizes are given.
@Suite("Layout roots")
struct LayoutRootsTests {
  private func units(_ content: String, item: String = "") throws -> [LayoutRoots.LayoutRoot] {
    let document = try FixtureDocument.around(content, guides: item)
    return LayoutRoots(document.scenes[0]).all
  }

  private func cell(_ id: String, _ width: Int = 375) -> String {
    """
    <tableViewCell id="\(id)"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
    <tableViewCellContentView key="contentView" id="\(id)-content">
    <rect key="frame" x="0" y="0" width="\(width)" height="44"/></tableViewCellContentView>
    </tableViewCell>
    """
  }

  private func table(_ style: String, _ rows: String, _ rest: String = "") -> String {
    """
    <subviews><tableView style="\(style)" id="table">
    <rect key="frame" x="0" y="0" width="375" height="600"/>\(rest)
    <prototypes>\(rows)</prototypes></tableView></subviews>
    """
  }

  @Test("the view of a controller is a layout root")
  func controllerView() throws {
    let units = try units("<subviews><view id=\"inner\"/></subviews>")
    #expect(units.map(\.view.id) == ["root"])
    #expect(units[0].role == .root && !units[0].isTopLevel)
  }

  @Test("prototype rows and table headers are layout roots")
  func rowsAndHeaders() throws {
    let header = """
      <view key="tableHeaderView" id="header"><rect key="frame" x="0" y="0" width="375" height="80"/>
      </view>
      """
    let units = try units(table("plain", cell("a") + cell("b"), header))
    #expect(Set(units.map(\.view.id)) == ["root", "a", "b", "header"])
    let rows = units.filter { $0.role == .tableCell }
    #expect(rows.map(\.view.id) == ["a", "b"])
    #expect(rows.allSatisfy { $0.table == "table" && $0.guides.isEmpty })
    #expect(units.first { $0.view.id == "header" }?.role == .other)
  }

  @Test("rows of inset grouped tables are 16 points narrower on each side")
  func insetRows() throws {
    let card = try #require(try units(table("insetGrouped", cell("a"))).last)
    // 16 points on each side of a table of less than 390.
    #expect(card.view.frame?.size.width == 343)
    #expect(card.view.subviews.first?.frame?.size.width == 343)
    let drawn = try #require(try units(table("insetGrouped", cell("a", 343))).last)
    #expect(drawn.view.frame?.size.width == 343)
    let plain = try #require(try units(table("plain", cell("a"))).last)
    #expect(plain.view.frame?.size.width == 375)
  }

  @Test(
    "LAY-87: a row has the width of its table and its height if its views fit into these",
    arguments: [
      // The right edge of a view, and its lower edge; the width of the row, and its height.
      (355.0, 30.0, 375.0, 64.0), (300, 60, 320, 64), (355, 60, 375, 64), (300, 30, 320, 64),
      (400, 80, 320, 44),
    ])
  func staleRow(_ right: Double, _ bottom: Double, _ width: Double, _ height: Double) throws {
    let row = """
      <tableViewCell rowHeight="64" id="a"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="a-content">
      <rect key="frame" x="0" y="0" width="320" height="44"/><subviews><view id="v">
      <rect key="frame" x="10" y="10" width="\(right - 10)" height="\(bottom - 10)"/></view>
      </subviews></tableViewCellContentView></tableViewCell>
      """
    let size = try units(table("plain", row)).last?.view.frame?.size
    #expect(size?.width == width)
    #expect(size?.height == height)
  }

  @Test("LAY-87: an item has the size of its layout if its content view has")
  func staleItem() throws {
    func size(contentWidth: Int) throws -> Double? {
      try units(
        """
        <subviews><collectionView id="grid"><rect key="frame" x="0" y="0" width="375" height="600"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="flow">
        <size key="itemSize" width="150" height="230"/></collectionViewFlowLayout>
        <cells><collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="50" height="50"/>
        <collectionViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="\(contentWidth)" height="230"/>
        </collectionViewCellContentView></collectionViewCell></cells></collectionView></subviews>
        """
      ).first { $0.view.id == "cell" }?.view.frame?.size.width
    }
    #expect(try size(contentWidth: 150) == 150)
    #expect(try size(contentWidth: 60) == 50)
  }

  @Test("collection view cells and section headers are layout roots")
  func collectionCells() throws {
    let units = try units(
      """
      <subviews><collectionView id="grid"><rect key="frame" x="0" y="0" width="375" height="600"/>
      <cells><collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="50" height="50"/>
      </collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" id="head">
      <rect key="frame" x="0" y="0" width="375" height="50"/></collectionReusableView>
      </collectionView></subviews>
      """)
    #expect(Set(units.map(\.view.id)) == ["root", "cell", "head"])
    #expect(units.filter { $0.role == .other }.count == 2)
  }

  @Test("title views and custom views of bar items are layout roots")
  func barViews() throws {
    let item = """
      <navigationItem key="navigationItem" id="item">
      <view key="titleView" id="title"><rect key="frame" x="0" y="0" width="100" height="40"/></view>
      <barButtonItem key="rightBarButtonItem" id="button">
      <view key="customView" id="custom"><rect key="frame" x="0" y="0" width="30" height="30"/></view>
      </barButtonItem></navigationItem>
      """
    let units = try units("", item: item)
    #expect(Set(units.map(\.view.id)) == ["root", "title", "custom"])
    #expect(units.first { $0.view.id == "title" }?.role == .other)
    #expect(units.first { $0.view.id == "custom" }?.role == .barItem)
  }

  @Test("resizing a row resizes its content view")
  func resizedRow() throws {
    let row = try #require(try units(table("plain", cell("a"))).last?.view)
    let wide = row.resizedRow(by: LayoutSize(width: 39, height: 0))
    #expect(wide.frame?.size.width == 414)
    #expect(wide.subviews.first?.frame?.size.width == 414)
    #expect(wide.frame?.size.height == 44)
  }
}
