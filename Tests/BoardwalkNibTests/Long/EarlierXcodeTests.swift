import BoardwalkDocument
import BoardwalkNib
import Testing

@Suite("Compiling to what Xcode 7 to 10 write")
struct EarlierXcodeTests {
  private let frame = #"<rect key="frame" x="0.0" y="0.0" width="252" height="44"/>"#

  private func archive(_ view: String, _ generation: XcodeGeneration) throws -> NIBArchive {
    let controller = StoryboardFixture.controller(view: "<subviews>\(view)</subviews>")
    let compiled = try StoryboardCompiler(CompilerOptions(generation: generation)).compile(
      StoryboardFixture.storyboard(controller))
    return try #require(compiled.archives["home-view-root"])
  }

  private func table(_ attributes: String, _ content: String) -> String {
    """
    <tableView contentMode="scaleToFill" dataMode="prototypes" rowHeight="44" id="t" \(attributes)>\
    \(frame)<color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>\(content)</tableView>
    """
  }

  @Test(
    "the line below a cell is half a point high in Xcode 8 and 9",
    arguments: zip([XcodeGeneration.xcode7, .xcode8, .xcode9, .xcode10], [1, 0.5, 0.5, 1]))
  func separator(generation: XcodeGeneration, height: Double) throws {
    let cell = """
      <tableViewCell contentMode="scaleToFill" reuseIdentifier="Row" id="c">\(frame)\
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="v">\
      \(frame)</tableViewCellContentView></tableViewCell>
      """
    let nib = try archive(
      table(#"style="plain""#, "<prototypes>\(cell)</prototypes>"), generation)
    guard
      case .data(let bytes)? = nib.first("NSMutableData")?["NS.bytes"]
        ?? nib.first("NSData")?["NS.bytes"]
    else {
      Issue.record("the prototype has no archive")
      return
    }
    let line = try NIBArchive(bytes).first("_UITableViewCellSeparatorView")
    #expect(line?["UIBounds"] == .data(PackedGeometry.bytes([0, 0, 237, height])))
    #expect(line?["UICenter"] == .data(PackedGeometry.bytes([133.5, 44 - height / 2])))
  }

  @Test("a white table has a white of RGB before Xcode 11")
  func tableBackground() throws {
    let color = { (generation: XcodeGeneration) in
      let nib = try archive(table(#"style="plain""#, ""), generation)
      let color = nib.object(nib.first("UITableView")?["UIBackgroundColor"])
      #expect(nib.text(color?["UISystemColorName"]) == "tableBackgroundColor")
      return color
    }
    #expect(try color(.xcode10)?["UIRed"] == .float(1))
    #expect(try color(.xcode11)?["UIWhite"] == .float(1))
  }

  @Test("Xcode 7 and 8 omit the standard heights of their headers")
  func sectionHeights() throws {
    let heights = #"style="plain" sectionHeaderHeight="28" sectionFooterHeight="28""#
    let keys = ["UISectionHeaderHeight", "UISectionFooterHeight"]
    for (generation, hasHeights) in [(XcodeGeneration.xcode7, true), (.xcode8, false)] {
      let object = try archive(table(heights, ""), generation).first("UITableView")
      for key in keys { #expect((object?[key] != nil) == hasHeights) }
    }
    let grouped = #"style="grouped" sectionHeaderHeight="18" sectionFooterHeight="18""#
    let object = try archive(table(grouped, ""), .xcode7).first("UITableView")
    #expect(object?["UISectionHeaderHeight"] == nil)
    #expect(object?["UISectionFooterHeight"] == .float(18))
    #expect(object?["UIContentSize"] == .data(PackedGeometry.bytes([252, 73])))
  }

  @Test("the footer of a table precedes its header, and lies below it before Xcode 10")
  func tableEnds() throws {
    let ends = """
      <view key="tableHeaderView" contentMode="center" id="h">\(frame)</view>\
      <view key="tableFooterView" contentMode="center" id="f">\
      <rect key="frame" x="0.0" y="200" width="252" height="10"/></view>
      """
    for (generation, y) in [(XcodeGeneration.xcode9, 49.0), (.xcode10, 205)] {
      let nib = try archive(table(#"style="plain""#, ends), generation)
      let table = try #require(nib.first("UITableView"))
      #expect(nib.object(table["UISubviews"])?.elements.first == table["UITableFooterView"])
      #expect(
        nib.object(table["UITableFooterView"])?["UICenter"]
          == .data(PackedGeometry.bytes([126, y])))
    }
  }

  private func expectFont(
    _ description: String, _ generation: XcodeGeneration, name: String, size: Double, traits: Int8
  ) throws {
    let label = StoryboardFixture.label().replacing(
      #"type="system" pointSize="17""#, with: description)
    let nib = try archive(label, generation)
    let font = nib.first("UIFont")
    #expect(nib.text(font?["UIFontName"]) == name)
    #expect(font?["NSSize"] == .double(size))
    #expect(font?["UIFontTraits"] == .int8(traits))
  }

  @Test("a text style has its size of medium texts in Xcode 7")
  func textStyle() throws {
    let style = #"style="UICTFontTextStyleTitle1""#
    try expectFont(style, .xcode7, name: ".SFUIDisplay-Light", size: 27, traits: 0)
    try expectFont(style, .xcode8, name: ".SFUIDisplay-Light", size: 28, traits: 0)
    try expectFont(style, .xcode9, name: ".SFUIDisplay", size: 26, traits: 0)
    try expectFont(style, .xcode11, name: ".SFUI-Regular", size: 28, traits: 0)
  }

  @Test("a thin font has its own face and trait since Xcode 8")
  func thinFont() throws {
    let (small, large) = (thin(17), thin(40))
    try expectFont(small, .xcode7, name: ".SFUIText-Light", size: 17, traits: 0)
    try expectFont(large, .xcode7, name: ".SFUIDisplay-Thin", size: 40, traits: 0)
    try expectFont(large, .xcode9, name: ".SFUIDisplay-Thin", size: 40, traits: 4)
    #expect(throws: CompilationError.self) {
      try archive(
        StoryboardFixture.label().replacing(#"type="system" pointSize="17""#, with: small), .xcode9)
    }
  }

  private func thin(_ size: Int) -> String {
    #"type="system" weight="thin" pointSize="\#(size)""#
  }

  @Test("controls of Xcode 8: the color of a field, the priority of a picker, the ends of segments")
  func controls() throws {
    let field = #"<textField contentMode="center" id="f">\#(frame)\#(fieldFont)</textField>"#
    let nib = try archive(field, .xcode8)
    let color = nib.object(nib.first("UITextField")?["UITextColor"])
    #expect(nib.text(color?["UISystemColorName"]) == "blackColor")

    let picker = """
      <datePicker contentMode="center" useCurrentDate="NO" id="p">\(frame)\
      <date key="date" timeIntervalSinceReferenceDate="5"/></datePicker>
      """
    for (generation, isWritten) in [(XcodeGeneration.xcode10, true), (.xcode11, false)] {
      let object = try archive(picker, generation).first("UIDatePicker")
      #expect((object?["UIViewContentHuggingPriority"] != nil) == isWritten)
      #expect(object?["UIDate"] != nil)
    }

    let segments = """
      <segmentedControl contentMode="center" momentary="YES" id="s">\(frame)<segments>\
      <segment title="A"/><segment title="B"/></segments></segmentedControl>
      """
    let control = try archive(segments, .xcode8)
    #expect(control.first("UISegmentedControl")?["UIMomentary"] == .bool(true))
    #expect(
      control.first("UISegment")?["UIContentStretch"]
        == .data(
          PackedGeometry.bytes([
            0.9161111111111111, 0.485, 0.0011111111111111111, 0.0005882352941176471,
          ])))
  }

  private let fieldFont = #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#

  @Test("a recognizer of long presses counts no taps")
  func longPress() throws {
    let recognizer = """
      <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.25" id="press"/>
      """
    let document = try StoryboardFixture.storyboard(StoryboardFixture.controller() + recognizer)
    let compiled = try StoryboardCompiler().compile(document)
    let nib = try #require(
      compiled.archives.values.first { $0.first("UILongPressGestureRecognizer") != nil })
    let object = nib.first("UILongPressGestureRecognizer")
    #expect(object?["UILongPressGestureRecognizer.minimumPressDuration"] == .float(0.25))
    #expect(
      nib.object(object?["UILongPressGestureRecognizer._imp"])?[
        "UITapRecognizer.numberOfTapsRequired"] == .int8(0))
  }

  // MARK: Attributed texts

  private func fragment(_ text: String, _ extra: String = "") -> String {
    """
    <fragment content="\(text)"><attributes><color key="NSColor" red="0.0" green="0.0" blue="0.0" \
    alpha="1" colorSpace="calibratedRGB"/><font key="NSFont" size="14" name="HelveticaNeue"/>\
    <paragraphStyle key="NSParagraphStyle" alignment="left" lineBreakMode="wordWrapping" \
    baseWritingDirection="natural"/>\(extra)</attributes></fragment>
    """
  }

  private func label(_ fragments: String) -> String {
    """
    <label opaque="NO" contentMode="left" usesAttributedText="YES" lineBreakMode="tailTruncation" \
    adjustsFontSizeToFit="NO" id="title">\(frame)<attributedString key="attributedText">\
    \(fragments)</attributedString><nil key="highlightedColor"/></label>
    """
  }

  @Test("an attributed text of Xcode 7 writes equal attributes once, and the length of each run")
  func attributedText() throws {
    let underline = #"<integer key="NSUnderline" value="1"/>"#
    let nib = try archive(
      label(fragment("Load ") + fragment("draft", underline) + fragment(" now")), .xcode7)
    let label = try #require(nib.first("UILabel"))
    #expect(nib.object(label["UIText"])?["NS.bytes"] == .data(Array("Load draft now".utf8)))
    #expect(label["UITextAlignment"] == .int8(0))
    #expect(nib.text(nib.object(label["UIFont"])?["UIFontName"]) == "HelveticaNeue")
    let text = try #require(nib.object(label["UIAttributedText"]))
    #expect(nib.object(text["NSAttributes"])?.elements.count == 2)
    #expect(
      nib.object(text["NSAttributeInfo"])?["NS.bytes"] == .data([5, 0, 5, 1, 4, 0]))
    #expect(nib.first("NSMutableParagraphStyle")?["NSLineBreakMode"] == .int8(4))
  }

  @Test("an attributed text is rejected by name where no sample shows it")
  func unknownAttributes() throws {
    let error = #expect(throws: CompilationError.self) {
      try archive(label(fragment("Load")), .xcode9)
    }
    #expect(
      error?.unsupported.map(\.name) == ["element 'attributedString' with key 'attributedText'"])
    let kern = #"<real key="NSKern" value="2"/>"#
    let other = #expect(throws: CompilationError.self) {
      try archive(label(fragment("Load", kern)), .xcode7)
    }
    #expect(other?.unsupported.map(\.name) == ["element 'real' with key 'NSKern'"])
  }
}
