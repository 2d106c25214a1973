import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import Testing

@Suite("Table and collection view templates")
struct ListTemplateTests {
  @Test("static tables have sections with cells")
  func staticTable() throws {
    let view = try Sample.view(
      """
      <tableView id="a" dataMode="static" style="grouped" rowHeight="60"><sections>\
      <tableViewSection headerTitle="Size" id="s"><string key="footerTitle">In\ncm</string><cells>\
      <tableViewCell id="b"/><tableViewCell id="c"/></cells></tableViewSection>\
      <tableViewSection id="t" colorLabel="IBBuiltInLabel-Red"><cells/></tableViewSection>\
      </sections></tableView>
      """)
    let table = try #require(view.table)
    #expect(table.isStatic)
    #expect(table.style == .grouped)
    #expect(table.rowHeight == 60)
    #expect(table.sections.map(\.headerTitle) == ["Size", nil])
    #expect(table.sections.map(\.footerTitle) == ["In\ncm", nil])
    #expect(table.sections.map { $0.cells.map(\.id) } == [["b", "c"], []])
    #expect(table.sections.first?.rest?.attributes == ["id": "s"])
    #expect(table.sections.first?.rest?.children.isEmpty == true)
    #expect(table.sections.last?.rest?.attributes["colorLabel"] == "IBBuiltInLabel-Red")
    #expect(view.rest.element == ArchivedElement(name: "tableView"))
  }

  @Test("dynamic tables have prototype cells")
  func dynamicTable() throws {
    let view = try Sample.view(
      """
      <tableView id="a" dataMode="prototypes" rowHeight="-1"><prototypes>\
      <tableViewCell reuseIdentifier="Row" id="b"/></prototypes></tableView>
      """)
    let table = try #require(view.table)
    #expect(!table.isStatic)
    #expect(table.style == .plain)
    #expect(table.rowHeight == nil)
    #expect(table.prototypes.map(\.cell?.reuseIdentifier) == ["Row"])
    #expect(view.rest.attributes == ["rowHeight": "-1"])
  }

  @Test("tables have header and footer views")
  func headersAndFooters() throws {
    let view = try Sample.view(
      """
      <tableView id="a"><searchBar key="tableHeaderView" id="h"/>\
      <view key="tableFooterView" id="f"><subviews><label id="l"/></subviews></view></tableView>
      """)
    #expect(view.table?.headerView.map(\.id) == ["h"])
    #expect(view.table?.footerView.map(\.id) == ["f"])
    #expect(view.table?.footerView.first?.subviews.map(\.id) == ["l"])
    #expect(view.rest.children.isEmpty)
    #expect(view.subviews.isEmpty)
  }

  @Test("a cell has only its content view as a subview")
  func contentView() throws {
    let view = try Sample.view(
      """
      <tableView id="a"><prototypes><tableViewCell reuseIdentifier="Row" accessoryType="checkmark" \
      style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" imageView="i" \
      selectionStyle="default" id="b"><tableViewCellContentView key="contentView" \
      tableViewCell="b" id="cv"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\
      <label id="t"/><label id="d"/><imageView id="i"/></subviews></tableViewCellContentView>\
      </tableViewCell></prototypes></tableView>
      """)
    let cell = try #require(view.table?.prototypes.first)
    #expect(cell.subviews.map(\.id) == ["cv"])
    #expect(cell.subviews.first?.subviews.map(\.id) == ["t", "d", "i"])
    #expect(cell.cell?.accessoryType == .checkmark)
    #expect(cell.cell?.style == .subtitle)
    #expect(cell.cell?.textLabel == "t")
    #expect(cell.cell?.detailTextLabel == "d")
    #expect(cell.cell?.imageView == "i")
    #expect(cell.rest.attributes == ["selectionStyle": "default"])
    #expect(cell.subviews.first?.rest.attributes["tableViewCell"] == "b")
  }

  @Test("an empty reuse identifier is nil")
  func emptyReuseIdentifier() throws {
    let view = try Sample.view(
      #"<tableView id="a"><prototypes><tableViewCell reuseIdentifier=""/></prototypes></tableView>"#
    )
    #expect(view.table?.prototypes.first?.cell?.reuseIdentifier == nil)
    #expect(view.table?.prototypes.first?.rest.attributes == ["reuseIdentifier": ""])
  }

  @Test("collection views have a layout, cells and reusable views")
  func collectionView() throws {
    let view = try Sample.view(
      """
      <collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" \
      minimumLineSpacing="4" minimumInteritemSpacing="6" scrollDirection="horizontal" id="l">\
      <size key="itemSize" width="50" height="60"/><inset key="sectionInset" minX="1"/>\
      </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="Photo" id="b">\
      <view key="contentView" id="cv"><rect key="frame" x="0" y="0" width="5" height="6"/></view>\
      </collectionViewCell></cells><collectionReusableView key="sectionHeaderView" \
      reuseIdentifier="Head" id="h"/><collectionReusableView key="sectionFooterView" id="f"/>\
      </collectionView>
      """)
    let collection = try #require(view.collection)
    let layout = try #require(collection.flowLayout)
    #expect(layout.itemSize == LayoutSize(width: 50, height: 60))
    #expect((layout.minimumLineSpacing, layout.minimumInteritemSpacing) == (4, 6))
    #expect(layout.scrollsHorizontally)
    #expect(layout.rest.attributes == ["key": "collectionViewLayout", "id": "l"])
    #expect(layout.rest.children.map(\.name) == ["inset"])
    #expect(collection.prototypes.map(\.cell?.reuseIdentifier) == ["Photo"])
    #expect(collection.prototypes.first?.subviews.map(\.id) == ["cv"])
    #expect(collection.reusableViews.map(\.id) == ["h", "f"])
    #expect(collection.reusableViews.first?.rest.attributes == ["key": "sectionHeaderView"])
    #expect(view.rest.children.isEmpty)
  }

  @Test("collection view layouts of other classes are archived")
  func customLayout() throws {
    let view = try Sample.view(
      """
      <collectionView id="a"><collectionViewLayout key="collectionViewLayout" id="l" \
      customClass="Ring"/><cells/></collectionView>
      """)
    #expect(view.collection?.flowLayout == nil)
    #expect(view.rest.children.first?.attributes["customClass"] == "Ring")
  }
}
