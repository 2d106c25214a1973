import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import Testing

/// Documents on devices other than the one they were drawn for.
@Suite("Documents on other devices")
struct MovingTests {
  private func units(
    _ content: String, on name: String, isLandscape: Bool = false, width: Int = 375
  ) throws -> [SolvedRoot] {
    let document = try FixtureDocument.around(content, width: width)
    let device = try #require(DeviceTable.device(named: name))
    let canvas = Canvas(
      running: document, on: device, isLandscape: isLandscape, system: .standard)
    return CanvasLayout(document, on: canvas).rootsByScene().flatMap { $0 }
  }

  private static let pinned = """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
    <constraints>
    <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c1"/>
    <constraint firstItem="safe" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c2"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c3"/>
    <constraint firstItem="safe" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c4"/>
    </constraints>
    """

  @Test("the view of a controller has the size of the device's screen")
  func screenSize() throws {
    let unit = try #require(try units(Self.pinned, on: "iPhone 16").first)
    #expect(unit.views[0].place.size == LayoutSize(width: 393, height: 852))
    #expect(unit.views[1].frame == LayoutRect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test("a camera insets both sides in landscape")
  func landscape() throws {
    let unit = try #require(try units(Self.pinned, on: "iPhone 16", isLandscape: true).first)
    #expect(unit.views[1].frame == LayoutRect(x: 59, y: 0, width: 734, height: 372))
  }

  @Test("a controller's view that is narrower than its screen keeps its width")
  func customWidth() throws {
    let unit = try #require(try units(Self.pinned, on: "iPhone 16", width: 200).first)
    #expect(unit.views[0].place.size.width == 200)
  }

  @Test("rows have the width of their table on another device")
  func rows() throws {
    let table = """
      <subviews><tableView id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <prototypes><tableViewCell reuseIdentifier="Row" id="row">
      <rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></subviews>
      """
    let row = try #require(try units(table, on: "iPhone SE").first { $0.role == .tableCell })
    #expect(row.views.map(\.frame.size.width) == [320, 320])
  }

  @Test("an unconstrained size is ambiguous on a device, and as drawn in a running app")
  func ambiguousSize() throws {
    let box = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="10" y="20" width="70" height="60"/></view></subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="10" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="20" id="c2"/></constraints>
      """
    let unit = try #require(try units(box, on: "iPhone 16").first)
    #expect(unit.ambiguities == [Ambiguity(view: 1, dimensions: [.width, .height])])
    // Where an app runs, such a view is about as large as its author drew it.
    let document = try FixtureDocument.around(box)
    let view = try #require(document.scenes[0].controller?.view)
    let canvas = Canvas(
      running: document, on: DeviceTable.standard, isLandscape: false, system: .standard)
    let frames = ViewLayout(
      view, size: LayoutSize(width: 375, height: 667), safeArea: .zero, on: canvas
    ).frames
    #expect(frames["a"] == LayoutRect(x: 10, y: 20, width: 70, height: 60))
  }

  @Test("leading constraints are mirrored, left constraints and frames are not")
  func mirroredEdges() throws {
    let document = try FixtureDocument.around(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="leads"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="left"/>
      <view id="masked"><rect key="frame" x="5" y="0" width="30" height="30"/></view></subviews>
      <constraints>
      <constraint firstItem="leads" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="10" id="c1"/>
      <constraint firstItem="leads" firstAttribute="width" constant="50" id="c2"/>
      <constraint firstItem="left" firstAttribute="left" secondItem="root" \
      secondAttribute="left" constant="10" id="c3"/>
      <constraint firstItem="left" firstAttribute="width" constant="50" id="c4"/></constraints>
      """)
    var canvas = Canvas(document)
    canvas.direction = .rightToLeft
    let frames = CanvasLayout(document, on: canvas).frames()
    #expect(frames["leads"]?.minX == 315)
    #expect(frames["left"]?.minX == 10)
    #expect(frames["masked"]?.minX == 5)
  }

  @Test("natural alignment of text follows the direction of the language")
  func naturalText() throws {
    let text = """
      <subviews><label text="Name" textAlignment="natural" id="a">
      <rect key="frame" x="10" y="20" width="200" height="21"/></label></subviews>
      """
    let document = try FixtureDocument.around(text)
    var canvas = Canvas(document)
    func textFrame() throws -> LayoutRect {
      let unit = CanvasLayout(document, on: canvas).rootsByScene().first?.first
      return try #require(unit?.views.last?.textFrame)
    }
    #expect(try textFrame().minX == 10)
    canvas.direction = .rightToLeft
    #expect(try textFrame().maxX == 210)
  }

  // MARK: Texts

  private func label(
    _ attributes: String, width: Double, height: Double = 21, textSize: TextSize = .large
  ) throws -> SolvedRoot.View {
    let document = try FixtureDocument.around(
      """
      <subviews><label \(attributes) id="a">
      <rect key="frame" x="10" y="20" width="\(width)" height="\(height)"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
      """)
    var canvas = Canvas(document)
    canvas.textSize = textSize
    let unit = CanvasLayout(document, on: canvas).rootsByScene().first?.first
    return try #require(unit?.views.last)
  }

  @Test("a single-line text is truncated if its label is too narrow")
  func narrowLabel() throws {
    let text = #"text="Forgot your password?" adjustsFontSizeToFit="NO""#
    #expect(try label(text, width: 200).fit(of: "Forgot your password?")?.isTruncated == false)
    #expect(try label(text, width: 120).fit(of: "Forgot your password?")?.isTruncated == true)
  }

  @Test("a text with a minimum scale is truncated only if it does not fit at that scale")
  func scaledText() throws {
    let text = #"text="Forgot your password?" minimumScaleFactor="0.5""#
    #expect(try label(text, width: 120).fit(of: "Forgot your password?")?.isTruncated == false)
    #expect(try label(text, width: 60).fit(of: "Forgot your password?")?.isTruncated == true)
  }

  @Test("a multiline text is truncated if its label is not tall enough")
  func lowLabel() throws {
    let text = #"text="Forgot your password?" numberOfLines="0" adjustsFontSizeToFit="NO""#
    let low = try #require(try label(text, width: 120).fit(of: "Forgot your password?"))
    #expect(low.isVertical && low.isTruncated)
    #expect(
      try label(text, width: 120, height: 41).fit(of: "Forgot your password?")?.isTruncated == false
    )
  }

  @Test("a text needs more width at a larger text size setting")
  func textSize() throws {
    let text = #"text="Settings" adjustsFontSizeToFit="NO""#
    let usual = try #require(try label(text, width: 80).fit(of: "Settings"))
    let large = try #require(
      try label(text, width: 80, textSize: .accessibility5).fit(of: "Settings"))
    #expect(!usual.isTruncated && large.isTruncated)
    #expect(large.needed > usual.needed * 2.5)
  }

  @Test("the frame of a text follows its alignment")
  func alignment() throws {
    let left = try #require(try label(#"text="Hi""#, width: 100).textFrame)
    let center = try #require(try label(#"text="Hi" textAlignment="center""#, width: 100).textFrame)
    let right = try #require(try label(#"text="Hi" textAlignment="right""#, width: 100).textFrame)
    #expect(left.minX == 10 && left.size.width < 20)
    #expect(abs(center.minX + center.size.width / 2 - 60) < 1e-9)
    #expect(abs(right.maxX - 110) < 1e-9)
  }

  @Test("a label of a custom class has no text fit")
  func customClass() throws {
    let own = try label(#"text="Settings" customClass="FancyLabel""#, width: 20)
    #expect(own.fit(of: "Settings") == nil)
  }
}
