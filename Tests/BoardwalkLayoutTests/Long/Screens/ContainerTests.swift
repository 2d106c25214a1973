import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import Testing

@Suite("Container layouts")
struct ContainerTests {
  @Test("columns of a split view are side by side on an iPad in landscape")
  func columns() throws {
    let screen = try Sample.screen("split", device: "iPad", isLandscape: true)
    let columns = try #require(screen.layers.first).view.subviews
    #expect(
      columns.map(\.frame) == [
        LayoutRect(x: 0, y: 0, width: 320, height: 768),
        LayoutRect(x: 320, y: 0, width: 704, height: 768),
      ])
  }

  @Test("content extends under bars and fills the screen")
  func content() throws {
    let root = try #require(try Sample.screen("form").layers.first).view
    #expect(try root.frame("for-00-001-v") == LayoutRect(x: 0, y: 0, width: 375, height: 667))
    #expect(try root.frame("nam-tf-001") == LayoutRect(x: 80, y: 77, width: 279, height: 34))
  }
}
