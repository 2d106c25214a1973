import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import Testing

@testable import BoardwalkLayout

/// Scenes on the screen of a running app, whatever device they were drawn for.
@Suite("Canvas of running apps")
struct RunningCanvasTests {
  private func canvas(
    _ device: String, isLandscape: Bool = false, system: Int = 18,
    drawnOn: String = "retina4_7"
  ) throws -> Canvas {
    var document = try FixtureDocument.around("")
    document.device?.identifier = drawnOn
    return Canvas(
      running: document, on: try #require(DeviceTable.device(named: device)),
      isLandscape: isLandscape, system: SystemVersion(system))
  }

  @Test("a view as large as its drawn screen gets the size of the device's screen")
  func wholeScreen() throws {
    let canvas = try canvas("iPhone 16")
    #expect(
      canvas.runningSize(of: LayoutSize(width: 375, height: 667))
        == LayoutSize(width: 393, height: 852))
  }

  @Test("a sheet keeps the difference between its height and the screen's")
  func sheet() throws {
    // 20 points of 667, and so of 852.
    let canvas = try canvas("iPhone 16")
    #expect(
      canvas.runningSize(of: LayoutSize(width: 375, height: 647))
        == LayoutSize(width: 393, height: 832))
  }

  @Test("a custom size is not adapted to the device")
  func customSize() throws {
    let canvas = try canvas("iPhone 16")
    #expect(canvas.runningSize(of: LayoutSize(width: 320, height: 480)) == nil)
    #expect(canvas.runningSize(of: LayoutSize(width: 375, height: 200)) == nil)
  }

  /// Where a label stands below an activity indicator with `attributes`, 8 points apart in a stack
  /// view.
  private func yBelowIndicator(_ attributes: String, isRunning: Bool) throws -> Double? {
    let document = try FixtureDocument.around(
      """
      <subviews><stackView axis="vertical" spacing="8" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
      <activityIndicatorView \(attributes) style="medium" \
      translatesAutoresizingMaskIntoConstraints="NO" id="spinner"/>
      <switch translatesAutoresizingMaskIntoConstraints="NO" id="below"/>
      </subviews></stackView></subviews><constraints>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="t"/><constraint firstItem="stack" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/></constraints>
      """)
    let canvas =
      isRunning
      ? Canvas(
        running: document, on: DeviceTable.standard, isLandscape: false, system: .standard)
      : Canvas(document)
    return CanvasLayout(document, on: canvas).frames()["below"]?.minY
  }

  @Test(
    "a hidden stopped indicator takes no room except on Interface Builder's canvas",
    arguments: [
      ("hidesWhenStopped=\"YES\"", 0.0, 28.0),
      ("hidesWhenStopped=\"YES\" animating=\"YES\"", 28, 28),
      ("hidesWhenStopped=\"YES\" animating=\"YES\" hidden=\"YES\"", 0, 28),
      ("hidesWhenStopped=\"NO\"", 28, 28), ("", 28, 28), ("hidden=\"YES\"", 0, 0),
    ])
  func indicators(_ attributes: String, _ running: Double, _ drawn: Double) throws {
    #expect(try yBelowIndicator(attributes, isRunning: true) == running)
    #expect(try yBelowIndicator(attributes, isRunning: false) == drawn)
  }

  @Test(
    "the system determines which Interface Builder version's controls are used",
    arguments: [
      (18, InterfaceBuilderVersion.xcode15), (13, .xcode15), (12, .xcode10), (9, .xcode10),
      (26, .xcode26),
    ])
  func versions(_ system: Int, _ version: InterfaceBuilderVersion) throws {
    #expect(try canvas("iPhone 8", system: system).version == version)
  }

  @Test("frames are rounded to the pixels of the device")
  func granularity() throws {
    #expect(try canvas("iPhone 8").granularity == 0.5)
    #expect(try abs(canvas("iPhone 16").granularity - 1.0 / 3) < 1e-9)
    #expect(try canvas("iPad").granularity == 0.5)
  }

  @Test(
    "size classes follow the device and its orientation",
    arguments: [
      ("iPhone 8", false, "compact", "regular"), ("iPhone 8", true, "compact", "compact"),
      ("iPhone 8 Plus", true, "regular", "compact"), ("iPhone 11", true, "regular", "compact"),
      ("iPad", false, "regular", "regular"), ("iPad", true, "regular", "regular"),
    ])
  func traits(
    _ device: String, _ isLandscape: Bool, _ width: String, _ height: String
  ) throws {
    let traits = try canvas(device, isLandscape: isLandscape).traits
    #expect(traits == ["widthClass": width, "heightClass": height])
  }

  /// The width of a box in a scene that is 375 points wide on `device`: a quarter of it, or, where
  /// a variation says so, 300 points.
  private func boxWidth(_ device: String, isLandscape: Bool = false) throws -> Double? {
    let document = try FixtureDocument.around(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="t"/>
      <constraint firstItem="box" firstAttribute="height" constant="10" id="h"/>
      <constraint firstItem="box" firstAttribute="width" secondItem="root" \
      secondAttribute="width" multiplier="1:4" id="quarter"/>
      <constraint firstItem="box" firstAttribute="width" constant="300" id="fixed"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="fixed"/></mask>
      </variation>
      <variation key="widthClass=regular"><mask key="constraints">
      <include reference="fixed"/><exclude reference="quarter"/></mask></variation>
      """)
    let device = try #require(DeviceTable.device(named: device))
    let canvas = Canvas(
      running: document, on: device, isLandscape: isLandscape, system: SystemVersion(18))
    let units = CanvasLayout(document, on: canvas).rootsByScene()
    return units.first?.first?.views.first { $0.template.id == "box" }?.frame.size.width
  }

  @Test("variations follow the size class of the device")
  func variations() throws {
    #expect(try boxWidth("iPhone 8") == 94)
    #expect(try boxWidth("iPhone SE") == 80)
    #expect(try boxWidth("iPad") == 300)
    // 568 points in landscape are still compact.
    #expect(try boxWidth("iPhone SE", isLandscape: true) == 142)
  }
}
