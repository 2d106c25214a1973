import BoardwalkBase
import BoardwalkCheck
import BoardwalkPlatform
import BoardwalkProject
import Testing

/// Documents laid out in circumstances other than those they were drawn for.
@Suite("Layouts on many devices")
struct LayoutMatrixTests {
  // MARK: What is listed

  @Test("all devices, sizes, languages and directions are combined")
  func combinations() throws {
    var matrix = LayoutMatrix()
    #expect(matrix.settings == [.canvas])
    matrix.places = [.canvas, try #require(LayoutSetting.Place(named: "iPhone SE"))]
    matrix.textSizes = [.large, .accessibility3]
    matrix.languages = [.written, .translated("de"), .longer]
    matrix.includesRightToLeft = true
    #expect(matrix.settings.count == 24)
    #expect(Set(matrix.settings).count == 24)
    #expect(matrix.translations == ["de"])
    #expect(
      matrix.settings.last?.displayName
        == "iPhone SE, text size AX3, lengthened texts, right to left")
  }

  @Test("devices are named with their orientation")
  func places() {
    let upright = LayoutSetting.Place(named: "iphone 16")
    let landscape = LayoutSetting.Place(named: "iPhone 16 landscape")
    #expect(upright != nil && landscape != nil && upright != landscape)
    #expect(LayoutSetting.Place(named: "canvas") == .canvas)
    #expect(LayoutSetting.Place(named: "iPhone 1600") == nil)
    #expect(LayoutSetting.Language(named: "longer") == .longer)
    #expect(LayoutSetting.Language(named: "fr") == .translated("fr"))
  }

  // MARK: What is found where

  private static let title = """
    <label text="A title of some length, at most" numberOfLines="1" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-lb-001">
    <rect key="frame" x="20" y="80" width="353" height="21"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    """

  private static let ends = """
    <constraint firstItem="Ttl-lb-001" firstAttribute="leading" secondItem="Itm-vw-001" \
    secondAttribute="leading" constant="20" id="Con-st-001"/>
    <constraint firstItem="Ttl-lb-001" firstAttribute="top" secondItem="Itm-vw-001" \
    secondAttribute="top" constant="80" id="Con-st-002"/>
    <constraint firstItem="Itm-vw-001" firstAttribute="trailing" secondItem="Ttl-lb-001" \
    secondAttribute="trailing" constant="80" id="Con-st-003"/>
    """

  private func file(
    _ subviews: String, _ constraints: String, runtime: String = "iOS.CocoaTouch"
  ) -> LoadedFile {
    LoadedFile(
      SourceFile(
        path: "App/Base.lproj/Main.storyboard",
        text: """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          toolsVersion="23504" targetRuntime="\(runtime)" useAutolayout="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes><scene sceneID="Itm-sc-001"><objects>
          <viewController id="Itm-vc-001" sceneMemberID="viewController">
          <view key="view" id="Itm-vw-001">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>\(subviews)</subviews>
          <constraints>\(constraints)</constraints>
          </view></viewController></objects></scene></scenes></document>
          """))
  }

  private func notes(
    _ rule: Rule, _ settings: [LayoutSetting], _ subviews: String = Self.title,
    _ constraints: String = Self.ends, translations: [Translations] = [],
    runtime: String = "iOS.CocoaTouch"
  ) -> [[String]] {
    let project = Project(
      [file(subviews, constraints, runtime: runtime)], isWhole: false, translations: translations)
    return Checker(rules: [rule], settings: settings).check(project).diagnostics
      .map { $0.notes.map(\.message) }
  }

