import BoardwalkCheck
import BoardwalkProject
import Testing

/// Stale frames, measured texts and sizes set by code, which are not findings by themselves.
@Suite("Stale frames")
struct StaleFrameTests {
  /// What `rule` finds in a screen of 375 × 667 points that holds `views`, with `constraints`.
  private func count(_ rule: Rule, _ views: String, _ constraints: String = "") -> Int {
    rule.messages(
      in: Snippet.file(
        "Main.storyboard",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects>
        \(Snippet.controller(
          view: Snippet.subviews(views) + "<constraints>\(constraints)</constraints>"))
        </objects></scene></scenes></document>
        """)
    ).count
  }

  /// A view of `kind` that constraints place, with `content`.
  private func view(
    _ kind: String, _ id: String, _ frame: (Double, Double, Double, Double),
    _ attributes: String = "", _ content: String = ""
  ) -> String {
    """
    <\(kind) translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
    \(content)</\(kind)>
    """
  }

  /// Constraints that put the edges of `id` at the distances `edges` inside of those of `outer`.
  private func ties(_ id: String, in outer: String, _ edges: KeyValuePairs<String, Int>) -> String {
    edges.map { edge, distance in
      let isEnd = edge == "trailing" || edge == "bottom"
      let (first, second) = isEnd ? (outer, id) : (id, outer)
      return """
        <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)" \
        secondAttribute="\(edge)" constant="\(distance)" id="\(id)-\(edge)"/>
        """
    }.joined()
  }

  @Test(
    "LAY-87: contents that were laid out for the size of their table are in place",
    arguments: [(280, 40, 0), (300, 34, 0), (280, 34, 0), (270, 34, 1), (300, 50, 1)]
      as [(
        Double, Double, Int
      )])
  func staleRows(_ width: Double, _ height: Double, _ expected: Int) {
    let box = view("view", "box", (10, 5, width, height))
    let table = """
      <tableView id="list" dataMode="prototypes" style="plain" rowHeight="50"><rect key="frame" \
      x="0" y="0" width="300" height="667"/><prototypes><tableViewCell rowHeight="44" id="cell">
      <rect key="frame" x="0" y="0" width="320" height="44"/><tableViewCellContentView \
      key="contentView" tableViewCell="cell" id="inner">
      <rect key="frame" x="0" y="0" width="320" height="44"/>\(Snippet.subviews(box))<constraints>
      \(ties("box", in: "inner", ["leading": 10, "trailing": 10, "top": 5, "bottom": 5]))
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    #expect(count(.misplacedView, table) == expected)
  }

  @Test(
    "LAY-99: contents that were laid out for the freeform size of their scene are in place",
    arguments: [(290, 0), (365, 0), (250, 1)])
  func freeformScenes(_ width: Double, _ expected: Int) {
    let box = view("view", "box", (5, 5, width, 40))
    let edges = ties("box", in: "con-view", ["leading": 5, "trailing": 5, "top": 5])
    let height =
      "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"40\" id=\"h\"/>"
    let controller = Snippet.controller(
      view: Snippet.subviews(box) + "<constraints>\(edges)\(height)</constraints>",
      "<size key=\"freeformSize\" width=\"300\" height=\"200\"/>")
    #expect(Rule.misplacedView.messages(in: Snippet.storyboard(controller)).count == expected)
  }

  @Test(
    "LAY-87: contents of an item that has a size of its own are in place",
    arguments: [(90, 0), (70, 1)])
  func customItems(_ width: Double, _ expected: Int) {
    let box = view("view", "box", (10, 0, width, 110))
    let list = """
      <collectionView id="list"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <collectionViewFlowLayout key="l" id="f"><size key="itemSize" width="102" height="100"/>
      </collectionViewFlowLayout><cells><collectionViewCell id="cell"><rect key="frame" x="0" \
      y="0" width="50" height="50"/><collectionViewCellContentView key="contentView" id="inner">
      <rect key="frame" x="0" y="0" width="110" height="110"/>\(Snippet.subviews(box))<constraints>
      \(ties("box", in: "inner", ["leading": 10, "trailing": 10, "top": 0, "bottom": 0]))
      </constraints></collectionViewCellContentView><size key="customSize" width="110" \
      height="110"/></collectionViewCell></cells></collectionView>
      """
    #expect(count(.misplacedView, list) == expected)
  }

  @Test("an old size of a text does not make the stack view around it misplaced")
  func staleTexts() {
    func found(_ y: Double) -> Int {
      let labels =
        view("label", "a", (0, 0, 300, 10), "text=\"Name\"")
        + view("label", "b", (0, y, 300, 20.5), "text=\"Name\"")
      let stack = view(
        "stackView", "stack", (20, 100, 300, 41), "axis=\"vertical\"", Snippet.subviews(labels))
      let edges = ties("stack", in: "con-view", ["leading": 20, "trailing": 55, "top": 100])
      return count(.misplacedView, stack, edges)
    }
    #expect(found(20.5) == 0)
    #expect(found(60) == 1)
  }

  @Test(
    "LAY-26: shares in proportion to texts are not known to a point",
    arguments: [("fillProportionally", 0), ("fillEqually", 2)])
  func shares(_ distribution: String, _ expected: Int) {
    let labels =
      view("label", "a", (0, 0, 100, 21), "text=\"Name\"")
      + view("label", "b", (100, 0, 200, 21), "text=\"Number\"")
    let stack = view(
      "stackView", "stack", (20, 100, 300, 21), "distribution=\"\(distribution)\"",
      Snippet.subviews(labels))
    let edges = ties("stack", in: "con-view", ["leading": 20, "trailing": 55, "top": 100])
    #expect(count(.misplacedView, stack, edges) == expected)
  }

  @Test("LAY-98: a stack view whose views are all hidden has no height, which is not ambiguous")
  func hiddenViews() {
    let hidden = "<view hidden=\"YES\" contentMode=\"scaleToFill\" id=\"a\"/>"
    let stack = view(
      "stackView", "stack", (20, 100, 300, 0), "axis=\"vertical\"", Snippet.subviews(hidden))
    let edges = ties("stack", in: "con-view", ["leading": 20, "trailing": 55, "top": 100])
    #expect(count(.ambiguousLayout, stack, edges) == 0)
  }

  @Test(
    "texts in one place are alternatives, of which code shows one", arguments: [(24, 0), (70, 1)])
  func alternatives(_ x: Double, _ expected: Int) {
    let labels =
      view("label", "a", (20, 100, 200, 21), "text=\"Loading\"")
      + view("label", "b", (x, 105, 200, 21), "text=\"Nothing was found\"")
    let edges =
      ties("a", in: "con-view", ["leading": 20, "trailing": 155, "top": 100])
      + ties("b", in: "con-view", ["leading": Int(x), "trailing": 175 - Int(x), "top": 105])
    #expect(count(.overlappingControls, labels, edges) == expected)
  }

  @Test(
    "a text in a freeform view of a xib has the width that code gives the view",
    arguments: [(true, false, 0), (true, true, 1), (false, false, 1)])
  func widthsOfCode(_ isFreeform: Bool, _ isFixed: Bool, _ expected: Int) {
    let metrics = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let width = "<constraint firstAttribute=\"width\" constant=\"50\" id=\"w\"/>"
    let label = view(
      "label", "a", (0, 0, 50, 21), "text=\"A long text\"",
      isFixed ? "<constraints>\(width)</constraints>" : "")
    let edges = ties(
      "a", in: "v", isFixed ? ["leading": 0, "top": 0] : ["leading": 0, "trailing": 0, "top": 0])
    let xib = Snippet.xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="50" height="50"/>
      \(Snippet.subviews(label))<constraints>\(edges)</constraints>
      \(isFreeform ? metrics : "")</view>
      """, root: "targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\"")
    #expect(Rule.truncatedText.messages(in: xib).count == expected)
  }
}
