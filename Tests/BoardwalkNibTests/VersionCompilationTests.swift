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
