import Testing

@testable import BoardwalkScene

@Suite("Attribute names from other frameworks")
struct ForeignAttributeNameTests {
  private func title(_ title: String, _ value: FieldValue = .plain("3"), in element: String)
    -> String?
  {
    InspectorTitle.fault(of: title, value, in: element, at: 0..<1)?.suggestion
  }

  @Test(
    "names from Xcode's inspectors lead to attributes",
    arguments: [
      ("Clips to Bounds", "view", "clipsSubviews"), ("Content Mode", "imageView", "contentMode"),
      ("User Interaction Enabled", "view", "userInteractionEnabled"),
      ("Multiple Touch", "view", "multipleTouchEnabled"),
      ("Line Break", "label", "lineBreakMode"), ("Keyboard Type", "textField", "keyboardType"),
      ("Return Key", "textField", "returnKeyType"),
      ("Clear Button", "textField", "clearButtonMode"),
      ("Storyboard ID", "viewController", "storyboardIdentifier"),
      ("Row Height", "tableView", "rowHeight"), ("# of Pages", "pageControl", "numberOfPages"),
      ("Hide Bottom Bar on Push", "viewController", "hidesBottomBarWhenPushed"),
    ])
  func titles(title: String, element: String, name: String) {
    #expect(self.title(title, in: element) == name)
    #expect(KnownAttributes.has(name, element))
  }

  @Test("distant names lead to no attribute")
  func nothing() {
    #expect(title("Sparkling Wine", in: "label") == nil)
    #expect(title("Is Initial View Controller", in: "viewController") == nil)
  }

  @Test(
    "bare names lead to flags or switches",
    arguments: [
      ("isInitial", "initial"), ("initialViewController", "initial"), ("inital", "initial"),
      ("isHidden", "hidden"), ("hidden", "hidden"),
      ("clipsToBounds", "clipsSubviews"),
      ("xml-literl", "xml-literal"),
    ])
  func marks(word: String, meant: String) {
    #expect(UnknownFlagDiagnostic.fault(of: word, in: "view", at: 0..<1)?.suggestion == meant)
  }

  @Test("other bare names are unknown", arguments: ["sparkling", "is", "island"])
  func noMarks(word: String) {
    #expect(UnknownFlagDiagnostic.fault(of: word, in: "view", at: 0..<1)?.suggestion == nil)
  }

  @Test("object names are written without quotes")
  func references() {
    func fault(_ name: String, _ text: String) -> String? {
      ReferenceText.fault(of: name, .plain(text), at: 0..<1)?.suggestion
    }
    #expect(fault("popoverAnchorView", "save") == "popoverAnchorView: save")
    #expect(fault("popoverAnchorView", "a b") == nil)
    #expect(ReferenceText.fault(of: "textLabel", .plain("Good day"), at: 0..<1) != nil)
    #expect(ReferenceText.fault(of: "textLabel", .plain("#a b"), at: 0..<1) == nil)
  }

  @Test("names of contexts lead to the names of the surrounding objects")
  func surroundings() {
    func fault(_ name: String, _ controller: String? = "form") -> String? {
      ForeignReference.fault(of: name, controller, at: 0..<1)?.suggestion
    }
    #expect(fault("self") == "form" && fault("self", nil) == nil)
    #expect(fault("self.title") == "title")
    #expect(fault("view.safeAreaLayoutGuide") == "safeArea")
    #expect(ForeignReference.fault(of: "selfie", "form", at: 0..<1) == nil)
  }
}
