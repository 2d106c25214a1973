import BoardwalkDocument
import BoardwalkGraph
import Testing

@testable import BoardwalkLayout

/// What of a scene is laid out by itself, because its size is given.
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

  @Test func aControllersViewIsOne() throws {
    let units = try units("<subviews><view id=\"inner\"/></subviews>")
    #expect(units.map(\.view.id) == ["root"])
    #expect(units[0].role == .root && !units[0].isTopLevel)
  }

  @Test func rowsHeadersAndFootersAreOthers() throws {
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

  @Test func cardsAreNarrowerThanTheirTable() throws {
    let card = try #require(try units(table("insetGrouped", cell("a"))).last)
    // 16 points on each side of a table of less than 390.
    #expect(card.view.frame?.size.width == 343)
    #expect(card.view.subviews.first?.frame?.size.width == 343)
    let drawn = try #require(try units(table("insetGrouped", cell("a", 343))).last)
    #expect(drawn.view.frame?.size.width == 343)
    let plain = try #require(try units(table("plain", cell("a"))).last)
    #expect(plain.view.frame?.size.width == 375)
  }

  @Test func cellsOfCollectionsAreOthers() throws {
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

  @Test func viewsInBarsAreOthers() throws {
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

  @Test func aRowIsWidenedWithWhatHoldsItsContent() throws {
    let row = try #require(try units(table("plain", cell("a"))).last?.view)
    let wide = row.widenedRow(by: 39)
    #expect(wide.frame?.size.width == 414)
    #expect(wide.subviews.first?.frame?.size.width == 414)
    #expect(wide.frame?.size.height == 44)
  }
}
