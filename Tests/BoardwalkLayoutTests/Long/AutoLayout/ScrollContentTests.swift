import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import Testing

/// Layouts of scrolled content, and of views that are fixed to the frame of a scroll view.
@Suite("Scroll view content")
struct ScrollContentTests {
  /// The frames of a scroll view of 375 × 400 at 0, 100 whose content holds to `constraints`.
  private func frames(_ inner: String, _ constraints: String) throws -> [String: LayoutRect] {
    let document = try FixtureDocument.around(
      """
      <subviews><scrollView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \
      id="scroll"><rect key="frame" x="0" y="100" width="375" height="400"/>
      <subviews>\(inner)</subviews><constraints>\(constraints)</constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="content"/>
      <viewLayoutGuide key="frameLayoutGuide" id="frame"/></scrollView></subviews>
      """)
    return FixtureDocument.frames(document)
  }

  private func box(_ id: String, _ width: Double?, _ height: Double) -> String {
    let wide = width.map {
      "<constraint firstAttribute=\"width\" constant=\"\($0)\" id=\"w-\(id)\"/>"
    }
    return """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><constraints>\(wide ?? "")
      <constraint firstAttribute="height" constant="\(height)" id="h-\(id)"/></constraints></view>
      """
  }

  private func tie(
    _ first: String, _ attribute: String, _ second: String, _ other: String? = nil,
    _ constant: Double = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other ?? attribute)" constant="\(constant)" \
    id="\(first)-\(attribute)-\(second)"/>
    """
  }

  @Test("constraints to the edges of a scroll view apply to its content")
  func edges() throws {
    // The content is as wide as the box and the 20 points beside it; the scroll view stays as it
    // is.
    let frames = try frames(
      box("a", 600, 900),
      tie("a", "leading", "scroll", nil, 20) + tie("a", "top", "scroll", nil, 10)
        + tie("scroll", "trailing", "a") + tie("scroll", "bottom", "a"))
    #expect(frames["a"] == LayoutRect(x: 20, y: 10, width: 600, height: 900))
    #expect(frames["scroll"] == LayoutRect(x: 0, y: 100, width: 375, height: 400))
  }

  @Test("constraints to the width of a scroll view apply to its frame")
  func lengths() throws {
    let frames = try frames(
      box("a", nil, 900),
      tie("a", "leading", "scroll") + tie("a", "top", "scroll") + tie("scroll", "trailing", "a")
        + tie("scroll", "bottom", "a") + tie("a", "width", "scroll", nil, -40))
    #expect(frames["a"] == LayoutRect(x: 0, y: 0, width: 335, height: 900))
  }

  @Test("constraints to content and frame guides apply to content and frame")
  func guides() throws {
    let frames = try frames(
      box("a", nil, 900) + box("still", 50, 30),
      tie("a", "leading", "content") + tie("a", "top", "content")
        + tie("content", "trailing", "a") + tie("content", "bottom", "a")
        + tie("a", "width", "frame") + tie("still", "trailing", "frame", nil, -5)
        + tie("still", "bottom", "frame", nil, -6))
    #expect(frames["a"] == LayoutRect(x: 0, y: 0, width: 375, height: 900))
    // 375 - 5 - 50, and 400 - 6 - 30.
    #expect(frames["still"] == LayoutRect(x: 320, y: 364, width: 50, height: 30))
  }

  @Test("scrolled views are placed below one another from the top")
  func verticalContent() throws {
    let frames = try frames(
      box("a", 375, 300) + box("b", 375, 300),
      tie("a", "leading", "scroll") + tie("a", "top", "scroll", nil, 12)
        + tie("b", "leading", "scroll") + tie("b", "top", "a", "bottom", 12)
        + tie("scroll", "trailing", "a") + tie("scroll", "bottom", "b", nil, 12))
    #expect(frames["b"]?.minY == 324)
  }

  @Test("a column in a scroll view is as tall as its views and their spacing")
  func column() throws {
    let column = """
      <stackView axis="vertical" spacing="6" translatesAutoresizingMaskIntoConstraints="NO" \
      id="column"><subviews>\(box("a", nil, 300))\(box("b", nil, 250))</subviews></stackView>
      """
    let frames = try frames(
      column,
      tie("column", "leading", "content") + tie("column", "top", "content")
        + tie("content", "trailing", "column") + tie("content", "bottom", "column")
        + tie("column", "width", "frame"))
    #expect(frames["column"] == LayoutRect(x: 0, y: 0, width: 375, height: 556))
    #expect(frames["b"] == LayoutRect(x: 0, y: 306, width: 375, height: 250))
  }
}
