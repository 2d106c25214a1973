import BoardwalkProject
import Testing

@testable import BoardwalkGraph

/// Files with a valid checksum whose graphs are invalid.
@Suite("Graph validation")
struct SceneGraphValidationTests {
  private func error(_ json: String) -> SceneGraphError? {
    do throws(SceneGraphError) {
      _ = try SceneGraphFile.decode(Seal.file(json))
      return nil
    } catch {
      return error
    }
  }

  @Test("an error in a malformed graph has a path and a reason")
  func malformedGraphs() {
    #expect(
      error("{}") == .malformed(path: "the graph", reason: "“documents” is missing"))
    #expect(
      error(#"{"documents":7,"strings":[]}"#)
        == .malformed(path: "documents", reason: "it must be of the type Array<Any>"))
    #expect(
      error(#"{"documents":[{"name":"A"}],"strings":[]}"#)
        == .malformed(path: "documents[0]", reason: "“path” is missing"))
    #expect(
      error(#"{"documents":[{"name":null}],"strings":[]}"#)?.description.hasPrefix(
        "the scene graph is damaged: documents[0]") == true)
    for json in ["", "{", "[]", "nul", "\"", "{\"documents\":[],\"strings\":[]} {}", "\u{0}"] {
      #expect(error(json) != nil, "\(json)")
    }
  }

  @Test("unknown members of graphs are ignored")
  func unknownMembers() {
    #expect(error(#"{"documents":[],"strings":[],"plugins":[{"a":1}]}"#) == nil)
  }

  private func graph() throws -> SceneGraph {
    let document = try Sample.storyboard(
      Sample.scene(
        """
        <navigationController id="n"><connections><segue destination="a" kind="relationship" \
        relationship="rootViewController"/><segue destination="a" kind="show"/></connections>\
        </navigationController>
        """) + Sample.controllerScene("a"), initial: "n")
    return Compiler().compile(Project([.document(document)], isWhole: true), main: document)
  }

  private func error(_ change: (inout SceneGraph) throws -> Void) throws -> SceneGraphError? {
    var graph = try graph()
    try change(&graph)
    do throws(SceneGraphError) {
      _ = try SceneGraphFile.decode(SceneGraphFile.encode(graph))
      return nil
    } catch {
      return error
    }
  }

  @Test("a compiled graph is valid")
  func compiledGraph() throws {
    #expect(try error { _ in } == nil)
  }

  @Test("the index of a missing main document is an error", arguments: [-1, 1, Int.max, Int.min])
  func mainIndex(index: Int) throws {
    #expect(
      try error { $0.main = index } == .outOfRange(path: "main", index: index, count: 1))
  }

  @Test("an index of a missing scene is an error", arguments: [-1, 2, Int.max])
  func sceneIndices(index: Int) throws {
    #expect(
      try error { $0.documents[0].initialScene = index }
        == .outOfRange(path: "documents[0].initialScene", index: index, count: 2))
    #expect(
      try error { $0.documents[0].scenes[0].segues[0].destination = index }
        == .outOfRange(
          path: "documents[0].scenes[0].segues[0].destination", index: index, count: 2))
    #expect(
      try error { try $0.changeController { $0.relationships[0].scene = index } }
        == .outOfRange(
          path: "documents[0].scenes[0].relationships[0].scene", index: index, count: 2))
    #expect(
      try error {
        try $0.changeController {
          $0.circularRelationships = $0.relationships
          $0.circularRelationships[0].scene = index
        }
      }
        == .outOfRange(
          path: "documents[0].scenes[0].circularRelationships[0].scene", index: index, count: 2))
  }

  @Test("a relationship of a nested controller to a missing scene is an error")
  func nestedControllers() throws {
    let found = try error {
      try $0.changeController {
        var nested = $0
        nested.relationships[0].scene = 9
        $0.nested = [nested]
      }
    }
    #expect(
      found
        == .outOfRange(
          path: "documents[0].scenes[0].nested[0].relationships[0].scene", index: 9, count: 2))
  }

  @Test("a circular relationship is an error")
  func circular() throws {
    let found = try error { try $0.changeController { $0.relationships[0].scene = 0 } }
    #expect(
      found
        == .circular(
          path: "documents[0].scenes[0].relationships", name: "Navigation Controller"))
  }
}

extension SceneGraph {
  /// Changes the controller of the first scene.
  fileprivate mutating func changeController(
    _ change: (inout ControllerTemplate) -> Void
  ) throws {
    var controller = try #require(documents[0].scenes[0].controller)
    change(&controller)
    documents[0].scenes[0].content = .controller(controller)
  }
}
