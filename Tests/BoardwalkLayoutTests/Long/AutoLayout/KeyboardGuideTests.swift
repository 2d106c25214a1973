import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import Testing

@Suite("Keyboard layout guide")
struct KeyboardGuideTests {
  private func tie(
    _ first: String, _ side: String, _ second: String, _ other: String, _ constant: Int = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(side)" secondItem="\(second)" \
    secondAttribute="\(other)" constant="\(constant)" id="\(first)-\(side)-\(second)"/>
    """
  }

  /// A box that fills the guide of the keyboard, in a view of 414 × 896 that holds `views` too,
  /// tied by `more` constraints.
  private func document(
    _ views: String = "", _ more: [String] = [], device: String = "retina6_1"
  ) throws -> CompiledDocument {
    let ties = ["top", "bottom", "leading", "trailing"].map { tie("box", $0, "keys", $0) } + more
    var document = try FixtureDocument.around(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/>\(views)</subviews>
      <viewLayoutGuide key="keyboard" id="keys"/>
      <constraints>\(ties.joined())</constraints>
      """, width: 414, height: 896, toolsVersion: "21701")
    document.device?.identifier = device
    return document
  }

  /// The frame of the guide in a view of 414 × 896 into which bars and the keyboard reach as far as
  /// said.
  private func guide(_ safeArea: LayoutInsets, keyboard: Double = 0) throws -> LayoutRect {
    let document = try document()
    let view = try #require(document.scenes.first?.controller?.view)
    let layout = ViewLayout(
      view, size: LayoutSize(width: 414, height: 896), safeArea: safeArea, keyboard: keyboard,
      on: Canvas(document))
    return try #require(layout.frames["box"])
  }

  @Test(
    "on the canvas the guide is below the safe area and as wide as the view",
    arguments: [("retina6_1", 34.0), ("retina5_5", 0)])
  func canvas(_ device: String, _ height: Double) throws {
    let frame = try #require(try FixtureDocument.frames(document(device: device))["box"])
    #expect(frame == LayoutRect(x: 0, y: 896 - height, width: 414, height: height))
  }

  @Test("views above the guide neither conflict with the status bar nor are ambiguous")
  func verdicts() throws {
    let document = try document(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="field"/>
      """,
      [
        tie("field", "top", "safe", "top", 20), tie("keys", "top", "field", "bottom", 16),
        tie("field", "leading", "safe", "leading"), tie("field", "trailing", "safe", "trailing"),
      ])
    let unit = try #require(
      CanvasLayout(document, on: Canvas(document)).rootsByScene().first?.first)
    #expect(unit.conflicts.isEmpty)
    #expect(unit.ambiguities.isEmpty)
    let frame = try #require(FixtureDocument.frames(document)["field"])
    #expect(abs(frame.maxY - (896 - 34 - 16)) < 0.001)
    #expect(frame.size.height > 700)
  }

  @Test(
    "the guide has the height of the bottom safe area inset or of the keyboard's overlap",
    arguments: [(0.0, 0.0, 0.0), (34, 0, 34), (83, 0, 83), (34, 336, 336), (83, 30, 83)]
      as [(Double, Double, Double)])
  func height(_ bars: Double, _ keyboard: Double, _ height: Double) throws {
    let frame = try guide(LayoutInsets(top: 44, bottom: bars), keyboard: keyboard)
    #expect(frame == LayoutRect(x: 0, y: 896 - height, width: 414, height: height))
  }

  @Test("side insets of content do not narrow the guide")
  func sides() throws {
    let frame = try guide(LayoutInsets(left: 47, bottom: 21, right: 47))
    #expect(frame.minX == 0 && frame.size.width == 414)
  }

  @Test("a keyboard higher than the view covers exactly the view")
  func all() throws {
    #expect(try guide(.zero, keyboard: 896).minY == 0)
  }

  @Test(
    "a subview has its own guide, the part of the keyboard that covers it",
    arguments: [(0.0, 0.0), (336, 236), (900, 200)])
  func inside(_ keyboard: Double, _ height: Double) throws {
    let document = try FixtureDocument.around(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="outer"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
      <viewLayoutGuide key="keyboard" id="keys"/><constraints>
      \(tie("box", "top", "keys", "top"))\(tie("box", "bottom", "keys", "bottom"))
      </constraints></view></subviews><constraints>
      \(tie("root", "bottom", "outer", "bottom", 100))
      <constraint firstItem="outer" firstAttribute="height" constant="\(height < 236 ? 200 : 400)" \
      id="outer-height"/></constraints>
      """)
    let view = try #require(document.scenes.first?.controller?.view)
    let layout = ViewLayout(
      view, size: LayoutSize(width: 375, height: 667), safeArea: LayoutInsets(bottom: 34),
      keyboard: keyboard,
      on: Canvas(document))
    #expect(layout.frames["box"]?.size.height == height)
  }
}
