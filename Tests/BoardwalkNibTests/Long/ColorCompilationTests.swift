import BoardwalkDocument
import BoardwalkNib
import Testing

@Suite("Compiling colors to nibs")
struct ColorCompilationTests {
  /// The background of a view with `color` in a document with `resources`.
  private func background(
    _ color: String, resources: String = "", generation: XcodeGeneration = .standard,
    isMatched: Bool = true
  ) throws -> (archive: NIBArchive, color: ArchivedObject) {
    let view = """
      <subviews><view contentMode="scaleToFill" id="box"><rect key="frame" x="0.0" y="0.0" \
      width="10" height="10"/><color key="backgroundColor" \(color)/></view></subviews>
      """
    let document = try StoryboardFixture.storyboard(
      StoryboardFixture.controller(view: view), resources: resources, isMatched: isMatched)
    let compiled = try StoryboardCompiler(CompilerOptions(generation: generation)).compile(document)
    let archive = try #require(compiled.archives["home-view-root"])
    return (archive, try #require(archive.first("UIColor")))
  }

  private let accent = """
    <namedColor name="Accent"><color red="0.14117647058823529" green="0.5" blue="1" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/></namedColor>
    """

  @Test(
    "a named color is looked up in the nib's bundle and has the document's components")
  func named() throws {
    let (archive, color) = try background(#"name="Accent""#, resources: accent)
    #expect(archive.text(color["UIDynamicCatalogName"]) == "Accent")
    #expect(color["UIDynamicCatalogUseNibBundle"] == .bool(true))
    #expect(color["UIRed-Double"] == .double(0.14117647058823529))
    #expect(color["UISystemColorName"] == nil)
  }

  @Test("a named color is rejected without components and before Xcode 11")
  func unknownName() throws {
    let missing = #expect(throws: CompilationError.self) { try background(#"name="Accent""#) }
    #expect(missing?.unsupported.map(\.name) == ["value 'Accent' of attribute 'name' of 'color'"])
    #expect(throws: CompilationError.self) {
      try background(#"name="Accent""#, resources: accent, generation: .xcode9)
    }
  }

  @Test("a Display P3 color outside of sRGB keeps negative components")
  func displayP3() throws {
    let (_, color) = try background(
      #"red="1" green="0.09378184882" blue="0.2137883202" alpha="1" colorSpace="custom" "#
        + #"customColorSpace="displayP3""#)
    let values = ["UIRed", "UIGreen", "UIBlue"].map { color[$0]?.number ?? 0 }
    #expect(zip(values, [1.0922352, -0.1982502, 0.1555344]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(color["UIRed-Double"] == nil)
  }

  @Test("a calibrated color of a color-matched document is converted to sRGB")
  func calibrated() throws {
    let (_, color) = try background(
      #"red="0.31372549" green="0.32549020" blue="0.36862745" alpha="1" "#
        + #"colorSpace="calibratedRGB""#, generation: .xcode12)
    let values = ["UIRed", "UIGreen", "UIBlue"].map { color[$0]?.number ?? 0 }
    #expect(zip(values, [0.3869906, 0.4009480, 0.4442620]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("a device color without color matching is converted from sRGB to generic RGB")
  func device() throws {
    let (_, color) = try background(
      #"red="0.01568627543747425" green="0.0" blue="0.521568656" alpha="1" colorSpace="deviceRGB""#,
      isMatched: false)
    let values = ["UIRed", "UIGreen", "UIBlue"].map { color[$0]?.number ?? 0 }
    // The slope of generic RGB's curve is limited at dark components, and colors outside of it are
    // negative.
    #expect(zip(values, [0.010864, -0.068643, 0.446012]).allSatisfy { abs($0 - $1) < 1e-5 })
    let (_, gray) = try background(
      #"red="0.3607843137" green="0.3882352941" blue="0.4039215686" alpha="1" "#
        + #"colorSpace="deviceRGB""#, isMatched: false)
    let components = ["UIRed", "UIGreen", "UIBlue"].map { gray[$0] }
    #expect(components == [.float(0.28958413), .float(0.3146295), .float(0.32950476)])
  }

  @Test("a device color of a color-matched document is one of sRGB")
  func matchedDevice() throws {
    let (_, color) = try background(
      #"red="0.25" green="0.5" blue="0.75" alpha="1" colorSpace="deviceRGB""#)
    #expect(["UIRed", "UIGreen", "UIBlue"].map { color[$0]?.number } == [0.25, 0.5, 0.75])
  }

  @Test("a calibrated gray of a color-matched document is converted to the curve of sRGB")
  func calibratedGray() throws {
    let (_, color) = try background(
      #"white="0.66666666666666663" alpha="1" colorSpace="calibratedWhite""#)
    let white = color["UIWhite"]?.number ?? 0
    #expect(abs(white - 0.723366) < 1e-6)
    #expect(color["UIWhite-Double"] == nil)
  }

  @Test("the background of grouped tables has its name of iOS 13 since Xcode 11")
  func groupedBackground() throws {
    let name = { (generation: XcodeGeneration) in
      let (archive, color) = try background(
        #"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, generation: generation)
      return archive.text(color["UISystemColorName"])
    }
    #expect(try name(.xcode9) == "groupTableViewBackgroundColor")
    #expect(try name(.xcode11) == "systemGroupedBackgroundColor")
  }
}
