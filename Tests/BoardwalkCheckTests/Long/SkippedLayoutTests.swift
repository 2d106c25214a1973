import BoardwalkCheck
import Testing

@Suite("Layouts that take too much work")
struct SkippedLayoutTests {
  @Test("a thousand views in a ring are left out, and a note says so")
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
    let file = Snippet.file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
      \(Snippet.controller(
        view: Snippet.subviews(labels.joined())
          + "<constraints>\(constraints.joined())</constraints>"))
      </objects></scene></scenes></document>
      """)
    let message =
      "the layout of this view is not checked: its constraints take too much work to solve"
    #expect(Rule.conflictingConstraints.messages(in: file) == [message])
  }
}
