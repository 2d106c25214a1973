import Testing

@testable import BoardwalkSnapshot

@Suite("Lines of bars")
struct BarLayoutTests {
  private func line(
    _ left: [String], _ title: String, _ right: [String], columns: Int = 40
  ) -> BarLineLayout {
    BarLineLayout(left: left, title: title, right: right, in: 0..<columns, ellipsis: "…")
  }

  @Test("a title is centered in the bar")
  func centeredTitle() {
    #expect(line(["‹ Back"], "Item", ["Edit"]).titleColumns == 18..<22)
  }

  @Test("a title that would overlap an item is moved to it")
  func movedTitle() {
    let line = line(["‹ A long way back"], "Settings", [])
    #expect(line.titleColumns == 19..<27)
  }

  @Test("a title without space is omitted")
  func omittedTitle() {
    #expect(line(["‹ Back"], "Item", ["Edit"], columns: 13).titleColumns == nil)
  }

  @Test("items are truncated instead of overlapping")
  func truncatedItems() {
    let line = line(["Reply to all"], "", ["Delete", "Archive"], columns: 16)
    #expect(line.right == "Archive…")
    #expect(line.left == "Reply…")
  }

  @Test("flexible spaces share the free columns of a toolbar")
  func flexibleSpaces() {
    let items: [ToolbarLayout.Item] = [
      .title("Edit"), .flexibleSpace, .title("2 items"), .flexibleSpace, .title("+"),
    ]
    let columns = ToolbarLayout(items, in: 2..<32).items.map(\.columns)
    #expect(columns == [2..<6, 15..<22, 31..<32])
  }

  @Test("items that do not fit a toolbar are omitted")
  func omittedItems() {
    let layout = ToolbarLayout([.title("Select"), .title("Delete"), .title("Move")], in: 0..<15)
    #expect(layout.items.map(\.title) == ["Select", "Delete"])
  }
}
