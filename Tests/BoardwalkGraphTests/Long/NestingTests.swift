import BoardwalkDocument
import BoardwalkProject
import Foundation
import Testing

@testable import BoardwalkGraph

/// Documents and files that nest as deep as their readers allow.
struct NestingTests {
  private func survives(_ document: Document) throws -> SceneGraph {
    let graph = Compiler().compile(Project([.document(document)], isWhole: true))
    let bytes = SceneGraphFile.encode(graph)
    #expect(JSONNesting(bytes).depth <= SceneGraphFile.deepestNesting)
    #expect(try SceneGraphFile.decode(bytes) == graph)
    return graph
  }

  private func nested(_ open: String, _ close: String, count: Int) -> String {
    String(repeating: open, count: count) + String(repeating: close, count: count)
  }

  @Test func deepViewsAreCompiledThenArchived() throws {
    let views = nested("<subviews><view id=\"x\">", "</view></subviews>", count: 450)
    let document = try Sample.storyboard(
      Sample.controllerScene("a", "<view key=\"view\" id=\"v\">\(views)</view>"))
    let graph = try survives(document)
    var view = try #require(graph.documents[0].scenes[0].controller?.view)
    var depth = 1
    while let inner = view.subviews.first {
      #expect(inner.rest.children.isEmpty || inner.subviews.isEmpty)
      view = inner
      depth += 1
    }
    #expect(depth == CompileContext.deepestNesting)
    #expect(view.rest.children.map(\.name) == ["subviews"])
  }

  @Test func deepTablesStayWithinTheLimit() throws {
    let tables = nested(
      "<subviews><tableView><sections><tableViewSection><cells><tableViewCell>",
      "</tableViewCell></cells></tableViewSection></sections></tableView></subviews>", count: 150)
    _ = try survives(
      try Sample.storyboard(
        Sample.controllerScene("a", "<view key=\"view\" id=\"v\">\(tables)</view>")))
  }

  @Test func deepBarsStayWithinTheLimit() throws {
    let bars = nested(
      """
      <subviews><navigationBar><items><navigationItem><barButtonItem key="leftBarButtonItem">\
      <view key="customView"><autoresizingMask key="autoresizingMask"/>
      """, "</view></barButtonItem></navigationItem></items></navigationBar></subviews>", count: 150
    )
    _ = try survives(
      try Sample.storyboard(
        Sample.controllerScene("a", "<view key=\"view\" id=\"v\">\(bars)</view>")))
  }

  @Test func deepControllersStayWithinTheLimit() throws {
    let controllers = nested(
      "<viewControllers><tabBarController id=\"x\">", "</tabBarController></viewControllers>",
      count: 450)
    _ = try survives(
      try Sample.storyboard(
        Sample.scene("<tabBarController id=\"a\">\(controllers)</tabBarController>")))
  }

  @Test func deepElementsOfNoKnownKindAreArchivedFlat() throws {
    let parts = nested("<part>", "</part>", count: 900)
    let graph = try survives(try Sample.storyboard(Sample.controllerScene("a", parts)))
    #expect(JSONNesting(SceneGraphFile.encode(graph)).depth < 20)
  }

  @Test func hostileFilesAreRefusedBeforeTheyAreFollowed() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":[", "]}]")] {
      let json = nested(open, close, count: 100_000)
      #expect(throws: SceneGraphError.tooDeep) { try SceneGraphFile.decode(Seal.file(json)) }
    }
  }

  @Test func filesAtTheLimitAreFollowed() {
    let view = #"{"id":"","kind":"view","position":"1:1","rest":{"name":""},"subviews":["#
    let deep = nested(view, "]}", count: 190)
    let json = """
      {"strings":[],"documents":[{"name":"A","path":"A","kind":"xib","scenes":[{"name":"",\
      "content":{"none":{}},"position":"1:1","looseViews":[\(deep)]}],"resources":[],\
      "rest":{"name":"document"}}]}
      """
    #expect(JSONNesting(json.utf8).depth <= SceneGraphFile.deepestNesting)
    #expect(throws: Never.self) { try SceneGraphFile.decode(Seal.file(json)) }
  }

  @Test func nestingIsCountedOutsideStrings() {
    #expect(JSONNesting("".utf8).depth == 0)
    #expect(JSONNesting("[[],[[]]]".utf8).depth == 3)
    #expect(JSONNesting(#"{"a[[[[":"{{{\"[[["}"#.utf8).depth == 1)
    #expect(JSONNesting(#"["\\",[]]"#.utf8).depth == 2)
    #expect(JSONNesting("]]][".utf8).depth == 0)
  }
}
