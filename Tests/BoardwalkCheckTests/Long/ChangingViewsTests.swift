import BoardwalkGraph
import BoardwalkProject
import Testing

@testable import BoardwalkCheck

/// Texts of other languages and sizes are put into every view before it is laid out.
@Suite("Changing every view of a document")
struct ChangingViewsTests {
  /// What tells a view that is no subview from other parts.
  private static let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\" height=\"10\"/>"

  private static let scene = Snippet.controller(
    view: Snippet.subviews(
      """
      <view id="box"><subviews><label text="in box" id="inner"/></subviews></view>
      <tableView dataMode="prototypes" id="table">
      <label key="tableHeaderView" text="h" id="header">\(frame)</label>
      <label key="tableFooterView" text="f" id="footer">\(frame)</label>
      <prototypes><tableViewCell id="cell">\(frame)
      <tableViewCellContentView key="contentView" id="content">\(frame)
      <subviews><label text="in cell" id="cell-label"/></subviews></tableViewCellContentView>
      </tableViewCell></prototypes></tableView>
      <collectionView id="grid"><cells><collectionViewCell id="item">\(frame)
      <view key="contentView" id="item-content">\(frame)
      <subviews><label text="in item" id="item-label"/></subviews></view>
      </collectionViewCell></cells></collectionView>
      """),
    "<navigationItem key=\"navigationItem\" id=\"nav\"><label key=\"titleView\" text=\"t\" "
      + "id=\"title\">\(frame)</label></navigationItem>")

  private static let staticScene = """
    <tableViewController id="static" sceneMemberID="viewController">
    <tableView key="view" dataMode="static" id="settings">\(frame)
    <sections><tableViewSection id="section"><cells><tableViewCell id="row">\(frame)
    <tableViewCellContentView key="contentView" id="row-content">\(frame)
    <subviews><switch id="switch"/></subviews></tableViewCellContentView></tableViewCell></cells>
    </tableViewSection></sections></tableView></tableViewController>
    """

  /// The compiled storyboard of both scenes, or the xib of a view.
  private func compiled(_ file: LoadedFile) throws -> CompiledDocument {
    let graph = Compiler().compile(Project([file], isWhole: false), main: file.document)
    return try #require(graph.documents.first)
  }

  private func visited(_ document: CompiledDocument) -> [String] {
    var ids: [String] = []
    _ = document.changingViews { ids.append($0.id) }
    return ids
  }

  @Test("comes to each of them once, those around first")
  func all() throws {
    let ids = visited(try compiled(Snippet.storyboard(Self.scene, Self.staticScene)))
    let expected = [
      "con-view", "box", "inner", "table", "header", "footer", "cell", "content", "cell-label",
      "grid", "item", "item-content", "item-label", "title", "settings", "row", "row-content",
      "switch",
    ]
    #expect(ids.sorted() == expected.sorted())
    for (outer, inner) in [("box", "inner"), ("cell", "cell-label"), ("row", "switch")] {
      #expect(ids.firstIndex(of: outer) ?? .max < ids.firstIndex(of: inner) ?? -1)
    }
  }

  @Test("comes to the views of a xib, too")
  func xib() throws {
    let view =
      "<view id=\"root\">\(Self.frame)<subviews><label text=\"a\" id=\"label\"/></subviews></view>"
    #expect(visited(try compiled(Snippet.xib(view))) == ["root", "label"])
  }

  @Test("keeps what is changed, and all else as it was")
  func change() throws {
    let document = try compiled(Snippet.storyboard(Self.scene, Self.staticScene))
    let changed = document.changingViews { $0.isHidden = true }
    var hidden = 0
    _ = changed.changingViews { hidden += $0.isHidden ? 1 : 0 }
    #expect(hidden == visited(document).count)
    #expect(changed.changingViews { $0.isHidden = false } == document)
    #expect(document.changingViews { _ in } == document)
  }
}
