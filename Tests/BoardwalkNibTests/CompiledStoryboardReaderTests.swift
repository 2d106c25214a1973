import BoardwalkBase
import BoardwalkDocument
import BoardwalkNib
import Testing

@Suite("Reading compiled storyboards back")
struct CompiledStoryboardReaderTests {
  private func readBack(_ document: Document) throws -> Document {
    let compiled = try StoryboardCompiler(CompilerOptions(module: "App")).compile(document)
    var reader = CompiledStoryboardReader(compiled.archives, try #require(compiled.info))
    let file = SourceFile(path: "Main.storyboardc", text: reader.document())
    return try #require(Document(try XMLReader().read(file)))
  }

  @Test("a label has its frame, text, font and constraint again")
  func label() throws {
    let view = """
      <subviews>\(StoryboardFixture.label())</subviews><constraints>\
      <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="8" id="c"/></constraints>
      """
    let document = try readBack(
      StoryboardFixture.storyboard(StoryboardFixture.controller(view: view)))
    let label = try #require(document.elements(of: .label).first)
    #expect(label["text"] == "Hello")
    #expect(label["textAlignment"] == "natural")
    #expect(label["translatesAutoresizingMaskIntoConstraints"] == "NO")
    let frame = try #require(label.child("rect", key: "frame"))
    #expect(["x", "y", "width", "height"].map { frame[$0] } == ["10", "30", "100", "20"])
    #expect(label.child(key: "fontDescription")?["pointSize"] == "17")
    let constraint = try #require(document.elements(of: .constraint).first)
    #expect(constraint["firstItem"] == label["id"])
    #expect(constraint["constant"] == "8")
    let guide = document.object(withID: constraint["secondItem"] ?? "")
    #expect(guide?.name == "viewLayoutGuide")
  }

  @Test("a class of the target, its outlets and its segues are there again")
  func connections() throws {
    let home = StoryboardFixture.controller(
      #"id="home" customClass="Home" customModule="App" customModuleProvider="target""#,
      view: "<subviews>\(StoryboardFixture.label())</subviews>",
      """
      <connections><outlet property="titleLabel" destination="title" id="o"/>\
      <segue destination="detail" kind="show" identifier="more" id="s"/></connections>
      """)
    let detail = StoryboardFixture.controller(#"id="detail""#).replacing(
      #"id="root""#, with: #"id="other""#)
    let document = try readBack(StoryboardFixture.storyboard(home, detail))
    let controller = try #require(document.object(withID: "home"))
    #expect(controller["customClass"] == "Home")
    #expect(controller["customModule"] == "App")
    #expect(document.initialViewControllerID == "home")
    let outlet = try #require(document.elements(of: .outlet).first)
    #expect(document.object(withID: outlet["destination"] ?? "")?["text"] == "Hello")
    let segue = try #require(document.elements(of: .segue).first)
    #expect(segue["destination"] == "detail")
    #expect(segue["identifier"] == "more")
  }

  @Test("compiling what was read back gives the same nibs, whatever the ids are")
  func fixedPoint() throws {
    let view = """
      <subviews>\(StoryboardFixture.label())<switch opaque="NO" contentMode="scaleToFill" on="YES" \
      id="switch"><rect key="frame" x="10" y="90" width="51" height="31"/></switch></subviews>
      """
    let once = try readBack(
      StoryboardFixture.storyboard(StoryboardFixture.controller(view: view)))
    let twice = try readBack(once)
    let first = try StoryboardCompiler().compile(once)
    let second = try StoryboardCompiler().compile(twice)
    let names = first.archives.keys.sorted()
    #expect(names == second.archives.keys.sorted())
    for name in names {
      let (old, new) = (try #require(first.archives[name]), try #require(second.archives[name]))
      #expect(ArchiveDifference(old, new).changes.isEmpty, "\(name)")
    }
  }
}
