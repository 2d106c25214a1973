import BoardwalkDocument
import BoardwalkGraph
import Testing

@testable import BoardwalkLayout

/// What keeps views from the frames that are stored for them.
@Suite("Obstacles to stored frames")
struct ObstacleTests {
  /// What keeps the views of `content` from where they are stored.
  private func obstacles(_ content: String) throws -> [String: Obstacle] {
    let document = try FixtureDocument.around(content)
    let canvas = Canvas(document)
    let blank = document.withoutPlacedFrames(keeping: .stored, on: canvas)
    return CanvasLayout(blank, on: Canvas(blank)).obstacles(toward: document)
  }

  private func box(_ frame: String, _ constraints: String) throws -> Obstacle? {
    try obstacles(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" \(frame)/></view></subviews><constraints>\(constraints)
      <constraint firstItem="box" firstAttribute="width" constant="50" id="w"/>
      <constraint firstItem="box" firstAttribute="height" constant="50" id="h"/></constraints>
      """)["box"]
  }

  private let left = """
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="30" id="l"/>
    """

  @Test("a correctly stored frame has no obstacle")
  func correctFrame() throws {
    #expect(try box("x=\"30\" y=\"0.0\" width=\"50\" height=\"50\"", left) == nil)
  }

  @Test("a plain constraint is an obstacle with a distance and an axis")
  func plainConstraint() throws {
    let found = try #require(
      try box("x=\"42\" y=\"0.0\" width=\"50\" height=\"50\"", left))
    #expect(found.kind == .plain)
    #expect(found.distance == 12)
    #expect(found.priority == 1000)
    #expect(!found.isVertical)
    let high = try #require(
      try box("x=\"30\" y=\"0.0\" width=\"50\" height=\"57\"", left))
    #expect(high.isVertical && high.distance == 7)
  }

  @Test("safe area and margin constraints are distinct kinds of obstacles")
  func safeAreaAndMargins() throws {
    let safe = """
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      id="t"/>
      """
    let below = try #require(
      try box("x=\"0.0\" y=\"64\" width=\"50\" height=\"50\"", safe))
    #expect(below.kind == .safeArea)
    #expect(below.distance == 44)
    #expect(below.role == .controllerView)
    let margin = """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leadingMargin" id="m"/>
      """
    let inset = try #require(
      try box("x=\"20\" y=\"0.0\" width=\"50\" height=\"50\"", margin))
    #expect(inset.kind == .margins)
    #expect(inset.distance == 4)
    #expect(inset.view.id == "root" && inset.superview == nil)
  }

  @Test("the content of a neighbor is the obstacle of a view constrained to it")
  func neighborContent() throws {
    let found = try obstacles(
      """
      <subviews><switch translatesAutoresizingMaskIntoConstraints="NO" id="switch">
      <rect key="frame" x="0.0" y="0.0" width="61" height="31"/></switch>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="59" y="0.0" width="50" height="50"/></view></subviews><constraints>
      <constraint firstItem="switch" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="a"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="switch" \
      secondAttribute="trailing" id="b"/>
      <constraint firstItem="box" firstAttribute="width" constant="50" id="w"/>
      <constraint firstItem="box" firstAttribute="height" constant="50" id="h"/></constraints>
      """)
    let own = try #require(found["switch"])
    #expect(own.kind == .content && own.view.id == "switch" && own.distance == 10)
    #expect(own.priority == 250)
    // Nothing at the box itself is missed.
    #expect(found["box"]?.kind == .content && found["box"]?.view.id == "switch")
  }

  @Test("the arrangement of a stack view is the obstacle of its views")
  func arrangement() throws {
    let found = try obstacles(
      """
      <subviews><stackView spacing="8" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0.0" y="0.0" width="108" height="50"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="one">
      <rect key="frame" x="0.0" y="0.0" width="50" height="50"/><constraints>
      <constraint firstAttribute="width" constant="50" id="w1"/></constraints></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="two">
      <rect key="frame" x="70" y="0.0" width="50" height="50"/><constraints>
      <constraint firstAttribute="width" constant="50" id="w2"/></constraints></view>
      </subviews></stackView></subviews>
      """)
    #expect(found["two"]?.kind == .arrangement)
    #expect(found["two"]?.distance == 12)
  }

  @Test("an obstacle concerns the axis with the larger distance")
  func axis() throws {
    let found = try #require(
      try box("x=\"33\" y=\"20\" width=\"50\" height=\"50\"", left + top))
    #expect(found.isVertical && found.distance == 20)
  }

  private let top = """
    <constraint firstItem="box" firstAttribute="top" secondItem="root" \
    secondAttribute="top" id="t"/>
    """

  @Test("a baseline constraint depends on a font at either end")
  func baselines() throws {
    let found = try obstacles(
      """
      <subviews><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
      <rect key="frame" x="0.0" y="100" width="46" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="dot">
      <rect key="frame" x="100" y="80" width="10" height="10"/></view></subviews><constraints>
      <constraint firstItem="name" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="nl"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="100" id="nt"/>
      <constraint firstItem="dot" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="100" id="dl"/>
      <constraint firstItem="dot" firstAttribute="width" constant="10" id="dw"/>
      <constraint firstItem="dot" firstAttribute="height" constant="10" id="dh"/>
      <constraint firstItem="dot" firstAttribute="bottom" secondItem="name" \
      secondAttribute="firstBaseline" id="db"/></constraints>
      """)
    #expect(found["dot"]?.kind == .baselines)
  }

  @Test("many views that follow a moved one are explained in linear time", .timeLimit(.minutes(5)))
  func chains() throws {
    let count = 1500
    let views = (0..<count).map { index in
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v\(index)">
      <rect key="frame" x="0" y="\(50 + 10 * index)" width="50" height="10"/></view>
      """
    }
    let constraints = (0..<count).map { index in
      """
      <constraint firstItem="v\(index)" firstAttribute="top" \
      secondItem="\(index == 0 ? "root" : "v\(index - 1)")" \
      secondAttribute="\(index == 0 ? "top" : "bottom")" id="t\(index)"/>
      <constraint firstItem="v\(index)" firstAttribute="height" constant="10" id="h\(index)"/>
      <constraint firstItem="v\(index)" firstAttribute="width" constant="50" id="w\(index)"/>
      <constraint firstItem="v\(index)" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l\(index)"/>
      """
    }
    let found = try obstacles(
      "<subviews>\(views.joined())</subviews><constraints>\(constraints.joined())</constraints>")
    #expect(found.count == count)
    #expect(found.values.allSatisfy { $0.kind == .plain && $0.distance == 50 })
  }
}
