import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import Testing

/// Layouts of views at sizes other than those they were drawn at.
@Suite("Views at other sizes")
struct ViewLayoutTests {
  private func frames(
    _ fixture: String, _ width: Double, _ height: Double, _ safeArea: LayoutInsets = .zero,
    _ textSizes: Canvas.TextSizes = .predicted
  ) throws -> [String: LayoutRect] {
    let document = try FixtureDocument.named(fixture)
    let view = try #require(document.scenes[0].controller?.view)
    let size = LayoutSize(width: width, height: height)
    return ViewLayout(
      view, size: size, safeArea: safeArea, on: Canvas(document, textSizes: textSizes)
    ).frames
  }

  @Test("a form follows the size and the safe area of its screen")
  func form() throws {
    let frames = try frames("form", 390, 844, LayoutInsets(top: 91, bottom: 34))
    #expect(frames["nam-ef-001"] == LayoutRect(x: 73, y: 103, width: 297, height: 34))
    #expect(frames["nam-el-001"] == LayoutRect(x: 20, y: 110, width: 45, height: 20.5))
    #expect(abs((frames["sen-db-001"]?.maxY ?? 0) - 794) < 1e-9)
  }

  @Test("side margins are 16 points at a width of 375 and 20 at 414")
  func margins() throws {
    #expect(try frames("form", 375, 667)["sen-db-001"]?.minX == 16)
    #expect(try frames("form", 414, 736)["sen-db-001"]?.minX == 20)
  }

  @Test("proportional constraints apply at another width")
  func proportions() throws {
    let frames = try frames("proportions", 1000, 800)
    #expect(frames["hal-f1-001"]?.size.width == 480)
    #expect(frames["hal-f1-001"]?.minX == 260)
    #expect(frames["hea-de-001"]?.size.height == 600)
    #expect(frames["cap-pd-001"]?.size.width == 300)
  }

  @Test("a layout at the stored size has the stored frames")
  func storedSize() throws {
    let document = try FixtureDocument.named("stacks")
    let frames = try frames("stacks", 375, 667, LayoutInsets(top: 20), .stored)
    for entry in StoredFrames(document, on: Canvas(document)).entries {
      #expect(frames[entry.id] == entry.frame, "\(entry.id)")
    }
  }

  @Test("views without constraints follow their autoresizing masks")
  func resizingMasks() throws {
    let document = try FixtureDocument.around(
      """
      <subviews>
      <view id="wide"><rect key="frame" x="20" y="10" width="335" height="50"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      <view id="right"><rect key="frame" x="325" y="100" width="50" height="50"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/></view>
      <view id="still"><rect key="frame" x="30" y="200" width="50" height="50"/></view>
      </subviews>
      """)
    let view = try #require(document.scenes[0].controller?.view)
    let frames = ViewLayout(
      view, size: LayoutSize(width: 475, height: 667), safeArea: .zero, on: Canvas(document)
    ).frames
    #expect(frames["wide"] == LayoutRect(x: 20, y: 10, width: 435, height: 50))
    #expect(frames["right"] == LayoutRect(x: 425, y: 100, width: 50, height: 50))
    #expect(frames["still"] == LayoutRect(x: 30, y: 200, width: 50, height: 50))
  }

  // MARK: Rows that size themselves

  /// How high a row is whose label and slider are pinned to its content's margins, by `priority`
  /// below.
  private func rowHeight(_ bottom: String, width: Double = 375) throws -> Double? {
    let document = try FixtureDocument.around(
      """
      <subviews><tableView id="table"><rect key="frame" x="0" y="0" width="375" height="600"/>
      <prototypes><tableViewCell id="row"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
      <label text="Speed" translatesAutoresizingMaskIntoConstraints="NO" id="label"/>
      <slider translatesAutoresizingMaskIntoConstraints="NO" id="slider"/></subviews><constraints>
      <constraint firstItem="label" firstAttribute="top" secondItem="content" \
      secondAttribute="topMargin" id="c1"/>
      <constraint firstItem="slider" firstAttribute="top" secondItem="label" \
      secondAttribute="bottom" constant="8" id="c2"/>\(bottom)</constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
      """)
    let table = try #require(document.scenes[0].controller?.view?.subviews.first?.table)
    let canvas = Canvas(
      running: document, on: DeviceTable.standard, isLandscape: false, system: .standard)
    return ViewLayout.fittingHeight(
      of: try #require(table.prototypes.first), width: width, on: canvas)
  }

  @Test("a self-sizing row is as tall as its constraints require")
  func selfSizingRow() throws {
    let bottom = """
      <constraint firstAttribute="bottomMargin" secondItem="slider" secondAttribute="bottom" \
      id="c3"/>
      """
    // Margins of 11, a label of 20.5, 8 between, and 30 of the slider's 31 points.
    #expect(try rowHeight(bottom) == 11 + 20.5 + 8 + 30 + 11)
  }

  @Test("a row without a bottom constraint has no fitting height")
  func openRow() throws {
    #expect(try rowHeight("") == nil)
  }

  @Test(
    "LAY-88: views of launch screens in xibs lie half a point beyond their center",
    arguments: [(true, true, 376.0), (true, false, 375), (false, true, 375)])
  func launchScreens(_ isXib: Bool, _ isLaunchScreen: Bool, _ width: Double) throws {
    var document = try FixtureDocument.around(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="c1"/>
      <constraint firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="c2"/>
      </constraints>
      """)
    document.kind = isXib ? .xib : .storyboard
    document.isLaunchScreen = isLaunchScreen
    #expect(FixtureDocument.frames(document)["v"]?.size.width == width)
  }
}
