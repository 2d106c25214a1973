import BoardwalkCheck
import Testing

/// What rules about values find, and beside it what looks alike and is as it should be.
@Suite("Value rules")
struct ValueRuleTests {
  private func messages(_ rule: Rule, _ views: String) -> [String] {
    rule.messages(in: Snippet.storyboard(Snippet.controller(view: Snippet.subviews(views))))
  }

  @Test(
    "numbers may have C syntax",
    arguments: [
      ("12", 0), ("-0.5", 0), ("0.0", 0), ("1e-05", 0), ("+3", 0), (".5", 0), ("5.", 0),
      ("1,5", 1), ("12pt", 1), ("", 1), ("twelve", 1), ("0x10", 1), ("1 000", 1),
    ])
  func numbers(_ value: String, _ count: Int) {
    let view =
      "<view id=\"v\"><rect key=\"frame\" x=\"\(value)\" y=\"0.0\" width=\"1\" height=\"1\"/></view>"
    #expect(messages(.malformedValue, view).count == count)
  }

  @Test(
    "booleans must be YES or NO",
    arguments: [("YES", 0), ("NO", 0), ("yes", 1), ("true", 1), ("1", 1), ("", 1)])
  func booleans(_ value: String, _ count: Int) {
    #expect(messages(.malformedValue, "<view hidden=\"\(value)\" id=\"v\"/>").count == count)
  }

  @Test(
    "priorities must be between 0 and 1000",
    arguments: [("0", 0), ("249.5", 0), ("1000", 0), ("1001", 1), ("-1", 1), ("high", 1)])
  func priorities(_ value: String, _ count: Int) {
    let view = "<label horizontalHuggingPriority=\"\(value)\" id=\"l\"/>"
    #expect(messages(.malformedValue, view).count == count)
  }

  @Test(
    "an empty bar button item is reported unless an outlet leads to it",
    arguments: [
      ("<barButtonItem id=\"i\"/>", 1), ("<barButtonItem title=\"Save\" id=\"i\"/>", 0),
      ("<barButtonItem image=\"save\" id=\"i\"/>", 0),
      ("<barButtonItem systemItem=\"flexibleSpace\" id=\"i\"/>", 0),
      (
        "<barButtonItem id=\"i\"><button key=\"customView\" id=\"b\">"
          + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"30\" height=\"30\"/></button></barButtonItem>",
        0
      ),
    ])
  func items(_ item: String, _ count: Int) {
    let bar = "<toolbar id=\"bar\"><items>\(item)</items></toolbar>"
    #expect(messages(.blankBarButtonItem, bar).count == count)
    let outlet = Snippet.connections("<outlet property=\"p\" destination=\"i\"/>")
    let owned = Snippet.storyboard(Snippet.controller(view: Snippet.subviews(bar), outlet))
    #expect(Rule.blankBarButtonItem.messages(in: owned).isEmpty)
    #expect(messages(.misplacedBarButtonItem, bar).isEmpty)
    #expect(messages(.misplacedBarButtonItem, item).count == 1)
  }

  @Test(
    "values of runtime attributes must match their type",
    arguments: [
      ("type=\"boolean\" keyPath=\"a\" value=\"YES\"", "", 0),
      ("type=\"boolean\" keyPath=\"a\" value=\"1\"", "", 1),
      ("type=\"boolean\" keyPath=\"a\"", "", 1),
      ("type=\"string\" keyPath=\"a\" value=\"1\"", "", 0),
      ("type=\"string\" keyPath=\"a\"", "", 0),
      ("type=\"number\" keyPath=\"a\"", "<integer key=\"value\" value=\"3\"/>", 0),
      ("type=\"number\" keyPath=\"a\"", "<real key=\"value\" value=\"0.5\"/>", 0),
      ("type=\"number\" keyPath=\"a\"", "<integer key=\"value\" value=\"0.5\"/>", 1),
      ("type=\"number\" keyPath=\"a\" value=\"3\"", "", 1),
      ("type=\"number\" keyPath=\"a\"", "", 1),
      ("type=\"size\" keyPath=\"a\"", "<size key=\"value\" width=\"1\" height=\"2\"/>", 0),
      ("type=\"size\" keyPath=\"a\"", "<point key=\"value\" x=\"1\" y=\"2\"/>", 1),
      ("type=\"image\" keyPath=\"a\" value=\"star\"", "", 0),
      ("type=\"string\" keyPath=\"\"", "", 1),
      ("type=\"color\" keyPath=\"a\"", "<color key=\"value\" name=\"Brand\"/>", 0),
    ])
  func attributes(_ attributes: String, _ value: String, _ count: Int) {
    let view =
      "<view id=\"v\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(attributes)>"
      + "\(value)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"
    #expect(messages(.runtimeAttributeType, view).count == count)
  }

