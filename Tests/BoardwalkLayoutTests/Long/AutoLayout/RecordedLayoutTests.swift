import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import Testing

/// Layouts recorded of UIKit on iOS 26.1, compared with those of an app that runs on it.
@Suite("Recorded layouts of iOS 26.1")
struct RecordedLayoutTests {
  /// The frames of what `content` describes in a view of `size` on `device`.
  private func frames(
    _ content: String, _ size: LayoutSize, on device: String = "iPhone SE (3rd generation)"
  ) throws -> [String: LayoutRect] {
    let document = try FixtureDocument.around(content, toolsVersion: "24127")
    let view = try #require(document.scenes[0].controller?.view)
    let device = try #require(DeviceTable.device(named: device))
    let canvas = Canvas(
      running: document, on: device, isLandscape: false, system: SystemVersion(26))
    return ViewLayout(view, size: size, safeArea: .zero, on: canvas).frames
  }

  private func label(_ id: String, _ text: String, _ attributes: String = "", size: Int = 17)
    -> String
  {
    """
    <label text="\(text)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
    """
  }

  private func view(_ id: String, _ constraints: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <constraints>\(constraints)</constraints></view>
    """
  }

  private func tie(
    _ first: String, _ firstAttribute: String, _ second: String, _ secondAttribute: String,
    _ constant: Double = 0, _ rest: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(firstAttribute)" secondItem="\(second)" \
    secondAttribute="\(secondAttribute)" constant="\(constant)" \(rest) \
    id="\(first)-\(firstAttribute)-\(second)"/>
    """
  }

  private func stack(_ attributes: String, _ size: LayoutSize, _ views: String) -> String {
    """
    <subviews><stackView \(attributes) fixedFrame="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="stack">
    <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
    <subviews>\(views)</subviews></stackView></subviews>
    """
  }

  // MARK: Ties

