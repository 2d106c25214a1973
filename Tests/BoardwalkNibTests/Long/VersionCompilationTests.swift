import BoardwalkDocument
import BoardwalkNib
import Testing

@Suite("Compiling views for several versions of Xcode")
struct VersionCompilationTests {
  private func archive(
    _ views: String, _ generation: XcodeGeneration, parts: String = ""
  ) throws -> NIBArchive {
    let view = "<subviews>\(views)</subviews>\(parts)"
    let document = try StoryboardFixture.storyboard(StoryboardFixture.controller(view: view))
    let compiled = try StoryboardCompiler(CompilerOptions(generation: generation)).compile(document)
    return try #require(compiled.archives["home-view-root"])
  }

  private let frame = #"<rect key="frame" x="10" y="20" width="100" height="40"/>"#

  @Test("a stack has a background since Xcode 12", arguments: [XcodeGeneration.xcode9, .xcode12])
  func stackBackground(generation: XcodeGeneration) throws {
    let stack = """
      <stackView contentMode="scaleToFill" id="s">\(frame)<color key="backgroundColor" white="1" \
      alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></stackView>
      """
    let object = try #require(archive(stack, generation).first("UIStackView"))
    #expect((object["UIBackgroundColor"] != nil) == (generation >= .xcode12))
  }

  @Test("a view whose frame constraints determine has the size of an empty canvas since Xcode 8")
  func missingFrame() throws {
    let label =
      #"<view contentMode="center" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#
    let size = ArchivedValue.data(PackedGeometry.bytes([0, 0, 1000, 1000]))
    let views = { (generation: XcodeGeneration) in
      try archive(label, generation).objects.filter { $0.className == "UIView" }
    }
    #expect(try views(.xcode9).contains { $0["UIBounds"] == size })
    #expect(try !views(.xcode7).contains { $0["UIBounds"] == size })
  }

  @Test("a view without constraints that is not installed keeps its frame since Xcode 8")
  func uninstalledView() throws {
    let key = "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
    let image = """
      <imageView contentMode="center" translatesAutoresizingMaskIntoConstraints="NO" id="i">\
      \(frame)</imageView>
      """
    let mask = """
      <variation key="default"><mask key="subviews"><exclude reference="i"/></mask></variation>
      """
    let object = { (generation: XcodeGeneration, parts: String) in
      try #require(try archive(image, generation, parts: parts).first("UIImageView"))
    }
    #expect(try object(.xcode9, mask)[key] == nil)
    #expect(try object(.xcode9, "")[key] == .bool(true))
    #expect(try object(.xcode7, mask)[key] == .bool(true))
  }

  @Test("a label without a text color is black before Xcode 11, and has the label color since then")
  func labelColor() throws {
    let label = StoryboardFixture.label().replacing(#"<nil key="textColor"/>"#, with: "")
    let name = { (generation: XcodeGeneration) in
      let archive = try archive(label, generation)
      let color = archive.object(archive.first("UILabel")?["UITextColor"])
      return archive.text(color?["UISystemColorName"])
    }
    #expect(try name(.xcode9) == "blackColor")
    #expect(try name(.xcode11) == "labelColor")
  }

  @Test("the row height of 44 points and the size of the content are as in Xcode 7 up to Xcode 8")
  func table() throws {
    let table = """
      <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" \
      id="t">\(frame)</tableView>
      """
    for (generation, hasHeight) in [(XcodeGeneration.xcode8, false), (.xcode9, true)] {
      let object = try #require(archive(table, generation).first("UITableView"))
      #expect((object["UIRowHeight"] != nil) == hasHeight)
      #expect((object["UIContentSize"] == nil) == hasHeight)
      #expect(object["UIShowsSelectionImmediatelyOnTouchBegin"] == nil)
    }
  }

  @Test("a view with a fixed frame has constraints for nine pairs of size classes in Xcode 7")
  func fixedFrame() throws {
    let label = """
      <view contentMode="scaleToFill" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="v">\(frame)</view>
      """
    let name = "NSIBPrototypingLayoutConstraint"
    let variation = #"<variation key="default"/>"#
    let old = try archive(label, .xcode7, parts: variation)
    #expect(old.objects.filter { $0.className == name }.count == 36)
    #expect(old.objects.filter { $0.className == "_UIRelationshipTraitStorageRecord" }.count == 9)
    #expect(old.fallbackClasses[name] == ["NSLayoutConstraint"])
    #expect(try archive(label, .xcode8).first(name) == nil)
    #expect {
      try archive(label, .xcode7)
    } throws: { error in
      (error as? CompilationError)?.unsupported.map(\.name)
        == ["fixed frames without variations for Xcode 7"]
    }
  }

