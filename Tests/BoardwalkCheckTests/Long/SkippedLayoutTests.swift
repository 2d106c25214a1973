import BoardwalkCheck
import BoardwalkProject
import Testing

@Suite("Layout limits")
struct SkippedLayoutTests {
  @Test(
    "ten thousand labels are checked in linear time",
    .timeLimit(.minutes(5)))
  func many() {
    let labels = (0..<10_000).map { index in
      """
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)">
      <rect key="frame" x="8" y="\(index)" width="40" height="21"/></label>
      """
    }
    let constraints = (0..<10_000).map { index in
      """
      <constraint firstItem="l\(index)" firstAttribute="top" secondItem="con-view" \
      secondAttribute="top" constant="\(index)" id="c\(index)"/>
      <constraint firstItem="l\(index)" firstAttribute="leading" secondItem="con-view" \
      secondAttribute="leading" constant="8" id="d\(index)"/>
      """
    }
    #expect(Rule.missingTrailingConstraint.messages(in: file(labels, constraints)).isEmpty)
  }

  @Test("a thousand views in a cycle are skipped with a note")
  func ring() {
    let count = 1_000
    let labels = (0..<count).map { index in
      """
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)">
      <rect key="frame" x="0" y="\(index)" width="100" height="21"/></label>
      """
    }
    let constraints = (0..<count).map { index in
      """
      <constraint firstItem="l\(index)" firstAttribute="top" secondItem="l\((index + 1) % count)" \
      secondAttribute="bottom" constant="1" id="c\(index)"/>
      """
    }
    let message =
      "the layout of this view is not checked: its constraints exceed the work limit"
    #expect(Rule.conflictingConstraints.messages(in: file(labels, constraints)) == [message])
  }

  /// A screen that holds `views` with `constraints`.
  private func file(_ views: [String], _ constraints: [String]) -> LoadedFile {
    Snippet.file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
      \(Snippet.controller(
        view: Snippet.subviews(views.joined())
          + "<constraints>\(constraints.joined())</constraints>"))
      </objects></scene></scenes></document>
      """)
  }
}
