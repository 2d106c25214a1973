import BoardwalkBase
import BoardwalkCheck
import BoardwalkDocument
import BoardwalkProject
import Testing

/// Which stored frames are called misplaced, and which may have been right for another canvas.
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
    constraint.contains("\"top\"") ? "leading" : "top"
  }

  @Test func aPlainConstraintIsCertain() throws {
    let left = """
      firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="30"
      """
    #expect(try count("x=\"30\" y=\"0.0\"", left) == 0)
    #expect(try count("x=\"30.5\" y=\"0.0\"", left) == 0)
    #expect(try count("x=\"74\" y=\"0.0\"", left) == 1)
  }

  @Test func aBarMoreOrLessIsNoMistake() throws {
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

  @Test func anotherMarginIsNoMistake() throws {
    let margin = "firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leadingMargin\""
    #expect(try count("x=\"20\" y=\"0.0\"", margin) == 0)
    #expect(try count("x=\"50\" y=\"0.0\"", margin) == 1)
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
