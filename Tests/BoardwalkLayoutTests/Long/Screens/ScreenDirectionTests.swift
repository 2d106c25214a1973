import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import Testing

/// Screens in languages that are read from right to left, and with larger text.
@Suite("Right-to-left screens and larger text")
struct ScreenDirectionTests {
  private let phone = LayoutRect(x: 0, y: 0, width: 375, height: 667)

  private func view(_ id: String, _ rest: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" \(rest) id="\(id)">\
    <rect key="frame" x="0" y="0" width="50" height="20"/></view>
    """
  }

  private func constraints(_ edge: String) -> String {
    """
    <constraint firstItem="a" firstAttribute="\(edge)" secondItem="root" \
    secondAttribute="\(edge)" constant="16" id="e"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
    <constraint firstItem="a" firstAttribute="width" constant="50" id="w"/>
    <constraint firstItem="a" firstAttribute="height" constant="20" id="h"/>
    """
  }

  @Test("a leading constraint places a view at the right in right-to-left languages")
  func leading() throws {
    let content =
      "<subviews>\(view("a"))</subviews><constraints>\(constraints("leading"))</constraints>"
    #expect(try Sample.place(content, in: phone).frame("a").minX == 16)
    #expect(try Sample.place(content, in: phone, direction: .rightToLeft).frame("a").maxX == 359)
  }

  @Test("a left constraint is not mirrored")
  func left() throws {
    let content =
      "<subviews>\(view("a"))</subviews><constraints>\(constraints("left"))</constraints>"
    #expect(try Sample.place(content, in: phone, direction: .rightToLeft).frame("a").minX == 16)
  }

  @Test("a view with a forced direction is not mirrored")
  func forcedDirection() throws {
    let forced = view("a", #"semanticContentAttribute="forceLeftToRight""#)
    let content =
      "<subviews>\(forced)</subviews><constraints>\(constraints("leading"))</constraints>"
    #expect(try Sample.place(content, in: phone, direction: .rightToLeft).frame("a").minX == 16)
  }

  @Test("a stack view begins at the right in right-to-left languages")
  func stacks() throws {
    let stack = """
      <subviews><stackView id="s"><rect key="frame" x="0" y="0" width="200" height="20"/>
      <subviews>\(view("a"))\(view("b"))</subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="width" constant="50" id="w"/>
      <constraint firstItem="a" firstAttribute="height" constant="20" id="h"/>
      </constraints></stackView></subviews>
      """
    let left = try Sample.place(stack, in: phone)
    #expect(try left.frame("a").minX == 0 && left.frame("b").maxX == 200)
    let right = try Sample.place(stack, in: phone, direction: .rightToLeft)
    #expect(try right.frame("a").maxX == 200 && right.frame("b").minX == 0)
  }

  @Test("ORC-86: text with a text style follows the content size")
  func textSize() throws {
    let label = """
      <subviews><label text="Words" textAlignment="natural" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a">\
      <rect key="frame" x="0" y="0" width="50" height="20"/>\
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/>
      </constraints>
      """
    #expect(try Sample.place(label, in: phone).frame("a").size.height == 20.5)
    #expect(try Sample.place(label, in: phone, textSize: .extraSmall).frame("a").size.height == 17)
    #expect(
      try Sample.place(label, in: phone, textSize: .accessibility5).frame("a").size.height == 63.5)
  }
}
