import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject
import Testing

extension LoadedFile {
  /// A storyboard at `path` with `scenes`.
  static func storyboard(
    _ path: String, initial: String? = nil, launchScreen: Bool = false, _ scenes: String = ""
  ) -> LoadedFile {
    let attributes =
      (initial.map { " initialViewController=\"\($0)\"" } ?? "")
      + (launchScreen ? " launchScreen=\"YES\"" : "")
    return LoadedFile(
      SourceFile(
        path: path,
        text: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"\(attributes)>
          <scenes><scene sceneID="s"><objects>\(scenes)</objects></scene></scenes></document>
          """))
  }
}

@Suite("Projects")
struct ProjectTests {
  @Test("files and documents keep their order")
  func order() {
    let broken = LoadedFile(SourceFile(path: "b.xib", text: "<document>"))
    let project = Project(
      [.storyboard("App/B.storyboard"), broken, .storyboard("App/A.storyboard")], isWhole: false)
    #expect(project.files.map(\.path) == ["App/B.storyboard", "b.xib", "App/A.storyboard"])
    #expect(project.documents.map(\.name) == ["B", "A"])
    #expect(project.storyboardNames == ["A", "B"])
  }

  @Test("a storyboard for one idiom is also found without its suffix")
  func idioms() {
    let project = Project(
      [.storyboard("Main~ipad.storyboard"), .storyboard("Main~iphone.storyboard")], isWhole: true)
    #expect(project.storyboards(named: "Main").map(\.name) == ["Main~ipad", "Main~iphone"])
    #expect(project.storyboardIndices(named: "Main~ipad") == [0])
  }

  @Test("a folder is a complete project, a file is not")
  func whole() throws {
    let folder = try TemporaryFolder(["a.xib": "<document/>"])
    defer { folder.remove() }
    #expect(Project(paths: [folder.path]).isWhole)
    #expect(!Project(paths: [folder.path + "/a.xib"]).isWhole)
    #expect(Project(paths: [folder.path]).documents.count == 1)
  }

  @Test("an unreadable file has a reason")
  func unopened() throws {
    let folder = try TemporaryFolder(["a.xib/b.txt": ""])
    defer { folder.remove() }
    guard case .unopened(_, "it is a folder") = LoadedFile(path: folder.path + "/a.xib") else {
      Issue.record("a folder is no document")
      return
    }
    guard case .unopened(_, "no such file") = LoadedFile(path: folder.path + "/c.xib") else {
      Issue.record("nothing is no document")
      return
    }
  }

  @Test("a malformed document has a reason and a position")
  func unreadable() {
    guard
      case .unreadable(_, let findings, _) = LoadedFile(SourceFile(path: "a", text: "<a><b></a>"))
    else {
      Issue.record("a tag that is not closed is no document")
      return
    }
    #expect(findings.first?.rule == "unreadable-xml")
  }
}

@Suite("Storyboard references")
struct ReferenceResolverTests {
  private func resolve(
    _ reference: String, among others: [LoadedFile]
  ) throws -> ReferenceResolver.Resolution {
    let main = LoadedFile.storyboard(
      "Main.storyboard", initial: "v",
      "<viewController storyboardIdentifier=\"Home\" id=\"v\"/><viewControllerPlaceholder "
        + "\(reference) id=\"r\"/>")
    let project = Project([main] + others, isWhole: true)
    let element = try #require(
      project.documents[0].elements(of: .viewControllerPlaceholder).first)
    var resolver = ReferenceResolver(project)
    return resolver.resolve(StoryboardReference(element), in: 0)
  }

  private let settings = LoadedFile.storyboard(
    "Settings.storyboard", initial: "a",
    "<viewController id=\"a\"/><viewController storyboardIdentifier=\"About\" id=\"b\"/>")

  private func targets(_ resolution: ReferenceResolver.Resolution) -> [String?] {
    guard case .found(let targets) = resolution else { return [] }
    return targets.map { "\($0.document)/\($0.controller["id"] ?? "")" }
  }

  @Test("references lead to the initial or the identified controller")
  func found() throws {
    let initial = try resolve("storyboardName=\"Settings\"", among: [settings])
    #expect(targets(initial) == ["1/a"])
    let about = try resolve(
      "storyboardName=\"Settings\" referencedIdentifier=\"About\"", among: [settings])
    #expect(targets(about) == ["1/b"])
  }

  @Test("references without a name mean their own storyboard")
  func own() throws {
    #expect(targets(try resolve("referencedIdentifier=\"Home\"", among: [])) == ["0/v"])
    #expect(targets(try resolve("", among: [])) == ["0/v"])
  }

  @Test("references fail for one of three reasons")
  func missing() throws {
    #expect(
      try resolve("storyboardName=\"Help\"", among: [settings]) == .noStoryboard("Help"))
    #expect(
      try resolve("storyboardName=\"Settings\" referencedIdentifier=\"x\"", among: [settings])
        == .noIdentifier("x", in: [1]))
    #expect(
      try resolve("storyboardName=\"Parts\"", among: [.storyboard("Parts.storyboard")])
        == .noInitialController(in: [1]))
  }

  @Test("references to an unreadable storyboard are unknown")
  func unknown() throws {
    let broken = LoadedFile(SourceFile(path: "Help.storyboard", text: "<document>"))
    #expect(try resolve("storyboardName=\"Help\"", among: [broken]) == .unknown)
  }
}
