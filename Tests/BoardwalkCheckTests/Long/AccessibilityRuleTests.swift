import BoardwalkCheck
import Testing

/// What rules about accessibility find, and beside it what looks alike and is as it should be.
@Suite("Accessibility rules")
struct AccessibilityRuleTests {
  private func messages(_ rule: Rule, _ views: String) -> [String] {
    rule.messages(in: Snippet.storyboard(Snippet.controller(view: Snippet.subviews(views))))
  }

  private static func gray(_ key: String, _ white: Double, alpha: Double = 1) -> String {
    "<color key=\"\(key)\" white=\"\(white)\" alpha=\"\(alpha)\" colorSpace=\"custom\" "
      + "customColorSpace=\"genericGamma22GrayColorSpace\"/>"
  }

  /// A label of `white` text of `size` points on white ground.
  private static func label(
    _ white: Double, _ attributes: String = "text=\"Name\"", alpha: Double = 1, size: Int = 17,
    type: String = "system", ground: String = gray("backgroundColor", 1)
  ) -> String {
    """
    <label \(attributes) id="label"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
    <fontDescription key="fontDescription" type="\(type)" pointSize="\(size)"/>
    \(gray("textColor", white, alpha: alpha))\(ground)</label>
    """
  }

  @Test(
    "low contrast is reported unless the background is unknown",
    arguments: [
      (label(0.6), 1), (label(0.4), 0), (label(0.6, "text=\"\""), 0),
      (label(0.6, "text=\"Name\" hidden=\"YES\""), 0), (label(0.6, alpha: 0.9), 0),
      (label(0.6, ground: ""), 0), (label(0.6, ground: gray("backgroundColor", 1, alpha: 0)), 0),
      // Large text needs less, and so does bold text that is not quite as large.
      (label(0.5), 1), (label(0.5, size: 18), 0), (label(0.5, size: 14), 1),
      (label(0.5, size: 14, type: "boldSystem"), 0), (label(0.5, size: 13, type: "boldSystem"), 1),
    ])
  func contrast(_ label: String, _ count: Int) {
    #expect(messages(.lowContrast, label).count == count, "\(label)")
  }

  @Test("the background of a text is found through transparent views")
  func backdrop() {
    let text = Self.label(0.7, ground: "")
    let ground = Self.gray("backgroundColor", 1)
    func box(_ views: String, _ attributes: String = "", _ color: String = ground) -> String {
      "<view \(attributes) id=\"box\">"
        + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"300\" height=\"300\"/>"
        + Snippet.subviews(views) + "\(color)</view>"
    }
    func picture(x: Int) -> String {
      "<imageView id=\"picture\"><rect key=\"frame\" x=\"\(x)\" y=\"0.0\" width=\"100\" "
        + "height=\"20\"/></imageView>"
    }
    #expect(messages(.lowContrast, box(text)).count == 1)
    #expect(messages(.lowContrast, box(box(text, "", ""))).count == 1)
    #expect(messages(.lowContrast, box(text, "alpha=\"0.5\"")).isEmpty)
    #expect(messages(.lowContrast, box(picture(x: 50) + text)).isEmpty)
    #expect(messages(.lowContrast, box(picture(x: 100) + text)).count == 1, "it is beside")
    #expect(messages(.lowContrast, box(text + picture(x: 50))).count == 1, "it is in front")
  }

  @Test(
    "images without text require an accessibility label",
    arguments: [
      ("<state key=\"normal\" image=\"close\"/>", 1),
      ("<state key=\"normal\" image=\"close\" title=\"Close\"/>", 0),
      ("<state key=\"normal\" image=\"xmark\" catalog=\"system\"/>", 0),
      (
        "<state key=\"normal\" image=\"close\"/><accessibility key=\"accessibilityConfiguration\" "
          + "label=\"Close\"/>", 0
      ),
      (
        "<state key=\"normal\" image=\"close\"/><accessibility key=\"accessibilityConfiguration\" "
          + "label=\"\"/>", 1
      ),
      ("<state key=\"normal\" title=\"Close\"/>", 0), ("", 0),
    ])
  func images(_ states: String, _ count: Int) {
    #expect(
      messages(.unlabeledImageButton, "<button id=\"b\">\(states)</button>").count == count)
  }

  @Test(
    "labels that repeat the trait of VoiceOver are reported unless they contain nothing else",
    arguments: [
      ("button", "Button", 1), ("button", "close button", 1), ("button", "UIButton", 1),
      ("button", "Close", 0), ("button", "Button size", 0), ("button", "Buttons", 0),
      ("view", "Close button", 0), ("label", "Label", 0), ("label", "UILabel", 1),
    ])
  func kinds(_ element: String, _ label: String, _ count: Int) {
    let view =
      "<\(element) id=\"v\"><accessibility key=\"accessibilityConfiguration\" label=\"\(label)\"/>"
      + "</\(element)>"
    #expect(messages(.accessibilityLabelNamesKind, view).count == count)
  }

  @Test(
    "scaled fonts require a text style",
    arguments: [
      ("YES", "type=\"system\" pointSize=\"17\"", 1), ("NO", "type=\"system\" pointSize=\"17\"", 0),
      ("YES", "style=\"UICTFontTextStyleBody\"", 0), ("NO", "style=\"UICTFontTextStyleBody\"", 0),
    ])
  func textStyles(_ adjusts: String, _ font: String, _ count: Int) {
    let label =
      "<label adjustsFontForContentSizeCategory=\"\(adjusts)\" id=\"l\">"
      + "<fontDescription key=\"fontDescription\" \(font)/></label>"
    #expect(messages(.dynamicTypeWithoutTextStyle, label).count == count)
  }

  @Test(
    "small touch targets are reported if the size of the button is certain",
    arguments: [
      ("firstAttribute=\"width\" constant=\"30\"", 1),
      ("firstAttribute=\"height\" constant=\"43.5\"", 1),
      ("firstAttribute=\"width\" constant=\"44\"", 0),
      ("firstAttribute=\"width\" relation=\"lessThanOrEqual\" constant=\"30\"", 0),
      ("firstAttribute=\"width\" constant=\"30\" priority=\"750\"", 0),
      ("firstAttribute=\"width\" constant=\"30\" placeholder=\"YES\"", 0),
      ("firstAttribute=\"width\" constant=\"0\"", 0),
      ("firstItem=\"picture\" firstAttribute=\"width\" constant=\"30\"", 0),
      (
        "firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" constant=\"3\"", 0
      ),
    ])
  func targets(_ constraint: String, _ count: Int) {
    let checker = Checker(rules: [.smallTouchTarget])
    #expect(checker.settings.isEmpty, "nothing is laid out for it alone")
    let button =
      "<button id=\"b\"><constraints><constraint \(constraint) id=\"c\"/></constraints></button>"
    #expect(messages(.smallTouchTarget, button).count == count)
  }
}
