import BoardwalkCheck
import Testing

/// Which views in stack views are called ambiguous, and whose lengths the stack chooses.
@Suite("Ambiguous views in stack views")
struct AmbiguousStackTests {
  /// What is called ambiguous in a stack view with `attributes` at 20, 100 that holds `views`;
  /// `constraints` are its own, and `sizes` those of its width and height that are given.
  private func messages(
    _ attributes: String, _ views: String, _ constraints: String = "",
    sizes: [String: Int] = ["width": 300, "height": 200]
  ) -> [String] {
    let lengths = sizes.sorted { $0.key < $1.key }.map {
      "<constraint firstItem=\"stack\" firstAttribute=\"\($0)\" constant=\"\($1)\" id=\"s-\($0)\"/>"
    }
    return Rule.ambiguousLayout.messages(
      in: Snippet.file(
        "Main.storyboard",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects>
        \(Snippet.controller(
          view: Snippet.subviews(
            """
            <stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            <rect key="frame" x="20" y="100" width="300" height="200"/>
            \(Snippet.subviews(views))<constraints>\(constraints)</constraints></stackView>
            """)
            + """
            <constraints>\(lengths.joined())
            <constraint firstItem="stack" firstAttribute="leading" secondItem="con-view" \
            secondAttribute="leading" constant="20" id="s-x"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="con-view" \
            secondAttribute="top" constant="100" id="s-y"/></constraints>
            """))
        </objects></scene></scenes></document>
        """))
  }

  private func view(_ id: String, _ width: Int, _ height: Int, _ content: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>\(content)</view>
    """
  }

  private func label(_ id: String, _ text: String, _ width: Int, _ height: Int = 21) -> String {
    """
    <label text="\(text)" horizontalHuggingPriority="251" verticalHuggingPriority="251" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  /// A view as high as `height` whose content is not as wide as anything.
  private func card(_ id: String, _ height: Int) -> String {
    view(
      id, 80, height,
      Snippet.subviews(label("\(id)-text", "Name", 45))
        + """
        <constraints><constraint firstAttribute="height" constant="\(height)" id="\(id)-h"/>
        <constraint firstAttribute="trailing" secondItem="\(id)-text" \
        secondAttribute="trailing" id="\(id)-r"/>
        <constraint firstItem="\(id)-text" firstAttribute="centerY" secondItem="\(id)" \
        secondAttribute="centerY" id="\(id)-y"/></constraints>
        """)
  }

  @Test(
    "length across a stack view without fill alignment is not ambiguous",
    arguments: [("equalSpacing", "center"), ("equalSpacing", "trailing"), ("fill", "leading")])
  func acrossTheStack(_ distribution: String, _ alignment: String) {
    let found = messages(
      "axis=\"vertical\" distribution=\"\(distribution)\" alignment=\"\(alignment)\"",
      card("a", 40) + label("b", "Name", 45))
    #expect(found.isEmpty, "\(found)")
  }

  @Test("a centered row in a column with equal spacing is not ambiguous")
  func centeredRow() {
    let row = """
      <stackView alignment="center" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="r">
      <rect key="frame" x="0.0" y="0.0" width="100" height="21"/>
      \(Snippet.subviews(label("b", "Name", 45) + label("c", "Age", 31)))</stackView>
      """
    let found = messages(
      "axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"center\"",
      label("a", "Title", 36) + row + label("d", "End", 32))
    #expect(found.isEmpty, "\(found)")
  }

  @Test("a spacer next to a label and a button is not ambiguous")
  func spacer() {
    let button = """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="c">
      <rect key="frame" x="270" y="0.0" width="30" height="200"/>
      <state key="normal" title="OK"/></button>
      """
    #expect(messages("", label("a", "Name", 45) + view("b", 225, 200) + button).isEmpty)
  }

  @Test("two views without content along a stack view are ambiguous")
  func alongTheStack() {
    let found = messages(
      "axis=\"vertical\"", card("a", 40) + view("b", 300, 80) + view("c", 300, 80))
    #expect(found.count == 2, "\(found)")
  }

  @Test("labels without text in a column are not ambiguous")
  func emptyTexts() {
    let found = messages(
      "axis=\"vertical\" distribution=\"equalSpacing\"",
      card("a", 150) + label("b", "", 300, 0) + label("c", "", 300, 0))
    #expect(found.isEmpty, "\(found)")
  }

  @Test("a layout that depends only on stored text sizes is not ambiguous")
  func storedSizes() {
    // Both were stored wider than their texts, and together wider than the stack.
    let second = label("b", "Age", 160).replacing("251", with: "250")
    let found = messages("spacing=\"20\"", label("a", "Name", 160) + second)
    #expect(found.isEmpty, "\(found)")
  }

  @Test("a constraint to a missing object suppresses reports of ambiguity")
  func danglingConstraint() {
    let open = view("a", 100, 50)
    let dangling = """
      <constraint firstItem="a" firstAttribute="height" secondItem="gone" \
      secondAttribute="height" id="gone-h"/>
      """
    let stack = "axis=\"vertical\""
    #expect(!messages(stack, open + view("b", 100, 50)).isEmpty)
    #expect(messages(stack, open + view("b", 100, 50), dangling).isEmpty)
  }
}
