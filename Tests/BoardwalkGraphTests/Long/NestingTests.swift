import BoardwalkDocument
import BoardwalkProject
import Foundation
import Testing

@testable import BoardwalkGraph

/// Documents and files with the deepest nesting that their readers accept.
@Suite("Deeply nested graphs")
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

  @Test("views are compiled up to the depth limit and archived below it")
  func views() throws {
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

  @Test("the graph of deeply nested tables is within the depth limit")
  func tables() throws {
    let tables = nested(
      "<subviews><tableView><sections><tableViewSection><cells><tableViewCell>",
      "</tableViewCell></cells></tableViewSection></sections></tableView></subviews>", count: 150)
    _ = try survives(
      try Sample.storyboard(
        Sample.controllerScene("a", "<view key=\"view\" id=\"v\">\(tables)</view>")))
  }

  @Test("the graph of deeply nested bars is within the depth limit")
  func bars() throws {
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

  @Test("the graph of deeply nested controllers is within the depth limit")
  func controllers() throws {
    let controllers = nested(
      "<viewControllers><tabBarController id=\"x\">", "</tabBarController></viewControllers>",
      count: 450)
    _ = try survives(
      try Sample.storyboard(
        Sample.scene("<tabBarController id=\"a\">\(controllers)</tabBarController>")))
  }

  @Test("deeply nested unknown elements are archived as a flat list")
  func unknownElements() throws {
    let parts = nested("<part>", "</part>", count: 900)
    let graph = try survives(try Sample.storyboard(Sample.controllerScene("a", parts)))
    #expect(JSONNesting(SceneGraphFile.encode(graph)).depth < 20)
  }

  @Test("a file nested deeper than the limit is an error")
  func hostileFiles() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":[", "]}]")] {
      let json = nested(open, close, count: 100_000)
      #expect(throws: SceneGraphError.tooDeep) { try SceneGraphFile.decode(Seal.file(json)) }
    }
  }

  @Test("a file nested within the depth limit is read")
  func limit() {
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

  @Test("brackets in strings do not count as nesting")
  func strings() {
    #expect(JSONNesting("".utf8).depth == 0)
    #expect(JSONNesting("[[],[[]]]".utf8).depth == 3)
    #expect(JSONNesting(#"{"a[[[[":"{{{\"[[["}"#.utf8).depth == 1)
    #expect(JSONNesting(#"["\\",[]]"#.utf8).depth == 2)
    #expect(JSONNesting("]]][".utf8).depth == 0)
  }
}