  @Test("launch screens must not need code")
  func launchScreens() {
    let rule = Rule.launchScreenClass
    func count(_ objects: String) -> Int {
      rule.messages(in: Snippet.storyboard(objects, root: "launchScreen=\"YES\"")).count
    }
    let owner =
      "<placeholder placeholderIdentifier=\"IBFirstResponder\" customClass=\"Own\" id=\"f\"/>"
    #expect(count(Snippet.controller() + owner) == 0)
    #expect(count(Snippet.controller("con", "customClass=\"Own\"")) == 1)
    let kinds = ["relationship": 0, "embed": 0, "show": 1, "presentation": 1]
    for (kind, found) in kinds {
      let segue = Snippet.connections("<segue destination=\"con\" kind=\"\(kind)\" id=\"s\"/>")
      #expect(count(Snippet.controller("con", view: "", segue)) == found, "\(kind)")
    }
    let other = Snippet.storyboard(Snippet.controller("con", "customClass=\"Own\""))
    #expect(rule.messages(in: other).isEmpty)
  }

  @Test(
    "features newer than the deployment target are reported if it is known",
    arguments: [
      (nil, 0), ("2048", 1), ("1536", 1), ("1792", 1), ("2304", 0), ("2560", 0), ("4352", 0),
    ] as [(String?, Int)])
  func deployment(_ version: String?, _ count: Int) {
    // A version is written as its major number times 256.
    let target = version.map { "<deployment version=\"\($0)\" identifier=\"iOS\"/>" } ?? ""
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" "
      + "useSafeAreas=\"YES\"><dependencies>\(target)</dependencies><objects/></document>"
    let file = Snippet.file("View.xib", text)
    #expect(Rule.unavailableFeature.messages(in: file).count == count)
  }

  @Test("attributes with keyword values are distinguished from free text")
  func words() {
    let rule = Rule.misspelledWord
    #expect(messages(rule, "<label contentMode=\"left\" text=\"lefft\" id=\"l\"/>").isEmpty)
    #expect(messages(rule, "<label contentMode=\"lefft\" text=\"left\" id=\"l\"/>").count == 1)
    #expect(messages(rule, "<label contentMode=\"quitedifferent\" id=\"l\"/>").isEmpty)
    #expect(messages(rule, "<label customClass=\"Lable\" userLabel=\"lefft\" id=\"l\"/>").isEmpty)
  }

  @Test("a device similar to a known one is misspelled, and another one is new")
  func devices() {
    for (id, count) in [
      ("retian4_7", 1), ("retina4.7", 1), ("ipad9_7", 0), ("retina6_4", 0), ("ipda12_9rounded", 1),
    ] {
      let file = Snippet.file(
        "Main.storyboard",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <device id="\(id)" orientation="portrait"/><scenes/></document>
        """)
      #expect(Rule.misspelledWord.messages(in: file).count == count, "\(id)")
    }
  }

  @Test("a known key of another element and the keys of all size classes are right")
  func keys() {
    let rule = Rule.misspelledWord
    let header = "<button key=\"tableHeaderView\" id=\"b\"/>"
    #expect(messages(rule, "<tableView id=\"t\">\(header)</tableView>").isEmpty)
    let misspelled = "<view key=\"tableHeadrView\" id=\"v\"/>"
    #expect(messages(rule, "<tableView id=\"t\">\(misspelled)</tableView>").count == 1)
    for height in ["compact", "regular"] {
      for width in ["compact", "regular"] {
        let key = "heightClass=\(height)-widthClass=\(width)"
        #expect(messages(rule, "<view id=\"v\"><variation key=\"\(key)\"/></view>").isEmpty)
      }
    }
  }

  @Test("words that attributes usually have are distinguished from others")
  func usualWords() {
    let rule = Rule.misspelledWord
    #expect(messages(rule, "<color key=\"textColor\" catalog=\"sytem\" name=\"a\"/>").count == 1)
    #expect(messages(rule, "<color key=\"textColor\" catalog=\"Own\" name=\"a\"/>").isEmpty)
    #expect(messages(rule, "<label keyboardType=\"x\" key=\"quiteOther\" id=\"l\"/>").isEmpty)
    let traits = "<textInputTraits key=\"textInputTraits\" keyboardType=\"numberpad\"/>"
    #expect(messages(rule, "<textField id=\"f\">\(traits)</textField>").count == 1)
  }
}
