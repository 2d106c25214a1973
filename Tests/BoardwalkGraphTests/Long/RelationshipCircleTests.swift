import BoardwalkGraph
import BoardwalkProject
import Testing

/// Containers that would contain themselves.
@Suite("Circular relationships")
struct RelationshipCircleTests {
  private func container(_ id: String, of contents: String...) -> String {
    let segues = contents.map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\"/>"
    }
    return Sample.scene(
      "<tabBarController id=\"\(id)\"><connections>\(segues.joined())</connections>"
        + "</tabBarController>")
  }

  private func relationships(_ scenes: String) throws -> [[Int]] {
    let compiled = try Sample.compile(try Sample.storyboard(scenes))
    try SceneGraph(documents: [compiled], main: nil).validate()
    return compiled.scenes.map { $0.controller?.relationships.map(\.scene) ?? [] }
  }

  @Test("containers without cycles keep their relationships")
  func tree() throws {
    let scenes =
      container("a", of: "b", "c", "b") + container("b", of: "c") + Sample.controllerScene("c")
    #expect(try relationships(scenes) == [[1, 2, 1], [2], []])
  }

  @Test("a relationship of a container with itself is circular")
  func selfReference() throws {
    let document = try Sample.storyboard(container("a", of: "b", "a") + container("b"))
    let scene = try #require(try Sample.compile(document).scenes.first)
    #expect(scene.controller?.relationships.map(\.scene) == [1])
    #expect(scene.controller?.circularRelationships.map(\.scene) == [0])
  }

  @Test("a long cycle is broken at its last relationship")
  func longCycle() throws {
    let scenes = container("a", of: "b") + container("b", of: "c") + container("c", of: "a", "d")
    #expect(try relationships(scenes + container("d")) == [[1], [2], [3], []])
  }

  @Test("several cycles are all broken")
  func severalCycles() throws {
    let scenes = container("a", of: "b", "c") + container("b", of: "a", "c")
    #expect(try relationships(scenes + container("c", of: "a", "b", "c")) == [[1, 2], [2], []])
  }

  @Test("cycles through nested controllers are found")
  func nestedControllers() throws {
    let document = try Sample.storyboard(
      Sample.scene(
        """
        <tabBarController id="a"><viewControllers><navigationController id="n"><connections>\
        <segue destination="a" kind="relationship" relationship="rootViewController"/>\
        </connections></navigationController></viewControllers></tabBarController>
        """))
    let nested = try #require(try Sample.compile(document).scenes.first?.controller?.nested.first)
    #expect(nested.relationships.isEmpty)
    #expect(nested.circularRelationships.map(\.scene) == [0])
  }

  @Test("cycles through other storyboards are broken")
  func otherStoryboards() throws {
    func storyboard(_ name: String, to other: String) throws -> LoadedFile {
      .document(
        try Sample.storyboard(
          container("a", of: "p")
            + Sample.scene("<viewControllerPlaceholder storyboardName=\"\(other)\" id=\"p\"/>"),
          initial: "a", path: name + ".storyboard"))
    }
    let files = try [storyboard("One", to: "Two"), storyboard("Two", to: "One")]
    let graph = Compiler().compile(Project(files, isWhole: true))
    let controllers = graph.documents.map { $0.scenes.first?.controller }
    #expect(controllers.map { $0?.relationships.count } == [1, 0])
    #expect(controllers.map { $0?.circularRelationships.count } == [0, 1])
    #expect(try SceneGraphFile.decode(SceneGraphFile.encode(graph)) == graph)
  }

  @Test("containers up to the depth limit are no cycle, and an edge that closes one is dropped")
  func deepContainers() throws {
    let scenes = (0..<60).map { container("c\($0)", of: "c\($0 + 1)") }
    let found = try relationships(scenes.joined() + container("c60", of: "c0"))
    #expect(found.first == [1])
    #expect(found.last == [])
  }

  @Test("many circular relationships of a container keep their order")
  func manyCycles() throws {
    let segues = (0..<5_000).map {
      """
      <segue destination="\($0.isMultiple(of: 2) ? "a" : "b")" kind="relationship" \
      relationship="viewControllers" id="\($0)"/>
      """
    }
    let document = try Sample.storyboard(
      Sample.scene(
        """
        <tabBarController id="a"><connections>\(segues.joined())</connections></tabBarController>
        """) + Sample.controllerScene("b"))
    let controller = try #require(try Sample.compile(document).scenes.first?.controller)
    #expect(controller.relationships.count == 2_500)
    #expect(
      controller.circularRelationships.map(\.id) == (0..<2_500).map { "\($0 * 2)" })
  }
}