  /// Two labels side by side between the edges of a view 353 points wide, 24 points apart.
  private func pair(_ first: String, _ second: String) throws -> (
    first: LayoutRect, second: LayoutRect
  ) {
    let frames = try frames(
      """
      <subviews>\(first)\(second)</subviews><constraints>
      \(tie("a", "leading", "root", "leading"))\(tie("b", "leading", "a", "trailing", 24))
      \(tie("root", "trailing", "b", "trailing"))</constraints>
      """, LayoutSize(width: 353, height: 100), on: "iPhone 16")
    return (try #require(frames["a"]), try #require(frames["b"]))
  }

  @Test("ORC-90: of two equally hugging labels the first stretches")
  func firstLabel() throws {
    let (first, second) = try pair(label("a", "First message"), label("b", "Row 0"))
    #expect(abs(second.size.width - 47.333) < 0.4)
    #expect(abs(first.size.width + second.size.width - 329) < 0.01)
  }

  @Test(
    "ORC-91: of multiline labels the last stretches, and stronger hugging always decides",
    arguments: [
      ("", "numberOfLines=\"0\"", false), ("numberOfLines=\"0\"", "numberOfLines=\"0\"", false),
      ("numberOfLines=\"0\"", "", true),
      ("horizontalHuggingPriority=\"251\"", "", false),
      ("numberOfLines=\"0\"", "horizontalHuggingPriority=\"249\"", false),
    ])
  func slackAmongLines(_ first: String, _ second: String, _ isFirst: Bool) throws {
    let (a, b) = try pair(label("a", "Row 1", first), label("b", "Row 2", second))
    #expect(isFirst ? a.size.width > 200 : b.size.width > 200)
  }

  /// The widths of three labels side by side between the edges of a view 353 points wide.
  private func three(_ attributes: [String]) throws -> [Double] {
    let labels = zip(["a", "b", "c"], attributes).map { label($0, "Row 1", $1) }
    let frames = try frames(
      """
      <subviews>\(labels.joined())</subviews><constraints>
      \(tie("a", "leading", "root", "leading"))\(tie("b", "leading", "a", "trailing", 24))
      \(tie("c", "leading", "b", "trailing", 24))\(tie("root", "trailing", "c", "trailing"))
      </constraints>
      """, LayoutSize(width: 353, height: 100), on: "iPhone 16")
    return try ["a", "b", "c"].map { try #require(frames[$0]).size.width }
  }

  @Test(
    "ORC-90, ORC-91: of three labels the first stretches, or the last multiline one",
    arguments: [
      (["", "", ""], 0),
      (["numberOfLines=\"0\"", "numberOfLines=\"0\"", "numberOfLines=\"0\""], 2),
      (["", "numberOfLines=\"0\"", ""], 1),
      (["", "numberOfLines=\"0\"", "numberOfLines=\"0\""], 2),
      (["horizontalHuggingPriority=\"251\"", "", ""], 1),
    ])
  func slackAmongThree(_ attributes: [String], _ taker: Int) throws {
    let widths = try three(attributes)
    // The others are as wide as their text: 44.333 was recorded.
    for (index, width) in widths.enumerated() where index != taker {
      #expect(abs(width - 44.333) < 0.4, "\(widths)")
    }
    #expect(abs(widths.reduce(0, +) - (353 - 48)) < 0.01)
  }

  @Test("ORC-92: of two labels that are too long the last shrinks")
  func lastLabel() throws {
    let long = "A rather long leading label text that goes on"
    let (first, second) = try pair(label("a", long, size: 16), label("b", long, size: 16))
    #expect(first.size.width > 300)
    #expect(abs(second.size.width - (329 - first.size.width)) < 0.01)
  }

  @Test("ORC-92: of two conflicting optional widths the first breaks")
  func optionalWidths() throws {
    let width = """
      <constraint firstAttribute="width" constant="50" priority="250" id="w"/>
      """
    let (first, second) = try pair(view("a", width), view("b", width))
    #expect(first.size.width == 279)
    #expect(second.size.width == 50)
  }

  // MARK: Conflicts

  @Test("ORC-93: of two conflicting required widths the first wins")
  func requiredWidths() throws {
    let frames = try frames(
      """
      <subviews>\(view("a", """
        <constraint firstAttribute="width" constant="100" id="w1"/>
        <constraint firstAttribute="width" constant="200" id="w2"/>
        """))</subviews><constraints>\(tie("a", "leading", "root", "leading"))</constraints>
      """, LayoutSize(width: 375, height: 100))
    #expect(frames["a"]?.size.width == 100)
  }

  @Test("ORC-93: a required width written after both edges breaks")
  func widthBetweenEdges() throws {
    let frames = try frames(
      """
      <subviews>\(view("a"))</subviews><constraints>
      \(tie("a", "leading", "root", "leading", 10))\(tie("a", "trailing", "root", "leading", 110))
      <constraint firstItem="a" firstAttribute="width" constant="50" id="w"/></constraints>
      """, LayoutSize(width: 375, height: 100))
    let frame = try #require(frames["a"])
    #expect(frame.minX == 10 && frame.size.width == 100)
  }

  // MARK: Stack views

  @Test("ORC-94: equal shares end at whole pixels at scales of two and three")
  func equalShares() throws {
    let views = view("a") + view("b") + view("c")
    let down = try frames(
      stack(
        "axis=\"vertical\" distribution=\"fillEqually\" spacing=\"10\"",
        LayoutSize(width: 180, height: 300), views), LayoutSize(width: 375, height: 667))
    #expect(["a", "b", "c"].map { down[$0]?.minY } == [0, 103.5, 206.5])
    #expect(["a", "b", "c"].map { down[$0]?.size.height } == [93.5, 93, 93.5])
    let across = try frames(
      stack(
        "distribution=\"fillEqually\" spacing=\"8\"", LayoutSize(width: 360, height: 50), views),
      LayoutSize(width: 375, height: 667))
    #expect(["a", "b", "c"].map { across[$0]?.minX } == [0, 122.5, 245.5])
    #expect(["a", "b", "c"].map { across[$0]?.size.width } == [114.5, 115, 114.5])
    let thirds = try frames(
      stack(
        "distribution=\"fillEqually\" spacing=\"4\"", LayoutSize(width: 361, height: 50),
        view("a") + view("b")), LayoutSize(width: 393, height: 852), on: "iPhone 16")
    #expect(abs((thirds["a"]?.size.width ?? 0) - 178.667) < 0.001)
    #expect(abs((thirds["b"]?.minX ?? 0) - 182.667) < 0.001)
    #expect(abs((thirds["b"]?.size.width ?? 0) - 178.333) < 0.001)
  }

  @Test("ORC-95: a centered quarter point is rounded up")
  func centers() throws {
    let high = """
      <constraint firstAttribute="height" constant="26.5" id="h"/>
      <constraint firstAttribute="width" constant="40" id="w"/>
      """
    let frames = try frames(
      stack("alignment=\"center\"", LayoutSize(width: 40, height: 70), view("a", high)),
      LayoutSize(width: 375, height: 667))
    #expect(frames["a"]?.minY == 22)
  }

  @Test("ORC-96: a plain view between two texts stretches and has no height")
  func aSpacer() throws {
    let frames = try frames(
      stack(
        "alignment=\"center\" spacing=\"8\"", LayoutSize(width: 300, height: 40),
        label("a", "Left", size: 15) + view("b") + label("c", "Right", size: 15)),
      LayoutSize(width: 375, height: 667))
    #expect(frames["a"]?.size.width == 27)
    #expect(frames["b"]?.size.width == 221)
    #expect(frames["b"]?.size.height == 0)
    #expect(frames["c"]?.size.width == 36)
  }

  @Test("ORC-97: a form row is laid out as recorded")
  func aFormRow() throws {
    let frames = try frames(
      """
      <subviews>\(view("icon", """
        <constraint firstAttribute="width" constant="24" id="iw"/>
        <constraint firstAttribute="height" constant="24" id="ih"/>
        """))\(label("name", "Wi-Fi"))
      \(label("value", "Connected", "horizontalHuggingPriority=\"251\""))</subviews><constraints>
      \(tie("icon", "leading", "root", "leading", 16))\(tie("icon", "centerY", "root", "centerY"))
      \(tie("name", "leading", "icon", "trailing", 12))\(tie("name", "centerY", "root", "centerY"))
      \(tie("value", "leading", "name", "trailing", 8))
      \(tie("value", "centerY", "root", "centerY"))
      \(tie("root", "trailing", "value", "trailing", 16))</constraints>
      """, LayoutSize(width: 320, height: 56))
    #expect(frames["icon"] == LayoutRect(x: 16, y: 16, width: 24, height: 24))
    #expect(frames["name"] == LayoutRect(x: 52, y: 18, width: 160, height: 20.5))
    #expect(frames["value"] == LayoutRect(x: 220, y: 18, width: 84, height: 20.5))
  }

  @Test("ORC-98: a column is as high as its rows and their spacing")
  func aColumn() throws {
    func row(_ id: String, _ height: Double) -> String {
      view(id, "<constraint firstAttribute=\"height\" constant=\"\(height)\" id=\"h-\(id)\"/>")
    }
    let frames = try frames(
      """
      <subviews><stackView axis="vertical" spacing="8" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
      \(label("a", "Row 0"))\(row("b", 30))\(row("c", 40))\(label("d", "Row 1", size: 15))
      </subviews></stackView></subviews><constraints>
      \(tie("stack", "leading", "root", "leading", 16))
      \(tie("root", "trailing", "stack", "trailing", 16))
      \(tie("stack", "top", "root", "top", 20))</constraints>
      """, LayoutSize(width: 393, height: 852), on: "iPhone 16")
    let stack = try #require(frames["stack"])
    #expect(stack.minX == 16 && stack.minY == 20 && stack.size.width == 361)
    #expect(abs(stack.size.height - 132.333) < 0.34)
  }

  // MARK: Controls

  @Test("ORC-11, ORC-85: a switch is 63 × 28, with an alignment rectangle two points smaller")
  func aSwitch() throws {
    let frames = try frames(
      """
      <subviews><switch translatesAutoresizingMaskIntoConstraints="NO" id="s"/></subviews>
      <constraints>\(tie("root", "trailing", "s", "trailing", 16))
      \(tie("s", "top", "root", "top", 12))</constraints>
      """, LayoutSize(width: 343, height: 154.5))
    #expect(frames["s"] == LayoutRect(x: 266, y: 12, width: 63, height: 28))
  }

  @Test(
    "ORC-87: a first baseline is one ascender below the top, to the pixel",
    arguments: [(28, 26.5), (13, 12.5), (22, 21)])
  func baselines(_ size: Int, _ ascender: Double) throws {
    let content = """
      <subviews>\(label("text", "Text", size: size))\(view("line"))</subviews><constraints>
      \(tie("text", "top", "root", "top"))\(tie("text", "leading", "root", "leading"))
      \(tie("line", "top", "text", "firstBaseline"))\(tie("line", "leading", "root", "leading"))
      </constraints>
      """
    let frames = try frames(content, LayoutSize(width: 300, height: 200))
    #expect(frames["line"]?.minY == ascender)
  }
}
