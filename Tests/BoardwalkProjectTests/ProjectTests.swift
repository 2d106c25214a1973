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
  @Test("Files keep their order, and documents theirs")
  func order() {
    let broken = LoadedFile(SourceFile(path: "b.xib", text: "<document>"))
    let project = Project(
      [.storyboard("App/B.storyboard"), broken, .storyboard("App/A.storyboard")], isWhole: false)
    #expect(project.files.map(\.path) == ["App/B.storyboard", "b.xib", "App/A.storyboard"])
    #expect(project.documents.map(\.name) == ["B", "A"])
    #expect(project.storyboardNames == ["A", "B"])
  }

  @Test("A storyboard of one idiom is found by its name without the idiom too")
  func idioms() {
    let project = Project(
      [.storyboard("Main~ipad.storyboard"), .storyboard("Main~iphone.storyboard")], isWhole: true)
    #expect(project.storyboards(named: "Main").map(\.name) == ["Main~ipad", "Main~iphone"])
    #expect(project.storyboardIndices(named: "Main~ipad") == [0])
  }

  @Test("A folder is a whole project, a file is not")
  func whole() throws {
    let folder = try TemporaryFolder(["a.xib": "<document/>"])
    defer { folder.remove() }
    #expect(Project(paths: [folder.path]).isWhole)
    #expect(!Project(paths: [folder.path + "/a.xib"]).isWhole)
    #expect(Project(paths: [folder.path]).documents.count == 1)
  }

  @Test("What cannot be opened says why")
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

  @Test("What is no document says why, and where")
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

  @Test("Lead to the initial controller, or to the one with the identifier")
  func found() throws {
    let initial = try resolve("storyboardName=\"Settings\"", among: [settings])
    #expect(targets(initial) == ["1/a"])
    let about = try resolve(
      "storyboardName=\"Settings\" referencedIdentifier=\"About\"", among: [settings])
    #expect(targets(about) == ["1/b"])
  }

  @Test("Without a name they mean their own storyboard")
  func own() throws {
    #expect(targets(try resolve("referencedIdentifier=\"Home\"", among: [])) == ["0/v"])
    #expect(targets(try resolve("", among: [])) == ["0/v"])
  }

  @Test("Fail for one of three reasons")
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

  @Test("Are unknown where the file of that name cannot be asked")
  func unknown() throws {
    let broken = LoadedFile(SourceFile(path: "Help.storyboard", text: "<document>"))
    #expect(try resolve("storyboardName=\"Help\"", among: [broken]) == .unknown)
  }
}