  private func settings(
    _ places: [String] = [], _ change: (inout LayoutMatrix) -> Void = { _ in }
  ) throws -> [LayoutSetting] {
    var matrix = LayoutMatrix()
    for name in places { matrix.places.append(try #require(LayoutSetting.Place(named: name))) }
    change(&matrix)
    return matrix.settings
  }

  @Test("a finding on one device is reported once, with the device")
  func device() throws {
    #expect(notes(.truncatedText, try settings(["canvas", "iPhone 16 Plus"])) == [])
    let found = notes(.truncatedText, try settings(["iPhone SE", "iPhone 16 Plus"]))
    #expect(found.count == 1)
    #expect(found.first?.last == "in this layout: iPhone SE")
  }

  @Test("unlimited text is not truncated, whatever its stored size")
  func unlimited() throws {
    let narrow = Self.title.replacingOccurrences(of: "width=\"353\"", with: "width=\"10\"")
    let start = Self.ends.split(separator: "<constraint ").prefix(2).map { "<constraint " + $0 }
      .joined()
    #expect(notes(.truncatedText, [.canvas], narrow, start) == [])
    let limit = #"<constraint firstItem="Ttl-lb-001" firstAttribute="width" constant="10" id="w"/>"#
    #expect(notes(.truncatedText, [.canvas], narrow, start + limit).count == 1)
  }

  @Test("documents for iPad are not laid out on iPhones")
  func pads() throws {
    let settings = try settings(["iPhone SE"])
    #expect(notes(.truncatedText, settings).count == 1)
    #expect(notes(.truncatedText, settings, runtime: "iOS.CocoaTouch.iPad") == [])
  }

  @Test("ambiguity is the same from right to left")
  func openBothWays() throws {
    let constraints = Self.ends.replacingOccurrences(
      of: #"firstItem="Itm-vw-001" firstAttribute="trailing""#,
      with: #"firstItem="Itm-vw-001" firstAttribute="trailing" relation="greaterThanOrEqual""#)
    let open = Self.title.replacingOccurrences(
      of: #"text="A title of some length, at most""#, with: #"horizontalHuggingPriority="1""#
    ).replacingOccurrences(of: "label", with: "view")
    let found = notes(
      .ambiguousLayout, try settings { $0.includesRightToLeft = true }, open, constraints)
    #expect(found.map(\.last) == ["in all 2 layouts, as drawn first"])
  }

  @Test("a finding that affects all layouts says so")
  func everywhere() throws {
    let found = notes(.truncatedText, try settings(["iPhone SE", "iPhone 4s"]))
    #expect(found.first?.last == "in all 2 layouts, iPhone SE first")
  }

  @Test("text with a text style grows with the text size")
  func textSize() throws {
    let found = notes(.truncatedText, try settings { $0.textSizes = [.large, .accessibility3] })
    #expect(found.map(\.last) == ["in this layout: as drawn, text size AX3"])
    let fixed = Self.title.replacingOccurrences(
      of: #"style="UICTFontTextStyleBody""#, with: #"type="system" pointSize="17""#)
    #expect(
      notes(.truncatedText, try settings { $0.textSizes = [.accessibility3] }, fixed) == [])
  }

  @Test("texts grow in longer languages")
  func longer() throws {
    let found = notes(.truncatedText, try settings { $0.languages = [.written, .longer] })
    #expect(found.map(\.last) == ["in this layout: as drawn, lengthened texts"])
  }

  @Test("texts of views in bar items grow, too")
  func longerInBars() throws {
    let ends = Self.ends.replacingOccurrences(of: "Itm-vw-001", with: "Bar-vw-001")
    let toolbar = """
      <toolbar id="Bar-tb-001"><rect key="frame" x="0" y="0" width="393" height="200"/>
      <items><barButtonItem id="Bar-it-001"><view key="customView" id="Bar-vw-001">
      <rect key="frame" x="0" y="0" width="393" height="200"/><subviews>\(Self.title)</subviews>
      <constraints>\(ends)</constraints></view></barButtonItem></items></toolbar>
      """
    let found = notes(
      .truncatedText, try settings { $0.languages = [.written, .longer] }, toolbar, "")
    #expect(found.map(\.last) == ["in this layout: as drawn, lengthened texts"])
  }

  @Test("a translation is laid out with its own texts")
  func translated() throws {
    let text = #""Ttl-lb-001.text" = "Ein Titel, der in dieser Sprache um einiges länger ist";"#
    let german = try #require(
      Translations(SourceFile(path: "App/de.lproj/Main.strings", text: text)))
    let settings = try settings { $0.languages = [.translated("de"), .translated("fr")] }
    let found = notes(.truncatedText, settings, translations: [german])
    #expect(found.map(\.last) == ["in this layout: as drawn, in de"])
    // What has no strings of a language is not laid out in it.
    #expect(notes(.truncatedText, settings) == [])
  }

  @Test("a view with a frame stays left in right-to-left layouts")
  func rightToLeft() throws {
    let field = { (id: String, placing: String, x: Int) in
      """
      <textField borderStyle="roundedRect" \(placing) id="\(id)">
      <rect key="frame" x="\(x)" y="80" width="100" height="34"/></textField>
      """
    }
    let views =
      field("Fra-me-001", #"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#, 250)
      + field("Pin-ed-001", #"translatesAutoresizingMaskIntoConstraints="NO""#, 60)
    let constraints = """
      <constraint firstItem="Pin-ed-001" firstAttribute="leading" secondItem="Itm-vw-001" \
      secondAttribute="leading" constant="60" id="Con-st-001"/>
      <constraint firstItem="Pin-ed-001" firstAttribute="top" secondItem="Itm-vw-001" \
      secondAttribute="top" constant="80" id="Con-st-002"/>
      <constraint firstItem="Pin-ed-001" firstAttribute="width" constant="100" id="Con-st-003"/>
      """
    let settings = try settings { $0.includesRightToLeft = true }
    let found = notes(.overlappingControls, settings, views, constraints)
    #expect(found.map(\.last) == ["in this layout: as drawn, right to left"])
  }

  @Test("rules about stored frames use only the canvas")
  func stored() throws {
    let moved = Self.title.replacingOccurrences(of: #"y="80""#, with: #"y="200""#)
    #expect(notes(.misplacedView, try settings(["canvas"]), moved).count == 1)
    #expect(notes(.misplacedView, try settings(["iPhone SE"]), moved).isEmpty)
  }

  @Test("rules without layout need no layout")
  func unsolved() {
    let small = """
      <button buttonType="custom" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-lb-001">
      <rect key="frame" x="20" y="80" width="24" height="24"/><constraints>
      <constraint firstAttribute="height" constant="24" id="Con-st-009"/></constraints></button>
      """
    #expect(notes(.smallTouchTarget, [], small) == [["button"]])
    #expect(notes(.smallTouchTarget, [.canvas], small).count == 1)
    #expect(notes(.smallTouchTarget, [.canvas], small) != [["button"]])
  }
}
