import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import Testing

/// Positions of views that baselines determine: the ascender of the system font is 1950 of 2048
/// (ORC-82).
@Suite("Baselines")
struct BaselineTests {
  private func label(_ id: String, _ size: Int, _ width: Double, _ height: Double) -> String {
    """
    <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
    """
  }

  /// The frames of what a stack view of `attributes` arranges; the stack stands at 10, 100.
  private func stacked(_ attributes: String, _ views: String) throws -> [String: LayoutRect] {
    let document = try FixtureDocument.around(
      """
      <subviews><stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="10" y="100" width="300" height="60"/>
      <subviews>\(views)</subviews></stackView></subviews><constraints>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="10" id="a"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="100" id="b"/></constraints>
      """)
    return FixtureDocument.frames(document)
  }

  @Test("tops of labels with equal first baselines differ by their ascenders")
  func ascenders() throws {
    let document = try FixtureDocument.around(
      """
      <subviews>\(label("large", 34, 80, 41))\(label("small", 17, 40, 20.5))</subviews><constraints>
      <constraint firstItem="large" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="50" id="a"/>
      <constraint firstItem="large" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="b"/>
      <constraint firstItem="small" firstAttribute="firstBaseline" secondItem="large" \
      secondAttribute="firstBaseline" id="c"/>
      <constraint firstItem="small" firstAttribute="leading" secondItem="large" \
      secondAttribute="trailing" constant="8" id="d"/></constraints>
      """)
    let frames = FixtureDocument.frames(document)
    // Their ascenders are 32.37 and 16.19, at whole pixels 32.5 and 16 (ORC-87).
    #expect(frames["small"] == LayoutRect(x: 88, y: 66.5, width: 40, height: 20.5))
  }

  @Test("a single line has one baseline, and constraining it twice changes no height")
  func singleLine() throws {
    let document = try FixtureDocument.around(
      """
      <subviews>\(label("one", 17, 40, 20.5))\(label("two", 17, 60, 20.5))</subviews>
      <constraints><constraint firstItem="one" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="a"/>
      <constraint firstItem="two" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="b"/>
      <constraint firstItem="one" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="50" id="c"/>
      <constraint firstItem="two" firstAttribute="firstBaseline" secondItem="one" \
      secondAttribute="firstBaseline" id="d"/>
      <constraint firstItem="two" firstAttribute="lastBaseline" secondItem="one" \
      secondAttribute="firstBaseline" id="e"/></constraints>
      """)
    let frames = FixtureDocument.frames(document)
    // 17 points stand 16 above and 4.5 below their baseline, which is the font's 16.19 and 4.10.
    #expect(frames["one"]?.size.height == 20.5)
    #expect(frames["two"] == LayoutRect(x: 0, y: 50, width: 60, height: 20.5))
  }

  @Test("a row aligned to first baselines hangs from its first view, others extend above it")
  func firstBaselines() throws {
    let frames = try stacked(
      "alignment=\"firstBaseline\" spacing=\"8\"",
      label("small", 17, 40, 20.5) + label("large", 34, 80, 41))
    #expect(frames["small"] == LayoutRect(x: 0, y: 0, width: 40, height: 20.5))
    // The larger ascender reaches 16.5 points above the smaller.
    #expect(frames["large"] == LayoutRect(x: 48, y: -16.5, width: 80, height: 41))
    #expect(frames["stack"] == LayoutRect(x: 10, y: 100, width: 128, height: 24.5))
  }

  @Test("a row aligned to last baselines rests on its first view")
  func lastBaselines() throws {
    let frames = try stacked(
      "alignment=\"lastBaseline\" spacing=\"8\"",
      label("large", 34, 80, 41) + label("small", 17, 40, 20.5))
    #expect(frames["large"] == LayoutRect(x: 0, y: 0, width: 80, height: 41))
    // They stand 8.5 and 4.5 points above their bottoms, so 41 - 8.5 + 4.5 is that of the smaller.
    #expect(frames["small"] == LayoutRect(x: 88, y: 16.5, width: 40, height: 20.5))
    #expect(frames["stack"]?.size.height == 41)
  }

  @Test("a column has the baseline of its last view, a row that of its highest")
  func nestedStacks() throws {
    let column = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="column">
      <rect key="frame" x="0.0" y="0.0" width="80" height="61.5"/>
      <subviews>\(label("above", 34, 80, 41))\(label("below", 17, 80, 20.5))</subviews></stackView>
      """
    let row = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="row">
      <rect key="frame" x="0.0" y="0.0" width="120" height="41"/>
      <subviews>\(label("low", 17, 40, 20.5))\(label("high", 17, 80, 41))</subviews></stackView>
      """
    let frames = try stacked("alignment=\"lastBaseline\" spacing=\"8\"", column + row)
    // Both baselines are those of text of 17 points at the bottom of their stacks.
    #expect(frames["column"]?.maxY == 61.5)
    #expect(frames["row"]?.maxY == 61.5)
    #expect(frames["row"]?.size.height == 41)
  }
}
