import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import Testing

@testable import BoardwalkLayout

/// Layouts of views in an app whose language is read from right to left.
@Suite("Right-to-left layouts")
struct DirectionTests {
  private func frames(
    _ content: String, _ direction: UserInterfaceLayoutDirection = .rightToLeft
  ) throws -> [String: LayoutRect] {
    let document = try FixtureDocument.around(content, toolsVersion: "23504")
    let view = try #require(document.scenes[0].controller?.view)
    let device = try #require(DeviceTable.device(named: "iPhone 8"))
    let canvas = Canvas(
      running: document, on: device, isLandscape: false, system: SystemVersion(18),
      direction: direction)
    return ViewLayout(
      view, size: LayoutSize(width: 375, height: 667), safeArea: .zero, on: canvas
    ).frames
  }

  /// A box of 50 × 40 whose `attribute` lies `constant` points after that of its superview.
  private func box(_ attribute: String, _ constant: Double, _ attributes: String = "") -> String {
    """
    <subviews><view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="0" y="0" width="50" height="40"/><constraints>
    <constraint firstAttribute="width" constant="50" id="w"/>
    <constraint firstAttribute="height" constant="40" id="h"/></constraints></view></subviews>
    <constraints><constraint firstItem="box" firstAttribute="\(attribute)" secondItem="root" \
    secondAttribute="\(attribute)" constant="\(constant)" id="c"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="7" id="t"/></constraints>
    """
  }

  @Test("leading edges are at the right, and trailing edges at the left")
  func leading() throws {
    // 375 - 30 - 50
    #expect(try frames(box("leading", 30))["box"]?.minX == 295)
    #expect(try frames(box("leading", 30), .leftToRight)["box"]?.minX == 30)
    #expect(try frames(box("trailing", -30))["box"]?.minX == 30)
  }

  @Test("left and right constraints are not mirrored")
  func leftAndRight() throws {
    #expect(try frames(box("left", 30))["box"]?.minX == 30)
    #expect(try frames(box("right", -30))["box"]?.maxX == 345)
  }

  @Test("a view with a forced or a playback direction is not mirrored")
  func forcedDirection() throws {
    let fixed = box("leading", 30, "semanticContentAttribute=\"forceLeftToRight\"")
    #expect(try frames(fixed)["box"]?.minX == 30)
    let playback = box("leading", 30, "semanticContentAttribute=\"playback\"")
    #expect(try frames(playback)["box"]?.minX == 30)
  }

  @Test("vertical positions and horizontal centers are not mirrored")
  func centers() throws {
    #expect(try frames(box("leading", 30))["box"]?.minY == 7)
    // (375 - 50) / 2, and 10 points to the right in both directions.
    #expect(try frames(box("centerX", 10))["box"]?.minX == 172.5)
    #expect(try frames(box("centerX", 10), .leftToRight)["box"]?.minX == 172.5)
  }

  @Test("a row begins at the right unless its direction is forced")
  func rows() throws {
    func view(_ id: String, _ width: Int) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><constraints>
      <constraint firstAttribute="width" constant="\(width)" id="w-\(id)"/></constraints></view>
      """
    }
    func row(_ attributes: String) -> String {
      """
      <subviews><stackView \(attributes) spacing="10" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="row">
      <rect key="frame" x="0" y="0" width="200" height="50"/>
      <subviews>\(view("a", 40))\(view("b", 150))</subviews></stackView></subviews>
      """
    }
    let frames = try frames(row(""))
    #expect(frames["a"]?.minX == 160)
    #expect(frames["b"]?.minX == 0)
    let kept = try self.frames(row("semanticContentAttribute=\"forceLeftToRight\""))
    #expect(kept["a"]?.minX == 0)
    #expect(kept["b"]?.minX == 50)
  }

  @Test("a column with leading alignment is aligned at the right")
  func columns() throws {
    let content = """
      <subviews><stackView axis="vertical" alignment="leading" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="column">
      <rect key="frame" x="0" y="0" width="200" height="50"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="width" constant="80" id="w"/></constraints></view>
      </subviews></stackView></subviews>
      """
    #expect(try frames(content)["a"]?.minX == 120)
    #expect(try frames(content, .leftToRight)["a"]?.minX == 0)
  }

  @Test("directional margins are mirrored")
  func margins() throws {
    let margins = """
      <directionalEdgeInsets key="directionalLayoutMargins" top="0.0" leading="40" bottom="0.0" \
      trailing="5"/>
      """
    let content = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
      \(margins)<constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leadingMargin" id="l"/>
      <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" \
      id="r"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="t"/><constraint firstItem="box" firstAttribute="height" constant="10" id="h"/>
      </constraints>
      """
    #expect(try frames(content)["box"] == LayoutRect(x: 5, y: 0, width: 330, height: 10))
    #expect(
      try frames(content, .leftToRight)["box"] == LayoutRect(x: 40, y: 0, width: 330, height: 10))
  }
}
