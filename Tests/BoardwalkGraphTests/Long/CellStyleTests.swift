import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema
import Testing

/// The looks of UIKit's own cells, and what of a cell they place (TBL-21).
struct CellStyleTests {
  @Test(arguments: [
    ("IBUITableViewCellStyleDefault", CellStyle.default), ("IBUITableViewCellStyleValue1", .value1),
    ("IBUITableViewCellStyleValue2", .value2), ("IBUITableViewCellStyleSubtitle", .subtitle),
  ])
  func aStyleIsReadAsItIsWritten(_ written: String, _ style: CellStyle) {
    #expect(CellStyle(written: written) == style)
    #expect(style.written == written)
  }

  @Test func nothingElseIsAStyle() {
    #expect(CellStyle.none.written == nil)
    for text in ["", "IBUITableViewCellStyleNone", "IBUITableViewCellStyle", "Value1"] {
      #expect(CellStyle(written: text) == nil, "\(text)")
    }
  }

  @Test func partsAreWhatTheCellNames() throws {
    func view(_ id: String, _ kind: String = "label") -> ViewTemplate {
      ViewTemplate.createdByCode(id, kind, frame: LayoutRect(x: 0, y: 0, width: 1, height: 1))
    }
    var cell = try #require(view("c", "tableViewCell").cell)
    cell.textLabel = "t"
    cell.detailTextLabel = "d"
    cell.imageView = "i"
    #expect(cell.part(view("t")) == nil, "a cell of no style places nothing")
    cell.style = .subtitle
    let parts: [CellTemplate.Part?] = [.text, .detail, .image, nil, nil]
    #expect(["t", "d", "i", "x", ""].map { cell.part(view($0)) } == parts)
  }
}
