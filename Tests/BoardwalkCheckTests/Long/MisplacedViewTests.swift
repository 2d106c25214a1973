import BoardwalkBase
import BoardwalkCheck
import BoardwalkDocument
import BoardwalkProject
import Testing

/// Stored frames that are reported as misplaced, and frames that may be right on another canvas.
@Suite("Misplaced views")
struct MisplacedViewTests {
  /// How many findings there are on a box that is stored at `frame` and tied by `constraint`.
  private func count(_ frame: String, _ constraint: String) throws -> Int {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
      <viewController id="con" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" \(frame) width="50" height="50"/><constraints>
      <constraint firstAttribute="width" constant="50" id="w"/>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="box" \(constraint) id="c"/>
      <constraint firstItem="box" firstAttribute="\(other(constraint))" secondItem="root" \
      secondAttribute="\(other(constraint))" id="o"/></constraints></view></viewController>
      </objects></scene></scenes></document>
      """
    let loaded = LoadedFile(SourceFile(path: "Main.storyboard", text: text))
    let document = try #require(loaded.document)
    return Checker(rules: [.misplacedView]).check(document).count
  }

  /// The edge that `constraint` leaves open.
  private func other(_ constraint: String) -> String {
    ["\"top\"", "\"bottom\""].contains { constraint.contains($0) } ? "leading" : "top"
  }

  @Test("a frame far from its constraint is misplaced, and half a point is tolerated")
  func plainConstraint() throws {
    let left = """
      firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="30"
      """
    #expect(try count("x=\"30\" y=\"0.0\"", left) == 0)
    #expect(try count("x=\"30.5\" y=\"0.0\"", left) == 0)
    #expect(try count("x=\"74\" y=\"0.0\"", left) == 1)
  }

  @Test("a frame that differs from the safe area by the height of bars is not misplaced")
  func barHeights() throws {
    let top = "firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\""
    #expect(try count("x=\"0.0\" y=\"20\"", top) == 0)
    // Below a navigation bar, and without the status bar.
    #expect(try count("x=\"0.0\" y=\"64\"", top) == 0)
    #expect(try count("x=\"0.0\" y=\"0.0\"", top) == 0)
    // Below bars of another Xcode, or on a canvas that adds them up.
    #expect(try count("x=\"0.0\" y=\"36\"", top) == 0)
    #expect(try count("x=\"0.0\" y=\"44\"", top) == 0)
    #expect(try count("x=\"0.0\" y=\"100\"", top) == 1)
  }

  @Test("a frame at another standard margin is not misplaced")
  func margins() throws {
    let margin = "firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leadingMargin\""
    #expect(try count("x=\"20\" y=\"0.0\"", margin) == 0)
    #expect(try count("x=\"50\" y=\"0.0\"", margin) == 1)
  }

  @Test("the view may have been drawn as high as it is above a bar")
  func theEndOfTheScreen() throws {
    let bottom = "firstAttribute=\"bottom\" secondItem=\"root\" secondAttribute=\"bottom\""
    #expect(try count("x=\"0.0\" y=\"617\"", bottom) == 0)
    #expect(try count("x=\"0.0\" y=\"573\"", bottom) == 0)
    #expect(try count("x=\"0.0\" y=\"587\"", bottom) == 1)
  }

  @Test("a view below bars is not misplaced because the view tied to it is")
  func besideMisplacedViews() {
    func tie(_ id: String, _ attribute: String, _ other: String, _ constant: Int = 0) -> String {
      let edge = other == "box" ? "bottom" : attribute
      return """
        <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="\(other)" \
        secondAttribute="\(edge)" constant="\(constant)" id="\(id)-\(attribute)"/>
        """
    }
    func box(_ id: String, y: Int) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="\(y)" width="50" height="50"/><constraints>
      <constraint firstAttribute="width" constant="50" id="\(id)-w"/>
      <constraint firstAttribute="height" constant="50" id="\(id)-h"/></constraints></view>
      """
    }
    let ties =
      tie("box", "leading", "con-view") + tie("box", "top", "safe", 8)
      + tie("other", "leading", "con-view") + tie("other", "top", "box", 8)
    let content =
      Snippet.subviews(box("box", y: 72) + box("other", y: 200))
      + "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/><constraints>\(ties)</constraints>"
    let file = Snippet.storyboard(Snippet.controller(view: content))
    #expect(Rule.misplacedView.messages(in: file).count { $0.contains("0, 72") } == 0)
    #expect(Rule.misplacedView.messages(in: file).count { $0.contains("0, 200") } == 1)
  }

  @Test("symbols behind titles have other rectangles than their buttons")
  func symbolsOfButtons() {
    func count(_ catalog: String) -> Int {
      let button = """
        <button translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="10" y="10.5" width="50" height="48.5"/><constraints>
        <constraint firstAttribute="width" constant="50" id="w"/>
        <constraint firstAttribute="height" constant="50" id="h"/></constraints>
        <state key="normal" backgroundImage="qrcode" \(catalog)/></button>
        """
      let ties = ["leading", "top"].map { edge in
        """
        <constraint firstItem="a" firstAttribute="\(edge)" secondItem="con-view" \
        secondAttribute="\(edge)" constant="10" id="\(edge)"/>
        """
      }.joined()
      let controller = Snippet.controller(
        view: Snippet.subviews(button) + "<constraints>\(ties)</constraints>")
      return Rule.misplacedView.messages(
        in: Snippet.file(
          "Main.storyboard",
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          toolsVersion="17701" useAutolayout="YES" useTraitCollections="YES"><scenes>
          <scene sceneID="s"><objects>\(controller)</objects></scene></scenes><resources>
          <image name="qrcode" \(catalog) width="128" height="114"/></resources></document>
          """)
      ).count
    }
    #expect(count("") == 1)
    #expect(count("catalog=\"system\"") == 0)
  }

  @Test("an optional constraint does not prove a stored frame wrong")
  func optionalConstraints() throws {
    let left = """
      firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="30" \
      priority="999"
      """
    #expect(try count("x=\"74\" y=\"0.0\"", left) == 0)
  }
}
