import BoardwalkBase
import BoardwalkDocument
import BoardwalkNib
import Testing

@Suite("Compiling references to other storyboards")
struct SceneReferenceTests {
  private func storyboard(_ reference: String) throws -> Document {
    let home = StoryboardFixture.controller(
      #"id="home""#, view: "",
      #"<connections><segue destination="away" kind="show" id="s"/></connections>"#)
    return try StoryboardFixture.storyboard(home, reference)
  }

  private let reference = """
    <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="About" id="away" \
    sceneMemberID="viewController"/>
    """

  @Test("the property list names the storyboard and controller of a reference")
  func propertyList() throws {
    let compiled = try StoryboardCompiler().compile(storyboard(reference))
    let info = try StoryboardInfo(try #require(compiled.info).bytes)
    #expect(info.references.keys.sorted() == ["UIViewController-away"])
    let entry = try #require(info.references["UIViewController-away"])
    #expect(entry.storyboardName == "Settings")
    #expect(entry.controllerIdentifier == "About")
    #expect(info.nibNames["UIViewController-away"] == "UIViewController-away")
  }

  @Test("the nib of a reference contains its placeholder")
  func standIn() throws {
    let compiled = try StoryboardCompiler().compile(storyboard(reference))
    let archive = try #require(compiled.archives["UIViewController-away"])
    let standIn = try #require(archive.first("UIStoryboardViewControllerPlaceholder"))
    #expect(archive.text(standIn["UIStoryboardIdentifier"]) == "UIViewController-away")
    #expect(archive.first("UIRuntimeOutletConnection") != nil)
  }

  @Test("a segue to a storyboard reference is read back")
  func readBack() throws {
    let compiled = try StoryboardCompiler().compile(storyboard(reference))
    var reader = CompiledStoryboardReader(compiled.archives, try #require(compiled.info))
    let file = SourceFile(path: "Main.storyboardc", text: reader.document())
    let document = try #require(Document(try XMLReader().read(file)))
    let segue = try #require(document.elements(of: .segue).first)
    let target = try #require(document.object(withID: segue["destination"] ?? ""))
    #expect(target["storyboardName"] == "Settings")
    #expect(target["referencedIdentifier"] == "About")
  }

  @Test("a reference to another bundle is rejected")
  func otherBundle() throws {
    let other = reference.replacing(
      "storyboardName", with: #"bundleIdentifier="com.example.kit" storyboardName"#)
    let document = try storyboard(other)
    #expect(throws: CompilationError.self) { try StoryboardCompiler().compile(document) }
  }
}
