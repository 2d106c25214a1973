import BoardwalkCheck
import BoardwalkProject
import Testing

/// What rules about solved layouts find, and beside it what looks alike and is as it should be.
@Suite("Frame rules")
struct FrameRuleTests {
  /// What `rule` finds in a screen of 375 × 667 points that holds `views`, with `constraints`.
  private func messages(_ rule: Rule, _ views: String, _ constraints: String = "") -> [String] {
    rule.messages(
      in: Snippet.file(
        "Main.storyboard",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
        \(Snippet.controller(
          view: Snippet.subviews(views) + "<constraints>\(constraints)</constraints>"))
        </objects></scene></scenes></document>
        """))
  }

  /// A view of `kind` named `id` that constraints alone place.
  private func view(
    _ kind: String, _ id: String, x: Int, y: Int, _ width: Int, _ height: Int,
    _ attributes: String = ""
  ) -> String {
    """
    <\(kind) translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/></\(kind)>
    """
  }

  /// Constraints that place `id` and give it a size.
  private func place(_ id: String, x: Int, y: Int, _ width: Int, _ height: Int) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="con-view" \
    secondAttribute="leading" constant="\(x)" id="\(id)-x"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="con-view" \
    secondAttribute="top" constant="\(y)" id="\(id)-y"/>
    <constraint firstItem="\(id)" firstAttribute="width" constant="\(width)" id="\(id)-w"/>
    <constraint firstItem="\(id)" firstAttribute="height" constant="\(height)" id="\(id)-h"/>
    """
  }

  /// A view with its constraints, both at the same place.
  private func placed(
    _ kind: String, _ id: String, x: Int, y: Int, _ width: Int, _ height: Int,
    _ attributes: String = ""
  ) -> (view: String, constraints: String) {
    (
      view(kind, id, x: x, y: y, width, height, attributes), place(id, x: x, y: y, width, height)
    )
  }

  @Test(
    "each undetermined dimension is named",
    arguments: [
      ([], "width, height, horizontal position and vertical position"),
      (["w", "h"], "horizontal position and vertical position"), (["x", "y"], "width and height"),
      (["x", "y", "w"], "height"), (["x", "y", "w", "h"], nil),
    ] as [([String], String?)])
  func ambiguity(_ kept: [String], _ words: String?) {
    let box = placed("view", "a", x: 10, y: 20, 30, 40)
    let constraints = box.constraints.split(separator: "<").filter { line in
      kept.contains { line.contains("id=\"a-\($0)\"") }
    }.map { "<" + $0 }.joined()
    let found = messages(.ambiguousLayout, box.view, constraints)
    #expect(found.count == (words == nil ? 0 : 1))
    if let words { #expect(found.first?.contains("the \(words) of this view") == true, "\(found)") }
  }

  @Test("that a pixel is left open is no mistake", arguments: [(41.5, 0), (43, 2)])
  func openPixels(_ height: Double, _ count: Int) {
    let column = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="10" y="20" width="100" height="\(height)"/><subviews>
      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="100" height="20.5"/></label>
      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="c">
      <rect key="frame" x="0" y="20.5" width="100" height="20.5"/></label></subviews></stackView>
      """
    let ties = place("a", x: 10, y: 20, 100, 40).replacing("\"40\"", with: "\"\(height)\"")
    let found = messages(.ambiguousLayout, column, ties)
    #expect(found.count == count, "\(found)")
  }

  @Test("an empty view in a stack without space is compressed before a label")
  func compressedSpacers() {
    let column = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="10" y="20" width="100" height="40"/><subviews>
      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="100" height="20.5"/></label>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="c">
      <rect key="frame" x="0" y="20.5" width="100" height="19.5"/></view></subviews></stackView>
      """
    let found = messages(.ambiguousLayout, column, place("a", x: 10, y: 20, 100, 40))
    #expect(found.isEmpty, "\(found)")
  }

  @Test("views without constraints keep their frames, and content sizes determine lengths")
  func unconstrained() {
    let old = view("view", "a", x: 10, y: 20, 30, 40).replacing(
      "translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
    #expect(messages(.ambiguousLayout, old).isEmpty)
    let label = placed("label", "a", x: 10, y: 20, 50, 20, "text=\"Name\"")
    let position = label.constraints.split(separator: "\n").prefix(2).joined()
    #expect(messages(.ambiguousLayout, label.view, position).isEmpty)
  }

  @Test(
    "buttons may touch, nest or be in one place but not overlap",
    arguments: [(100, 0), (98, 0), (97, 1), (50, 1), (40, 0), (10, 0)])
  func overlaps(_ x: Int, _ count: Int) {
    let below = placed("button", "a", x: 0, y: 100, 100, 60)
    let above = placed("button", "b", x: x, y: x == 10 ? 105 : 100, x == 10 ? 50 : 100, 50)
    let found = messages(
      .overlappingControls, below.view + above.view, below.constraints + above.constraints)
    #expect(found.count == count)
    let hidden = above.view.replacing("<button ", with: "<button hidden=\"YES\" ")
    #expect(
      messages(
        .overlappingControls, below.view + hidden, below.constraints + above.constraints
      ).isEmpty)
  }

  @Test(
    "an overlap that a constraint states with a negative distance is wanted",
    arguments: [
      ("b", "top", "a", "bottom", -10, 0), ("a", "bottom", "b", "top", 10, 0),
      ("b", "top", "a", "top", -10, 1), ("a", "bottom", "b", "top", -10, 1),
    ])
  func writtenOverlaps(
    _ first: String, _ edge: String, _ second: String, _ other: String, _ constant: Int,
    _ count: Int
  ) {
    let below = placed("button", "a", x: 0, y: 100, 100, 60)
    let above = placed("button", "b", x: 20, y: 150, 100, 60)
    let tie = """
      <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)" \
      secondAttribute="\(other)" constant="\(constant)" priority="1" id="tie"/>
      """
    let found = messages(
      .overlappingControls, below.view + above.view, below.constraints + above.constraints + tie)
    #expect(found.count == count)
  }

  @Test("so is one of a stack view with a negative spacing", arguments: [(-10, 0), (10, 0)])
  func negativeSpacing(_ spacing: Int, _ count: Int) {
    let stack = placed("stackView", "s", x: 0, y: 100, 100, 50, "spacing=\"\(spacing)\"")
    let button = "<button translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b"
    let views = stack.view.replacing(
      "</stackView>", with: "<subviews>\(button)1\"/>\(button)2\"/></subviews></stackView>")
    #expect(messages(.overlappingControls, views, stack.constraints).count == count)
  }

  @Test(
    "cells of collections grow with their text unless their flow layout gives them one size",
    arguments: [
      ("<collectionViewFlowLayout key=\"l\" id=\"f\"/>", 1),
      ("<collectionViewFlowLayout key=\"l\" automaticEstimatedItemSize=\"YES\" id=\"f\"/>", 0),
      (
        "<collectionViewFlowLayout key=\"l\" id=\"f\"><size key=\"estimatedItemSize\" "
          + "width=\"9\" height=\"9\"/></collectionViewFlowLayout>", 0
      ),
      ("<collectionViewLayout key=\"l\" customClass=\"Own\" id=\"f\"/>", 0),
    ])
  func cells(_ layout: String, _ count: Int) {
    let label = placed(
      "label", "a", x: 0, y: 0, 100, 30,
      "text=\"A text of several lines\" numberOfLines=\"0\" adjustsFontSizeToFit=\"NO\"")
    let list = """
      <collectionView id="list"><rect key="frame" x="0" y="0" width="375" height="667"/>\(layout)
      <cells><collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <view key="contentView" id="con-view-2"><rect key="frame" x="0" y="0" width="100" \
      height="50"/></view>\(Snippet.subviews(label.view))<constraints>\
      \(label.constraints.replacing("con-view", with: "cell"))</constraints>
      </collectionViewCell></cells></collectionView>
      """
    #expect(messages(.truncatedText, list).count == count)
  }

  @Test(
    "a cell with a style sizes its labels, whatever their stored frames",
    arguments: [("style=\"IBUITableViewCellStyleSubtitle\"", 0), ("", 1)])
  func styledCells(_ style: String, _ count: Int) {
    let list = """
      <tableView id="list" dataMode="prototypes"><rect key="frame" x="0" y="0" width="375" \
      height="667"/><prototypes><tableViewCell \(style) textLabel="a" id="cell"><rect key="frame" \
      x="0" y="0" width="375" height="44"/><tableViewCellContentView key="contentView" \
      tableViewCell="cell" id="inner"><rect key="frame" x="0" y="0" width="375" height="43"/>
      <subviews><label id="a" text="Title" adjustsFontSizeToFit="NO"><rect key="frame" x="15" \
      y="4" width="20" height="20"/></label></subviews></tableViewCellContentView>
      </tableViewCell></prototypes></tableView>
      """
    #expect(messages(.truncatedText, list).count == count)
  }

  @Test(
    "frames from before a styled cell got another label do not count",
    arguments: [("", 0), ("<rect key=\"frame\" x=\"15\" y=\"20\" width=\"90\" height=\"14\"/>", 1)])
  func partlyStoredCells(_ frame: String, _ count: Int) {
    let list = """
      <tableView id="list" dataMode="prototypes"><rect key="frame" x="0" y="0" width="375" \
      height="667"/><prototypes><tableViewCell style="IBUITableViewCellStyleSubtitle" \
      textLabel="a" detailTextLabel="b" id="cell"><rect key="frame" x="0" y="0" width="375" \
      height="44"/><tableViewCellContentView key="contentView" tableViewCell="cell" id="inner">
      <rect key="frame" x="0" y="0" width="375" height="43"/><subviews>
      <label id="a" text="Title"><rect key="frame" x="15" y="0" width="345" height="43"/></label>
      <label id="b" text="Subtitle">\(frame)</label></subviews></tableViewCellContentView>
      </tableViewCell></prototypes></tableView>
      """
    #expect(messages(.overlappingControls, list).count == count)
  }

  @Test(
    "texts grow word by word, and times and amounts do not",
    arguments: [
      ("Lockup Assets", 94, 2, 0), ("Lockup Assets", 110, 1, 1), ("12:00 PM", 80, 1, 0),
      ("$1,200.00 USD", 120, 1, 0), ("Afternoon", 90, 1, 1),
    ])
  func fixedWidths(_ text: String, _ width: Int, _ lines: Int, _ count: Int) {
    let label = placed(
      "label", "a", x: 10, y: 20, width, 41,
      "text=\"\(text)\" numberOfLines=\"\(lines)\" adjustsFontSizeToFit=\"NO\"")
    let width = "<constraint firstAttribute=\"width\" constant=\"\(width)\" id=\"w\"/>"
    let view = label.view.replacing(
      "</label>", with: "<constraints>\(width)</constraints></label>")
    let found = messages(.fixedWidthText, view, label.constraints)
    #expect(found.count == count, "\(found)")
  }

  @Test(
    "room for a hidden view in a stack is no mistake, nor is a frame marked as ambiguous",
    arguments: [
      ("hidden=\"YES\"", "", 30, 0), ("", "ambiguous=\"YES\"", 60, 0), ("", "", 60, 1),
      ("", "ambiguous=\"YES\" misplaced=\"YES\"", 60, 1),
    ])
  func openFrames(_ first: String, _ second: String, _ x: Int, _ count: Int) {
    let stack = placed("stackView", "s", x: 0, y: 100, 100, 50)
    let width = "<constraints><constraint firstAttribute=\"width\" constant=\"30\" id=\"w\"/>"
    let views = """
      <subviews><view \(first) translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="30" height="50"/>\(width)</constraints></view>
      \(view("view", "c", x: x, y: 0, 100 - x, 50, second))</subviews></stackView>
      """
    let text = stack.view.replacing("</stackView>", with: views)
    #expect(messages(.misplacedView, text, stack.constraints).count == count)
  }

  @Test("a freeform view of a xib grows with its text", arguments: [(true, 0), (false, 1)])
  func freeformViews(_ isFreeform: Bool, _ count: Int) {
    let label = placed(
      "label", "a", x: 0, y: 0, 100, 30,
      "text=\"A text of several lines\" numberOfLines=\"0\" adjustsFontSizeToFit=\"NO\"")
    let metrics = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let view = Snippet.xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="30"/>\
      \(Snippet.subviews(label.view))<constraints>\
      \(label.constraints.replacing("con-view", with: "v"))</constraints>\
      \(isFreeform ? metrics : "")</view>
      """, root: "targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\"")
    #expect(Rule.truncatedText.messages(in: view).count == count)
  }

  @Test("bars that another storyboard puts around a scene keep its content on the screen")
  func barsOfOtherStoryboards() {
    let label = """
      <label translatesAutoresizingMaskIntoConstraints="NO" id="a" text="Name"><constraints>
      <constraint firstAttribute="height" constant="40" id="h"/></constraints></label>
      """
    let constraints = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="con-view" \
      secondAttribute="leading" id="x"/>
      <constraint firstItem="a" firstAttribute="bottom" secondItem="top" \
      secondAttribute="bottom" constant="-4" id="y"/>
      """
    func document(_ name: String, _ scenes: String) -> LoadedFile {
      Snippet.file(
        name,
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="nav">
        <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
        \(scenes)</objects></scene></scenes></document>
        """)
    }
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
      """
    let detail = document(
      "Detail.storyboard",
      Snippet.controller(
        "con", "storyboardIdentifier=\"detail\"",
        view: Snippet.subviews(label) + "<constraints>\(constraints)</constraints>"
      ).replacing("<view key", with: guides + "<view key"))
    let main = document(
      "Main.storyboard",
      """
      <navigationController id="nav" sceneMemberID="viewController"><connections>
      <segue destination="ref" kind="relationship" relationship="rootViewController" id="root"/>
      </connections></navigationController></objects></scene><scene sceneID="r"><objects>
      <viewControllerPlaceholder storyboardName="Detail" referencedIdentifier="detail" id="ref" \
      sceneMemberID="viewController"/>
      """)
    #expect(Rule.offScreenContent.messages(in: detail).count == 1)
    #expect(Rule.offScreenContent.messages(in: detail, main).isEmpty)
  }

  @Test(
    "a button at the end of a field may be higher than the field", arguments: [(112, 0), (100, 1)])
  func buttonsInFields(_ y: Int, _ count: Int) {
    let field = placed("textField", "a", x: 0, y: 114, 200, 20)
    let button = placed("button", "b", x: 170, y: y, 24, 24)
    let found = messages(
      .overlappingControls, field.view + button.view, field.constraints + button.constraints)
    #expect(found.count == count)
  }

  @Test("constraints with a view that is hidden in a stack do not conflict with the stack")
  func hiddenArrangedViews() {
    func found(_ attributes: String) -> Int {
      let box = placed("stackView", "a", x: 0, y: 100, 200, 40)
      let views = """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
        <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="d"/></subviews>
        <constraints><constraint firstItem="d" firstAttribute="leading" secondItem="c" \
        secondAttribute="trailing" constant="30" id="gap"/></constraints></stackView>
        """
      let stack = box.view.replacing("</stackView>", with: views)
      return messages(.conflictingConstraints, stack, box.constraints).count
    }
    #expect(found("") == 1)
    #expect(found("hidden=\"YES\"") == 0)
  }

  @Test("the search stops after a thousand overlapping pairs with a note")
  func manyOverlaps() {
    let buttons = (0..<64).map { index in
      index < 32
        ? placed("button", "b\(index)", x: 5 * index, y: 100, 3, 400)
        : placed("button", "b\(index)", x: 0, y: 100 + 5 * (index - 32), 350, 3)
    }
    let found = messages(
      .overlappingControls, buttons.map(\.view).joined(),
      buttons.map(\.constraints).joined())
    // Each of 32 rows crosses 32 columns, and is reported once.
    #expect(found.count == 32 + 1)
    #expect(found.contains("only the first 1000 overlaps in this view are reported"))
  }

  @Test(
    "content may be outside of the screen but not cut by its edge",
    arguments: [
      (275, 0), (276, 0), (277, 1), (374, 1), (375, 0), (400, 0), (-1, 0), (-2, 1), (-100, 0),
    ])
  func screen(_ x: Int, _ count: Int) {
    let button = placed("button", "a", x: x, y: 100, 100, 50)
    #expect(messages(.offScreenContent, button.view, button.constraints).count == count)
    let plain = placed("view", "a", x: x, y: 100, 100, 50)
    #expect(messages(.offScreenContent, plain.view, plain.constraints).isEmpty)
  }

  @Test(
    "the content of a panel that a constraint moves out of its view is not cut",
    arguments: [(-40, 0), (40, 0), (0, 1)])
  func panels(_ constant: Int, _ count: Int) {
    let button = "<button translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\">"
    let inner = place("b", x: 10, y: constant == 0 ? -20 : 20, 50, 40)
      .replacing("con-view", with: "p")
    let panel = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="p"><subviews>\(button)</button>\
      </subviews><constraints>\(inner)</constraints></view>
      """
    let top =
      constant > 0
      ? "firstItem=\"con-view\" firstAttribute=\"top\" secondItem=\"p\" secondAttribute=\"top\""
      : "firstItem=\"p\" firstAttribute=\"top\" secondItem=\"con-view\" secondAttribute=\"top\""
    let lines = place("p", x: 0, y: 0, 300, 100).split(separator: "\n").filter {
      !$0.contains("\"p-y\"") && !$0.contains("\"top\"")
    }
    let tie = "<constraint \(top) constant=\"\(constant)\" id=\"p-y\"/>"
    let found = messages(.offScreenContent, panel, lines.joined(separator: "\n") + tie)
    #expect(found.count == count, "\(found)")
  }

  @Test(
    "optional constraints yield, and required conflicts are reported",
    arguments: [
      ("constant=\"80\"", 1), ("constant=\"80\" priority=\"999\"", 0),
      ("constant=\"80\" placeholder=\"YES\"", 0), ("constant=\"30\"", 0),
      // Half a pixel is a quarter of a point.
      ("constant=\"30.2\"", 0), ("constant=\"30.3\"", 1),
      ("constant=\"80\" relation=\"lessThanOrEqual\"", 0),
      ("constant=\"80\" relation=\"greaterThanOrEqual\"", 1),
    ])
  func conflicts(_ width: String, _ count: Int) {
    let box = placed("view", "a", x: 10, y: 20, 30, 40)
    let other = "<constraint firstItem=\"a\" firstAttribute=\"width\" \(width) id=\"other\"/>"
    #expect(messages(.conflictingConstraints, box.view, box.constraints + other).count == count)
  }

  @Test(
    "truncated text is reported unless its font may shrink enough",
    arguments: [
      ("text=\"Name\" adjustsFontSizeToFit=\"NO\"", 0),
      ("text=\"\" adjustsFontSizeToFit=\"NO\"", 0),
      ("text=\"A text that is too long\" adjustsFontSizeToFit=\"NO\"", 1),
      ("text=\"A text that is too long\" hidden=\"YES\" adjustsFontSizeToFit=\"NO\"", 0),
      ("text=\"A text that is too long\" minimumScaleFactor=\"0.5\"", 0),
      ("text=\"A text that is too long\" minimumScaleFactor=\"0.9\"", 1),
      ("text=\"A text that is too long\" numberOfLines=\"2\" adjustsFontSizeToFit=\"NO\"", 0),
    ])
  func texts(_ attributes: String, _ count: Int) {
    let label = placed("label", "a", x: 10, y: 100, 120, 41, attributes)
    #expect(messages(.truncatedText, label.view, label.constraints).count == count)
  }

  @Test(
    "a longer text may grow to the next control on its line",
    arguments: [
      // What is beside the label: x, y, width, height; and whether the text has room.
      ([(330, 100, 40, 40)], true), ([(130, 100, 40, 40)], false), ([(130, 141, 40, 40)], true),
      ([(130, 20, 40, 600)], false), ([(200, 100, 40, 40), (130, 100, 40, 40)], false),
      ([(8, 20, 4, 600), (330, -9000, 40, 9500)], true), ([(130, -9000, 40, 9500)], false),
    ])
  func neighbors(_ buttons: [(Int, Int, Int, Int)], _ hasRoom: Bool) {
    let label = view(
      "label", "a", x: 20, y: 100, 100, 40, "text=\"Some title\" adjustsFontSizeToFit=\"NO\"")
    let corner = place("a", x: 20, y: 100, 100, 40).split(separator: "\n").prefix(2)
    let beside = buttons.enumerated().map { number, frame in
      placed("button", "b\(number)", x: frame.0, y: frame.1, frame.2, frame.3)
    }
    let found = messages(
      .missingTrailingConstraint, label + beside.map(\.view).joined(),
      corner.joined(separator: "\n") + beside.map(\.constraints).joined())
    #expect(found.isEmpty == hasRoom)
  }
}
