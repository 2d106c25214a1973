import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject
import BoardwalkSchema
import Testing

@testable import BoardwalkSnapshot

@Suite("Navigation maps")
struct NavigationMapTests {
  private func file(_ path: String, _ initial: String, _ members: [String]) -> LoadedFile {
    let scenes = members.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    return LoadedFile(
      SourceFile(
        path: path,
        text: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
          <scenes>\(scenes)</scenes></document>
          """))
  }

  private func reference(_ id: String, _ name: String?, _ identifier: String? = nil) -> String {
    let name = name.map { " storyboardName=\"\($0)\"" } ?? ""
    let identifier = identifier.map { " referencedIdentifier=\"\($0)\"" } ?? ""
    return "<viewControllerPlaceholder\(name)\(identifier) id=\"\(id)\" "
      + "sceneMemberID=\"viewController\"/>"
  }

  private func controller(_ id: String, _ segues: String = "", identifier: String = "") -> String {
    """
    <viewController title="\(id)" storyboardIdentifier="\(identifier)" id="\(id)" \
    sceneMemberID="viewController"><connections>\(segues)</connections></viewController>
    """
  }

  private func show(_ destination: String) -> String {
    "<segue kind=\"show\" destination=\"\(destination)\" id=\"s\(destination)\"/>"
  }

  private func text(_ files: [LoadedFile]) throws -> String {
    try GraphRenderer(.text).text(of: Compiler().compile(Project(files, isWhole: true)))
  }

  @Test("a chain of references is resolved to its scene")
  func chains() throws {
    let text = try text([
      file("One.storyboard", "a", [controller("a", show("r")), reference("r", "Two")]),
      file("Two.storyboard", "r2", [reference("r2", "Three", "Deep")]),
      file("Three.storyboard", "", [controller("c", identifier: "Deep")]),
    ])
    #expect(text.contains("▶ a ──show──▶ Three / c"))
  }

  @Test("references in a cycle have no destination")
  func circles() throws {
    let text = try text([
      file("One.storyboard", "a", [controller("a", show("r")), reference("r", "Two")]),
      file("Two.storyboard", "r2", [reference("r2", "Three")]),
      file("Three.storyboard", "r3", [reference("r3", "Two")]),
    ])
    #expect(text.contains("──show──▶ (a circle of references)"))
  }

  @Test(
    "a dangling reference names its target",
    arguments: [
      ("Nowhere", nil, "(Nowhere)"), ("Nowhere", "Deep", "(Deep of Nowhere)"),
      (nil, "Deep", "(Deep of this storyboard)"), ("Two", "Deep", "(Deep of Two)"),
      ("Two", nil, "(Two)"),
    ] as [(String?, String?, String)])
  func missing(_ name: String?, _ identifier: String?, _ words: String) throws {
    let text = try text([
      file("One.storyboard", "a", [controller("a", show("r")), reference("r", name, identifier)]),
      file("Two.storyboard", "", [controller("c")]),
    ])
    #expect(text.contains("──show──▶ \(words)\n"))
  }

  @Test("the nearest storyboard of a name is used")
  func nearest() throws {
    let text = try text([
      file("A/One.storyboard", "a", [controller("a", show("r")), reference("r", "Two")]),
      file("B/Two.storyboard", "wrong", [controller("wrong")]),
      file("A/Two.storyboard", "right", [controller("right")]),
    ])
    #expect(text.contains("──show──▶ Two / right"))
  }

  @Test(
    "edges are labeled by kind, legacy kinds included",
    arguments: [
      (SegueKind.show, "show"), (.push, "push"), (.presentation, "present"), (.modal, "present"),
      (.popoverPresentation, "popover"), (.popover, "popover"), (.showDetail, "show detail"),
      (.embed, "embed"), (.custom, "custom"), (.unwind, "unwind"), (.replace, "replace"),
    ])
  func segues(_ kind: SegueKind, _ words: String) {
    #expect(NavigationMap.Link.Kind.segue(kind).displayName == words)
  }

  @Test("equal scene names are numbered, also those that end in numbers")
  func names() throws {
    let twins = ["Twin", "Twin", "Twin 2", "Twin"].enumerated().map { number, title in
      "<viewController title=\"\(title)\" id=\"t\(number)\" sceneMemberID=\"viewController\"/>"
    }
    let graph = Compiler().compile(Project([file("One.storyboard", "t0", twins)], isWhole: true))
    let map = NavigationMap(graph)
    let scenes = map.inOrder.flatMap(\.inOrder)
    #expect(scenes.map(\.name) == ["Twin", "Twin 2", "Twin 2 2", "Twin 3"])
    #expect(Set(scenes.map(\.key)).count == 4)
    #expect(scenes.map(\.isInitial) == [true, false, false, false])
  }
}
