import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import Testing

/// How stack views distribute their length, and how they respect margins.
@Suite("Stack view distributions")
struct StackDistributionTests {
  /// The frames of labels of `widths` and 20 points of height in a stack of 300 × 100 of
  /// `attributes`.
  private func frames(
    _ attributes: String, _ widths: [Double], _ rest: String = ""
  ) throws -> [LayoutRect] {
    let labels = widths.enumerated().map { index, width in
      """
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)">
      <rect key="frame" x="0" y="0" width="\(width)" height="20"/></label>
      """
    }
    let document = try FixtureDocument.around(
      """
      <subviews><stackView \(attributes) fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="300" height="100"/>
      <subviews>\(labels.joined())</subviews>\(rest)</stackView></subviews>
      """)
    let frames = FixtureDocument.frames(document)
    return try widths.indices.map { try #require(frames["l\($0)"]) }
  }

  /// The frames of views that ask for `widths` (for none where they are nil) in a proportional
  /// stack that is 300 points wide.
  private func proportions(_ widths: [Double?], spacing: Double = 0) throws -> [LayoutRect] {
    let views = widths.enumerated().map { index, width in
      let asked = width.map { "placeholderIntrinsicWidth=\"\($0)\"" } ?? ""
      return """
        <webView \(asked) translatesAutoresizingMaskIntoConstraints="NO" id="v\(index)"/>
        """
    }
    let document = try FixtureDocument.around(
      """
      <subviews><stackView distribution="fillProportionally" spacing="\(spacing)" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="300" height="100"/>
      <subviews>\(views.joined())</subviews></stackView></subviews>
      """)
    let frames = FixtureDocument.frames(document)
    return try widths.indices.map { try #require(frames["v\($0)"]) }
  }

  @Test("a text of the app's own class keeps its stored size in a proportional stack")
  func ownTextsKeepTheirSize() throws {
    let text = """
      <label text="Text" customClass="Headline" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="0" y="0" width="300" height="30"/></label>
      """
    let document = try FixtureDocument.around(
      """
      <subviews><stackView axis="vertical" distribution="fillProportionally" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <subviews>\(text)</subviews></stackView></subviews>
      <constraints><constraint firstItem="stack" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="t"/></constraints>
      """)
    #expect(FixtureDocument.frames(document)["stack"]?.size.height == 30)
  }

  @Test("proportional widths follow intrinsic widths")
  func proportionalShares() throws {
    let frames = try proportions([20, 40, 60])
    #expect(frames.map(\.size.width) == [50, 100, 150])
    #expect(frames.map(\.minX) == [0, 50, 150])
  }

  @Test("a gap has its share of the whole length too")
  func proportionsBesideGaps() throws {
    // Of the sum of 90 the first view has two ninths.
    let frames = try proportions([20, 40], spacing: 30)
    #expect(frames.map(\.size.width) == [66.5, 203.5])
    #expect(frames.map(\.minX) == [0, 96.5])
  }

  @Test("a stack view in a proportional one counts with what it arranges")
  func proportionsOfStacks() throws {
    func view(_ id: String) -> String {
      """
      <webView placeholderIntrinsicWidth="20" translatesAutoresizingMaskIntoConstraints="NO" \
      id="\(id)"/>
      """
    }
    func stack(_ id: String, _ attributes: String, _ views: String) -> String {
      """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
      <rect key="frame" x="0" y="0" width="300" height="100"/>
      <subviews>\(views)</subviews></stackView>
      """
    }
    let inner = stack("inner", "spacing=\"20\"", view("a") + view("b"))
    let outer = stack(
      "outer", "distribution=\"fillProportionally\" fixedFrame=\"YES\"", inner + view("c"))
    let document = try FixtureDocument.around("<subviews>\(outer)</subviews>")
    // 60 of 80 points.
    #expect(FixtureDocument.frames(document)["inner"]?.size.width == 225)
  }

  @Test("a view without an intrinsic width does not change the proportions of others")
  func missingWidth() throws {
    let frames = try proportions([20, 40, nil])
    #expect(frames[1].size.width == 2 * frames[0].size.width)
    #expect(frames[2].maxX == 300)
  }

  @Test("a stored share does not determine the text's width") func storedShares() throws {
    let frames = try frames("distribution=\"fillProportionally\"", [20, 40, 60])
    #expect(frames.map(\.size.width) == [100, 100, 100])
  }

  @Test("the first of two labels with equal hugging takes the extra width")
  func extraWidth() throws {
    let frames = try frames("spacing=\"10\"", [40, 60])
    #expect(frames.map(\.size.width) == [230, 60])
  }

  @Test("the last of two labels shrinks if both are too wide together")
  func lastLabel() throws {
    let frames = try frames("spacing=\"10\"", [200, 150])
    #expect(frames.map(\.size.width) == [200, 90])
  }

  @Test("fill alignment stretches a view, top and bottom alignment do not")
  func alignments() throws {
    #expect(try frames("", [40])[0] == LayoutRect(x: 0, y: 0, width: 300, height: 100))
    let top = try frames("alignment=\"top\"", [40])[0]
    #expect(top == LayoutRect(x: 0, y: 0, width: 300, height: 20))
    let bottom = try frames("alignment=\"bottom\"", [40])[0]
    #expect(bottom == LayoutRect(x: 0, y: 80, width: 300, height: 20))
  }

  @Test("LAY-53: a stack view respects explicit margins")
  func margins() throws {
    let written = """
      <edgeInsets key="layoutMargins" top="5" left="10" bottom="15" right="20"/>
      """
    let frames = try frames("distribution=\"fillEqually\"", [40, 40], written)
    // The status bar's 20 points reach into the stack too.
    #expect(frames[0] == LayoutRect(x: 10, y: 25, width: 135, height: 60))
    #expect(frames[1] == LayoutRect(x: 145, y: 25, width: 135, height: 60))
  }
}
