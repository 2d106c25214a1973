import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema
import Testing

/// Styles of UIKit's table view cells, and the parts that these cells place (TBL-21).
@Suite("Cell styles")
struct CellStyleTests {
  @Test(
    "cell styles are read from and written to documents",
    arguments: [
      ("IBUITableViewCellStyleDefault", CellStyle.default),
      ("IBUITableViewCellStyleValue1", .value1),
      ("IBUITableViewCellStyleValue2", .value2), ("IBUITableViewCellStyleSubtitle", .subtitle),
    ])
  func names(_ written: String, _ style: CellStyle) {
    #expect(CellStyle(written: written) == style)
    #expect(style.written == written)
  }

  @Test("unknown names are not cell styles")
  func unknownNames() {
    #expect(CellStyle.none.written == nil)
    for text in ["", "IBUITableViewCellStyleNone", "IBUITableViewCellStyle", "Value1"] {
      #expect(CellStyle(written: text) == nil, "\(text)")
    }
  }

  @Test("views are parts of a cell if it has a style and refers to them")
  func parts() throws {
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