  @Test("a text view that does not scroll has content of its size up to Xcode 9")
  func textView() throws {
    let view = """
      <textView contentMode="scaleToFill" scrollEnabled="NO" text="Hello" id="x">\(frame)\
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textView>
      """
    let size = { (view: String, generation: XcodeGeneration) in
      try #require(archive(view, generation).first("UITextView"))["UIContentSize"]
    }
    #expect(try size(view, .xcode8) == .data(PackedGeometry.bytes([100, 40])))
    #expect(try size(view, .xcode11) == nil)
    let scrolling = view.replacing(#" scrollEnabled="NO""#, with: "")
    #expect(try size(scrolling, .xcode7) == .data(PackedGeometry.bytes([100, 33])))
    #expect(try size(scrolling.replacing("Hello", with: "Hello, world"), .xcode7) == nil)
  }

  @Test(
    "a recognizer takes pointers since Xcode 12", arguments: [XcodeGeneration.xcode9, .xcode12])
  func touchTypes(generation: XcodeGeneration) throws {
    let recognizer = #"<tapGestureRecognizer id="tap"/>"#
    let document = try StoryboardFixture.storyboard(StoryboardFixture.controller() + recognizer)
    let compiled = try StoryboardCompiler(CompilerOptions(generation: generation)).compile(document)
    let objects = compiled.archives.values.compactMap { $0.first("UITapGestureRecognizer") }
    let types = ArchivedValue.int8(generation >= .xcode12 ? 15 : 7)
    #expect(objects.map { $0["UIGestureRecognizer.allowedTouchTypes"] } == [types])
  }

  @Test("the tint of a storyboard is that of each controller's view without another one")
  func tint() throws {
    let color = { (key: String, red: String) in
      #"<color key="\#(key)" red="\#(red)" green="0.0" blue="0.0" alpha="1" "#
        + #"colorSpace="custom" customColorSpace="sRGB"/>"#
    }
    let red = { (own: String) in
      let document = try StoryboardFixture.storyboard(
        StoryboardFixture.controller(view: own), parts: color("tintColor", "0.5"))
      let archive = try #require(
        try StoryboardCompiler().compile(document).archives["home-view-root"])
      return archive.object(archive.first("UIView")?["UITintColor"])?["UIRed"]
    }
    #expect(try red("") == .float(0.5))
    #expect(try red(color("tintColor", "0.25")) == .float(0.25))
  }

  @Test("equal numbers are one object, which is stored as that of the first use")
  func equalNumbers() throws {
    let button = """
      <button contentMode="scaleToFill" id="b">\(frame)<state key="normal" title="Save"/>\
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="offset">\
      <real key="value" value="0.0"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>\
      </button>
      """
    let archive = try archive(button, .xcode9)
    let pair = try #require(archive.first("UINibKeyValuePair"))
    #expect(archive.object(pair["UIValue"])?["NS.intval"] == .int8(0))
  }

  @Test("a cell's content view is held at the edges of a collection's cell since Xcode 11")
  func collectionCell() throws {
    let collection = """
      <collectionView contentMode="scaleToFill" dataMode="prototypes" id="c">\(frame)\
      <collectionViewFlowLayout key="collectionViewLayout" id="l"/><cells>\
      <collectionViewCell contentMode="center" reuseIdentifier="cell" id="x">\(frame)\
      <view key="contentView" opaque="NO" contentMode="center">\(frame)</view>\
      </collectionViewCell></cells></collectionView>
      """
    let cell = { (generation: XcodeGeneration) in
      let data = try #require(try archive(collection, generation).first("NSData"))
      guard case .data(let bytes)? = data["NS.bytes"] else { return nil as ArchivedObject? }
      return try NIBArchive(bytes).first("UICollectionViewCell")
    }
    #expect(try #require(try cell(.xcode9))["UIViewAutolayoutConstraints"] == nil)
    #expect(try #require(try cell(.xcode11))["UIViewAutolayoutConstraints"] != nil)
  }
}
