import BoardwalkSimulation
import BoardwalkSnapshot
import Testing

@Suite("Wireframes")
struct WireframeTests {
  private func lines(_ views: String) throws -> [String] {
    let simulation = try Sample(views: views).simulation(nil, LaunchOptions())
    var style = WireframeStyle()
    style.hasTitle = false
    return Wireframe(style).picture(of: simulation).split(separator: "\n").map(String.init)
  }

  private func label(_ id: String, _ text: String, x: Double, y: Double, width: Double) -> String {
    """
    <label text="\(text)" id="\(id)"><rect key="frame" x="\(x)" y="\(y)" width="\(width)" \
    height="20.5"/></label>
    """
  }

  @Test("a screen of 375 points is 47 columns wide")
  func width() throws {
    #expect(Set(try lines("").map { CellWidth.of($0) }) == [47])
  }

  @Test("a text that fits its label in points may take more cells")
  func narrowLetters() throws {
    let lines = try lines(label("a", "till it will fill it", x: 16, y: 100, width: 120))
    #expect(lines.contains { $0.hasPrefix("│ till it will fill it  ") })
  }

  @Test("a text that does not fit its label is cut, as UIKit cuts it")
  func longText() throws {
    let lines = try lines(label("a", "A rather long text", x: 16, y: 100, width: 80))
    #expect(lines.contains { $0.hasPrefix("│ A rather…  ") })
  }

  @Test("a text ends before its neighbor")
  func neighbor() throws {
    let lines = try lines(
      label("a", "till it will fill it", x: 16, y: 100, width: 120)
        + label("b", "next", x: 136, y: 100, width: 40))
    #expect(lines.contains { $0.hasPrefix("│ till it will…  next ") })
  }

  @Test("a text ends at the edge of the screen")
  func screenEdge() throws {
    let lines = try lines(label("a", "Far too long", x: 320, y: 100, width: 200))
    #expect(lines.contains { $0.hasSuffix(" Far t…│") })
  }

  @Test("hidden and transparent views are not drawn")
  func hiddenViews() throws {
    let frame = #"<rect key="frame" x="16" y="100" width="90" height="20.5"/>"#
    let lines = try lines(
      """
      <label text="Hidden" hidden="YES" id="a">\(frame)</label>
      <label text="Clear" alpha="0.0" id="b">\(frame)</label>
      """)
    #expect(!lines.joined().contains("Hidden") && !lines.joined().contains("Clear"))
  }

  @Test("views in a map are drawn over it")
  func viewsInMaps() throws {
    let lines = try lines(
      """
      <mapView id="m"><rect key="frame" x="0" y="80" width="375" height="200"/>
      <subviews>\(label("d", "Paris", x: 16, y: 110, width: 60))</subviews></mapView>
      """)
    #expect(lines.joined().contains("Paris") && lines.joined().contains("map"))
  }

  @Test("opaque views cover the views below them")
  func opaqueViews() throws {
    let lines = try lines(
      label("a", "Behind", x: 16, y: 110, width: 60)
        + """
        <view id="c"><rect key="frame" x="0" y="80" width="375" height="200"/>
        <subviews>\(label("d", "Before", x: 16, y: 110, width: 60))</subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
        """)
    #expect(lines.joined().contains("Before") && !lines.joined().contains("Behind"))
  }

  @Test("huge frames are clipped to the screen")
  func hugeFrames() throws {
    let far = #"<rect key="frame" x="-9e300" y="-1e9" width="9e307" height="9e307"/>"#
    let lines = try lines(
      """
      <imageView image="huge" id="a">\(far)</imageView>
      <tableView id="b">\(far)</tableView>
      <textView text="huge" id="c">\(far)</textView>
      <label text="huge" numberOfLines="0" id="d">\(far)
      <fontDescription key="fontDescription" type="system" pointSize="0.0"/></label>
      <slider value="1e308" minValue="-1e308" maxValue="1e308" id="e">\(far)</slider>
      <pageControl numberOfPages="2147483647" id="f">\(far)</pageControl>
      <segmentedControl id="g">\(far)</segmentedControl>
      """)
    #expect(lines.count < 60)
    #expect(Set(lines.map { CellWidth.of($0) }) == [47])
  }

  @Test("overlapping texts have separate lines in order")
  func overlappingTexts() throws {
    let views = (0..<5).map {
      label("l\($0)", "Text \($0)", x: 16, y: 100 + Double($0) * 5, width: 60)
    }
    let lines = try lines(views.joined())
    let rows = (0..<5).map { number in lines.firstIndex { $0.contains("Text \(number)") } ?? -1 }
    #expect(rows.min() ?? -1 > 0)
    #expect(rows == rows.sorted() && Set(rows).count == 5)
  }

  @Test("ASCII pictures have only ASCII characters")
  func ascii() throws {
    var style = WireframeStyle()
    style.isASCII = true
    for name in ["form", "settings", "split"] {
      let picture = Wireframe(style).picture(
        of: try Sample(fixture: name).simulation(nil, LaunchOptions()))
      #expect(picture.utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
