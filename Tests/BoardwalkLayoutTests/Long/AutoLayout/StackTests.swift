import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import Testing

/// Layouts of arranged views in stack views.
@Suite("Stack views")
struct StackTests {
  /// The frames of three views of `sizes` in a stack of `attributes` at 20, 30, 300 × 100.
  private func frames(_ attributes: String, _ sizes: [(Double?, Double?)]) throws -> [LayoutRect] {
    let views = sizes.enumerated().map { index, size in
      let width = size.0.map {
        "<constraint firstAttribute=\"width\" constant=\"\($0)\" id=\"w\(index)\"/>"
      }
      let height = size.1.map {
        "<constraint firstAttribute=\"height\" constant=\"\($0)\" id=\"h\(index)\"/>"
      }
      return """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="v\(index)"><constraints>
        \(width ?? "")\(height ?? "")</constraints></view>
        """
    }
    let document = try FixtureDocument.around(
      """
      <subviews><stackView \(attributes) fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="20" y="30" width="300" height="100"/>
      <subviews>\(views.joined())</subviews></stackView></subviews>
      """)
    let frames = CanvasLayout(document, on: Canvas(document)).frames()
    return try sizes.indices.map { try #require(frames["v\($0)"]) }
  }

  @Test(
    "in a row with space, views on a first baseline are at the bottom, those on a last one at the top",
    arguments: [("firstBaseline", [50.0, 50, 50]), ("lastBaseline", [20, 0, 30])])
  func baselines(_ alignment: String, _ tops: [Double]) throws {
    let row = try frames("alignment=\"\(alignment)\"", [(10, 30), (10, 50), (10, 20)])
    #expect(row.map(\.minY) == tops)
  }

  @Test("a column can use baseline spacing")
  func betweenBaselines() throws {
    func label(_ id: String) -> String {
      """
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="40" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    func second(_ attributes: String) throws -> Double? {
      let document = try FixtureDocument.around(
        """
        <subviews><stackView axis="vertical" spacing="30" \(attributes) \
        translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0" y="0" width="40" height="50"/>
        <subviews>\(label("a"))\(label("b"))</subviews></stackView></subviews><constraints>
        <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" \
        id="t"/><constraint firstItem="stack" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="l"/></constraints>
        """)
      return FixtureDocument.frames(document)["b"]?.minY
    }
    // One line: the first baseline is the last one too.
    #expect(try second("baselineRelativeArrangement=\"YES\"") == 30)
    #expect(try second("") == 50.5)
  }

  @Test("an empty stack view is drawn as high as an empty view, unless there is no room")
  func emptyStacks() throws {
    func height(_ room: String) throws -> Double? {
      let document = try FixtureDocument.around(
        """
        <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0" y="0" width="100" height="80"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
        <constraint firstAttribute="height" constant="30" id="h"/></constraints></view>
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        </subviews></stackView></subviews><constraints>
        <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" \
        id="t"/>\(room)</constraints>
        """)
      return FixtureDocument.frames(document)["b"]?.size.height
    }
    #expect(try height("") == 50)
    let room = "<constraint firstItem=\"s\" firstAttribute=\"height\" constant=\"45\" id=\"r\"/>"
    #expect(try height(room) == 15)
  }

  @Test("an empty stack view yields to a label that hugs itself a little less than usual")
  func yieldingStacks() throws {
    let document = try FixtureDocument.around(
      """
      <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="0" width="100" height="80"/><subviews>
      <label verticalHuggingPriority="249" text="Note" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="0" width="100" height="20"/></label>
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      </subviews></stackView></subviews><constraints>
      <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="s" firstAttribute="height" constant="95" id="h"/></constraints>
      """)
    #expect(FixtureDocument.frames(document)["a"]?.size.height == 20)
    #expect(FixtureDocument.frames(document)["b"]?.size.height == 75)
  }

  @Test("only a label without text is drawn higher than its text")
  func labelsOfNoHeight() throws {
    func height(_ attributes: String) throws -> Double? {
      let document = try FixtureDocument.around(
        """
        <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0" y="0" width="100" height="80"/><subviews>
        <label \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0" y="0" width="100" height="0"/></label>
        </subviews></stackView></subviews><constraints>
        <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" \
        id="t"/></constraints>
        """)
      return FixtureDocument.frames(document)["a"]?.size.height
    }
    #expect(try height("text=\"\"") == 50)
    #expect(try height("text=\"Title\"") == 0)
    #expect(try height("text=\"\" customClass=\"TitleLabel\"") == 0)
  }

  private let small: [(Double?, Double?)] = [(50, 20), (50, 40), (50, 60)]

  @Test("ORC-94: equal shares end at whole pixels") func fillEqually() throws {
    let frames = try frames(
      "distribution=\"fillEqually\" spacing=\"10\"", [(nil, nil), (nil, nil), (nil, nil)])
    #expect(frames.map(\.minX) == [0, 103.5, 206.5])
    #expect(frames.map(\.size.width) == [93.5, 93, 93.5])
    #expect(frames.allSatisfy { $0.minY == 0 && $0.size.height == 100 })
  }

  @Test("a filled row gives its extra width to the view without a width")
  func fill() throws {
    let frames = try frames("spacing=\"8\"", [(50, nil), (nil, nil), (70, nil)])
    #expect(frames.map(\.minX) == [0, 58, 230])
    #expect(frames.map(\.size.width) == [50, 164, 70])
  }

  @Test("equal spacing distributes the gaps evenly")
  func equalSpacing() throws {
    let frames = try frames("distribution=\"equalSpacing\" alignment=\"top\"", small)
    #expect(frames.map(\.minX) == [0, 125, 250])
    #expect(frames.map(\.minY) == [0, 0, 0])
  }

  @Test("equal centering distributes the centers evenly")
  func equalCentering() throws {
    let frames = try frames(
      "distribution=\"equalCentering\" alignment=\"top\"", [(20, 20), (50, 20), (80, 20)])
    let centers = frames.map { ($0.minX + $0.maxX) / 2 }
    #expect(abs((centers[1] - centers[0]) - (centers[2] - centers[1])) <= 0.5)
    #expect(frames[0].minX == 0 && frames[2].maxX == 300)
  }

  @Test(
    "an alignment moves views of a row without changing their heights",
    arguments: [
      ("top", [0.0, 0, 0]), ("center", [40, 30, 20]), ("bottom", [80, 60, 40]),
    ])
  func alignments(_ alignment: String, _ tops: [Double]) throws {
    let frames = try frames("distribution=\"equalSpacing\" alignment=\"\(alignment)\"", small)
    #expect(frames.map(\.minY) == tops)
    #expect(frames.map(\.size.height) == [20, 40, 60])
  }

  @Test("a column with equal shares and trailing alignment aligns right edges")
  func column() throws {
    let frames = try frames(
      "axis=\"vertical\" distribution=\"fillEqually\" alignment=\"trailing\" spacing=\"5\"",
      [(50, nil), (60, nil), (70, nil)])
    #expect(frames.map(\.minX) == [250, 240, 230])
    #expect(frames.map(\.size.height) == [30, 30, 30])
  }

  @Test("standard spacing is 8 points")
  func standardSpacing() throws {
    let frames = try frames("spacingType=\"standard\"", [(50, nil), (nil, nil), (50, nil)])
    #expect(frames[1].minX == 58)
  }

  @Test("a stack view without views can be laid out")
  func noViews() throws {
    #expect(try frames("", []).isEmpty)
  }

  @Test("Interface Builder draws views without content 50 points long")
  func emptyViews() throws {
    let document = try FixtureDocument.around(
      """
      <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="20" y="30" width="300" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="view"/>
      <label text="" translatesAutoresizingMaskIntoConstraints="NO" id="label"/></subviews>
      </stackView></subviews><constraints>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="a"/><constraint firstItem="stack" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="b"/></constraints>
      """)
    let frames = FixtureDocument.frames(document, .predicted)
    #expect(frames["view"] == LayoutRect(x: 0, y: 0, width: 50, height: 50))
    #expect(frames["label"] == LayoutRect(x: 0, y: 50, width: 50, height: 50))
    #expect(frames["stack"] == LayoutRect(x: 0, y: 0, width: 50, height: 100))
  }

  @Test("a hidden arranged view keeps its constrained length in a gap without length")
  func hiddenViews() throws {
    func view(_ id: String, _ attributes: String = "", width: Int? = nil) -> String {
      let constraint = width.map {
        "<constraint firstAttribute=\"width\" constant=\"\($0)\" id=\"w\(id)\"/>"
      }
      return """
        <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <constraints>\(constraint ?? "")</constraints></view>
        """
    }
    let hidden = "hidden=\"YES\""
    let views = [
      view("first", hidden, width: 30), view("one", width: 100), view("between", hidden, width: 20),
      view("two"), view("empty", hidden), view("last", hidden, width: 40),
    ]
    let document = try FixtureDocument.around(
      """
      <subviews><stackView spacing="10" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="20" y="30" width="300" height="100"/>
      <subviews>\(views.joined())</subviews></stackView></subviews>
      """)
    let frames = FixtureDocument.frames(document)
    func span(_ id: String) -> [Double?] { [frames[id]?.minX, frames[id]?.size.width] }
    #expect(span("first") == [-30, 30])
    #expect(span("between") == [105, 20])
    #expect(span("two") == [110, 190])
    #expect(span("empty") == [300, 0])
    #expect(span("last") == [300, 40])
  }

  @Test("a hidden arranged view has zero length at the start of the stack view")
  func unconstrainedHiddenView() throws {
    let document = try FixtureDocument.around(
      """
      <subviews><stackView spacing="10" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="20" y="30" width="300" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="one"/>
      <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="out"/>
      </subviews></stackView></subviews>
      """)
    let frames = FixtureDocument.frames(document)
    #expect(frames["one"] == LayoutRect(x: 0, y: 0, width: 300, height: 100))
    #expect(frames["out"] == LayoutRect(x: 0, y: 0, width: 0, height: 100))
  }
}
