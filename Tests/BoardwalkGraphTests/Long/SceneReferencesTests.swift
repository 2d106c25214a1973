import BoardwalkGraph
import BoardwalkProject
import Testing

@Suite("Storyboard reference resolution")
struct SceneReferencesTests {
  private func reference(_ id: String, _ attributes: String) -> String {
    Sample.scene("<viewControllerPlaceholder \(attributes) id=\"\(id)\"/>")
  }

  private func graph(_ storyboards: [(path: String, scenes: String)]) throws -> SceneGraph {
    Compiler().compile(
      Project(
        try storyboards.map {
          .document(try Sample.storyboard($0.scenes, initial: "first", path: $0.path))
        }, isWhole: true))
  }

  private func place(
    _ attributes: String, among others: [(path: String, scenes: String)] = []
  ) throws -> ScenePlace? {
    let graph = try graph([("A.storyboard", reference("p", attributes))] + others)
    let reference = try #require(graph.documents[0].scenes[0].reference)
    return SceneReferences(graph).place(of: reference, in: 0)
  }

  private let named = Sample.scene(
    #"<viewController storyboardIdentifier="About" id="about"/>"#)

  @Test("a storyboard reference without an identifier resolves to the initial controller")
  func initialController() throws {
    let other = ("B.storyboard", named + Sample.controllerScene("first"))
    #expect(
      try place("storyboardName=\"B\"", among: [other]) == ScenePlace(document: 1, scene: 1))
  }

  @Test("a storyboard reference with an identifier resolves to that controller")
  func identifier() throws {
    let other = ("B.storyboard", Sample.controllerScene("first") + named)
    #expect(
      try place("storyboardName=\"B\" referencedIdentifier=\"About\"", among: [other])
        == ScenePlace(document: 1, scene: 1))
  }

  @Test("a reference without a storyboard name resolves to the same storyboard")
  func sameStoryboard() throws {
    let scenes = reference("p", "referencedIdentifier=\"About\"") + named
    let graph = try graph([("A.storyboard", scenes)])
    let reference = try #require(graph.documents[0].scenes[0].reference)
    #expect(
      SceneReferences(graph).place(of: reference, in: 0) == ScenePlace(document: 0, scene: 1))
  }

  @Test("references to missing storyboards and scenes resolve to nil")
  func missing() throws {
    let other = ("B.storyboard", Sample.controllerScene("a"))
    #expect(try place("storyboardName=\"C\"", among: [other]) == nil)
    #expect(try place("storyboardName=\"B\"", among: [other]) == nil)
    #expect(try place("storyboardName=\"B\" referencedIdentifier=\"x\"", among: [other]) == nil)
  }

  @Test("references to references are followed")
  func chain() throws {
    let others = [
      ("B.storyboard", reference("first", "storyboardName=\"C\"")),
      ("C.storyboard", Sample.controllerScene("first")),
    ]
    #expect(
      try place("storyboardName=\"B\"", among: others) == ScenePlace(document: 2, scene: 0))
  }

  @Test("circular references resolve to nil")
  func circular() throws {
    let others = [
      ("B.storyboard", reference("first", "storyboardName=\"C\"")),
      ("C.storyboard", reference("first", "storyboardName=\"B\"")),
    ]
    #expect(try place("storyboardName=\"B\"", among: others) == nil)
  }

  @Test("a reference to storyboards of one name resolves to that in its own folder")
  func sameFolder() throws {
    let graph = try graph([
      ("pad/Main.storyboard", reference("p", "storyboardName=\"Settings\"")),
      ("pad/Settings.storyboard", Sample.controllerScene("first")),
      ("phone/Main.storyboard", reference("p", "storyboardName=\"Settings\"")),
      ("phone/Settings.storyboard", Sample.controllerScene("first")),
    ])
    let references = SceneReferences(graph)
    for (document, target) in [(0, 2), (1, 3)] {
      let reference = try #require(graph.documents[document].scenes[0].reference)
      #expect(
        references.place(of: reference, in: document) == ScenePlace(document: target, scene: 0))
    }
  }

  @Test("a storyboard reference does not resolve to a xib")
  func xib() throws {
    let files: [LoadedFile] = [
      .document(
        try Sample.storyboard(reference("p", "storyboardName=\"Card\""), path: "A.storyboard")),
      .document(try Sample.xib(#"<viewController id="vc"/>"#)),
    ]
    let graph = Compiler().compile(Project(files, isWhole: true))
    let reference = try #require(graph.documents[0].scenes[0].reference)
    #expect(SceneReferences(graph).place(of: reference, in: 0) == nil)
  }
}
