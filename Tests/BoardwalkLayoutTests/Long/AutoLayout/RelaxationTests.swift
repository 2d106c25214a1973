import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import Testing

/// Frames of views whose required constraints contradict each other (LAY-25).
@Suite("Relaxed conflicts")
struct RelaxationTests {
  /// The frames of `views` with `constraints` in a view of 100 × 100 points.
  private func frames(_ views: String, _ constraints: String) throws -> [String: LayoutRect] {
    let document = try FixtureDocument.around(
      """
      <subviews><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>\(views)</subviews>
      <constraints>\(constraints)</constraints></view></subviews>
      """)
    return FixtureDocument.frames(document)
  }

  private func view(_ id: String, height: Double? = nil) -> String {
    let constraint = height.map {
      "<constraint firstAttribute=\"height\" constant=\"\($0)\" id=\"\(id)h\"/>"
    }
    return """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <constraints>\(constraint ?? "")</constraints></view>
      """
  }

  private func tie(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other)" constant="\(constant)" id="\(first)\(attribute)\(other)"/>
    """
  }

  @Test("the longest of the heights between two edges is violated, not a position")
  func longestHeight() throws {
    let found = try frames(
      view("low", height: 200) + view("high", height: 20),
      tie("high", "top", "box", "top") + tie("low", "top", "high", "bottom", 5)
        + tie("box", "bottom", "low", "bottom", 8))
    #expect(found["high"]?.size.height == 20)
    #expect(found["low"]?.minY == 25)
    #expect(found["low"]?.size.height == 67)
  }

  @Test("a height is violated before a view would get a negative one")
  func shortenedHeight() throws {
    let found = try frames(
      view("column", height: 120) + view("line"),
      tie("column", "top", "box", "top") + tie("line", "top", "column", "bottom", 8)
        + tie("box", "bottom", "line", "bottom"))
    #expect(found["line"]?.size.height == 0)
    #expect(found["line"]?.minY == 100)
    #expect(found["column"]?.size.height == 92)
  }

  @Test("a relaxed layout keeps the constraints that have no part in the conflict")
  func otherConstraints() throws {
    let found = try frames(
      view("a", height: 30) + view("b", height: 40),
      tie("a", "top", "box", "top", 10) + tie("a", "bottom", "box", "top", 60)
        + tie("b", "bottom", "box", "bottom", -5))
    #expect(found["a"]?.minY == 10)
    #expect(found["a"]?.size.height == 50)
    #expect(found["b"]?.minY == 55)
    #expect(found["b"]?.size.height == 40)
  }
}
