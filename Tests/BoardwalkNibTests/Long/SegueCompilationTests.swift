import BoardwalkBase
import BoardwalkDocument
import BoardwalkNib
import Testing

@Suite("Compiling popovers and unwind segues to nibs")
struct SegueCompilationTests {
  private let label = StoryboardFixture.label()

  private func popover(_ attributes: String, _ parts: String = "") -> String {
    """
    <segue destination="detail" kind="popoverPresentation" identifier="more" \(attributes) id="s">\
    <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/>\(parts)</segue>
    """
  }

  private var detail: String {
    StoryboardFixture.controller(#"id="detail""#)
      .replacing(#"id="root""#, with: #"id="other""#).replacing(#"id="safe""#, with: #"id="x""#)
  }

  private func home(_ segue: String, item: String = "") -> String {
    StoryboardFixture.controller(
      view: "<subviews>\(label)</subviews>", "\(item)<connections>\(segue)</connections>")
  }

  @Test("a popover's template is connected to its anchor from the nib with the anchor")
  func anchorView() throws {
    let passthrough =
      #"<popoverPassthroughViews><view reference="title"/></popoverPassthroughViews>"#
    let document = try StoryboardFixture.storyboard(
      home(popover(#"popoverAnchorView="title""#, passthrough)), detail)
    let compiled = try StoryboardCompiler().compile(document)
    let scene = try #require(compiled.archives["UIViewController-home"])
    let template = try #require(scene.first("UIStoryboardPopoverPresentationSegueTemplate"))
    #expect(template["UIPermittedArrowDirections"] == .int8(5))
    #expect(template["UIAnchorView"] == .null)
    let view = try #require(compiled.archives["home-view-root"])
    let anchor = view.objects.first { view.text($0["UILabel"]) == "anchorView" }
    #expect(view.object(anchor?["UIDestination"])?.className == "UILabel")
    #expect(view.object(anchor?["UISource"])?.className == "UIProxyObject")
    let views = view.objects.first { view.text($0["UILabel"]) == "passthroughViews" }
    #expect(view.object(views?["UIDestination"])?.elements.count == 1)
  }

  @Test("a popover reads back with the item that it points to")
  func anchorItem() throws {
    let item = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" \
      title="More" id="i"/></navigationItem>
      """
    let document = try readBack(
      home(popover(#"popoverAnchorBarButtonItem="i""#), item: item), detail)
    let segue = try #require(document.elements(of: .segue).first)
    #expect(segue["kind"] == "popoverPresentation")
    let anchor = document.object(withID: segue["popoverAnchorBarButtonItem"] ?? "")
    #expect(anchor?["title"] == "More")
  }

  @Test("a popover at an object outside of its scene is rejected")
  func strangeAnchor() throws {
    let document = try StoryboardFixture.storyboard(
      home(popover(#"popoverAnchorView="other""#)), detail)
    let error = #expect(throws: CompilationError.self) {
      try StoryboardCompiler().compile(document)
    }
    #expect(
      error?.unsupported.map(\.name) == ["a popover at an object outside of its scene's nibs"])
  }

  @Test("an unwind segue has an action without a destination, and reads back with an exit")
  func unwind() throws {
    let segue = #"<segue destination="exit" kind="unwind" unwindAction="back:" id="s"/>"#
    let scene = home(segue) + #"<exit id="exit" sceneMemberID="exit"/>"#
    let compiled = try StoryboardCompiler().compile(StoryboardFixture.storyboard(scene))
    let archive = try #require(compiled.archives["UIViewController-home"])
    let template = try #require(archive.first("UIStoryboardUnwindSegueTemplate"))
    #expect(archive.text(template["UIAction"]) == "back:")
    #expect(template["UIDestinationViewControllerIdentifier"] == .null)
    let document = try readBack(scene)
    let read = try #require(document.elements(of: .segue).first)
    #expect(read["unwindAction"] == "back:")
    #expect(document.object(withID: read["destination"] ?? "")?.name == "exit")
  }

  @Test("a modal segue of iOS 7 has a template of its own, and reads back")
  func modal() throws {
    let segue = #"<segue destination="next" kind="modal" identifier="edit" id="s"/>"#
    let next = #"<viewController id="next" sceneMemberID="viewController"/>"#
    let document = try readBack(home(segue), next)
    let read = try #require(document.elements(of: .segue).first)
    #expect(read["kind"] == "modal")
    #expect(read["identifier"] == "edit")
  }

  private func readBack(_ scenes: String...) throws -> Document {
    let document = try StoryboardFixture.storyboard(
      scenes.joined(separator: "</objects></scene><scene><objects>"))
    let compiled = try StoryboardCompiler().compile(document)
    var reader = CompiledStoryboardReader(compiled.archives, try #require(compiled.info))
    let file = SourceFile(path: "Main.storyboardc", text: reader.document())
    return try #require(Document(try XMLReader().read(file)))
  }
}
