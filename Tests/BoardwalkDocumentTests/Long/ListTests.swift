import BoardwalkBase
import BoardwalkDocument
import Testing

@Suite("Tables and collections")
struct ListTests {
  private func view(_ xml: String) throws -> View {
    View(try #require(Document(xml: xml)).root)
  }

  @Test("static tables have sections, dynamic ones have prototypes")
  func contents() throws {
    let fixed = try view(
      """
      <tableView dataMode="static"><sections>
      <tableViewSection headerTitle="Shelf"><string key="footerTitle">Two
      lines</string><cells><tableViewCell id="a"/><tableViewCell id="b"/></cells></tableViewSection>
      <tableViewSection/></sections></tableView>
      """)
    #expect(fixed.hasStaticCells)
    #expect(fixed.sections.map { $0.cells.compactMap(\.id) } == [["a", "b"], []])
    #expect(fixed.sections.map(\.headerTitle) == ["Shelf", nil])
    #expect(fixed.sections.map(\.footerTitle) == ["Two\nlines", nil])
    #expect(fixed.prototypes.isEmpty)

    let dynamic = try view(
      "<tableView dataMode=\"prototypes\"><prototypes><tableViewCell id=\"a\"/></prototypes></tableView>"
    )
    #expect(!dynamic.hasStaticCells)
    #expect(dynamic.prototypes.compactMap(\.id) == ["a"])
    #expect(dynamic.sections.isEmpty)
  }

  @Test(
    "an invalid row height means self-sizing rows",
    arguments: [
      ("44", 44), ("0.5", 0.5), ("-1", nil), ("0", nil), ("", nil), ("tall", nil),
      ("1e999", nil),
    ] as [(String, Double?)])
  func rowHeights(_ attribute: String, _ height: Double?) throws {
    #expect(try view("<tableView rowHeight=\"\(attribute)\"/>").rowHeight == height)
  }

  @Test(
    "an empty reuse identifier is nil",
    arguments: [("ItemCell", "ItemCell"), ("", nil), (" ", " ")] as [(String, String?)])
  func reuse(_ attribute: String, _ identifier: String?) throws {
    let document = try #require(Document(xml: "<tableViewCell reuseIdentifier=\"\(attribute)\"/>"))
    #expect(Cell(document.root).reuseIdentifier == identifier)
  }

  @Test("a flow layout has a default spacing of ten points")
  func flowLayouts() throws {
    let silent = try #require(
      try view("<collectionView><collectionViewFlowLayout/></collectionView>").flowLayout)
    #expect(silent.minimumLineSpacing == 10)
    #expect(silent.minimumInteritemSpacing == 10)
    #expect(silent.itemSize == nil)
    #expect(!silent.scrollsHorizontally)
    let told = try #require(
      try view(
        """
        <collectionView><collectionViewFlowLayout minimumLineSpacing="0" \
        minimumInteritemSpacing="2.5" scrollDirection="horizontal">
        <size key="headerReferenceSize" width="0" height="0"/>
        <size key="itemSize" width="50" height="60"/></collectionViewFlowLayout></collectionView>
        """
      ).flowLayout)
    #expect(told.minimumLineSpacing == 0)
    #expect(told.minimumInteritemSpacing == 2.5)
    #expect(told.itemSize == LayoutSize(width: 50, height: 60))
    #expect(told.scrollsHorizontally)
    #expect(try view("<collectionView><collectionViewLayout/></collectionView>").flowLayout == nil)
  }
}
