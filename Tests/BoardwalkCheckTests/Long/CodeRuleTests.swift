import BoardwalkBase
import BoardwalkCheck
import BoardwalkProject
import Testing

/// What rules about code find in documents, and beside it what looks alike and is as it should be.
@Suite("Class and outlet rules")
struct CodeRuleTests {
  private static let code = """
    import UIKit
    class Base: UIViewController {
      @IBOutlet weak var nameField: UITextField!
      @IBOutlet var labels: [UILabel]!
      @IBOutlet var anything: UIView?
      @IBAction func save(_ sender: UIButton) {}
      @IBAction func done() {}
      var plain = 1
    }
    class List: Base { @IBInspectable var tint: UIColor = .red }
    class Fancy: UILabel {}
    class Strange: Framework.Thing {
      @IBOutlet var priceLabel: UILabel!
      @IBAction func showPrices(_ sender: UIButton) {}
    }
    class Keyed: Base { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }
    protocol Themed {}
    """

  /// What `rule` finds where a controller of `type` has `connections` to a field, a label and
  /// itself.
  private func messages(
    _ rule: Rule, _ type: String, _ connections: String, _ rest: String = ""
  ) -> [String] {
    let views = Snippet.subviews(
      "<textField id=\"field\"/><label id=\"label\"/><label customClass=\"Fancy\" id=\"fancy\"/>"
        + "<button id=\"button\">\(rest)</button>")
    return rule.messages(
      in: Snippet.storyboard(
        Snippet.controller(
          "con", "customClass=\"\(type)\"", view: views, Snippet.connections(connections))),
      code: Self.code)
  }

  @Test(
    "declared, inherited and possible outlets are accepted",
    arguments: [
      ("Base", "nameField", 0), ("List", "nameField", 0), ("List", "nameFeld", 1),
      ("Base", "tint", 1),
      ("Base", "view", 0), ("Base", "delegate", 1), ("Strange", "whatever", 0),
      ("Gone", "nameField", 0), ("UIViewController", "view", 0),
    ])
  func outlets(_ type: String, _ property: String, _ count: Int) {
    let outlet = "<outlet property=\"\(property)\" destination=\"field\" id=\"o\"/>"
    #expect(messages(.unknownOutlet, type, outlet).count == count)
  }

  /// Only a superclass outside of the sources could have what no source mentions.
  @Test(
    "a renamed member of a class with an unknown superclass is reported",
    arguments: [
      ("priceLabl", "", 1), ("priceLabel", "", 0), ("headline", "", 0), ("plain", "", 0),
      ("priceLabl", "<outlet property=\"priceLabel\" destination=\"label\" id=\"p\"/>", 0),
    ])
  func renamedOutlets(_ property: String, _ other: String, _ count: Int) {
    let outlet = "<outlet property=\"\(property)\" destination=\"label\" id=\"o\"/>"
    #expect(messages(.unknownOutlet, "Strange", outlet + other).count == count)
  }

  @Test(
    "a renamed action of a class with an unknown superclass is reported",
    arguments: [("showPrices:", 0), ("showPrizes:", 1), ("frobnicate:", 0), ("save:", 0)])
  func renamedActions(_ selector: String, _ count: Int) {
    let action = "<action selector=\"\(selector)\" destination=\"con\" id=\"a\"/>"
    #expect(
      messages(.unknownAction, "Strange", "", Snippet.connections(action)).count == count)
  }

  @Test(
    "an outlet accepts objects of its type and of subclasses",
    arguments: [
      ("outlet", "nameField", "field", 0), ("outlet", "nameField", "label", 1),
      ("outlet", "anything", "label", 0), ("outlet", "anything", "con", 1),
      ("outletCollection", "labels", "label", 0), ("outletCollection", "labels", "fancy", 0),
      ("outletCollection", "labels", "field", 1), ("outlet", "labels", "label", 1),
      ("outletCollection", "nameField", "field", 1), ("outlet", "unheardOf", "field", 0),
    ])
  func types(_ element: String, _ property: String, _ target: String, _ count: Int) {
    let outlet = "<\(element) property=\"\(property)\" destination=\"\(target)\" id=\"o\"/>"
    #expect(messages(.outletOfWrongType, "Base", outlet).count == count)
  }

  @Test("another class with the same class of UIKit is a warning")
  func relatedTypes() {
    let file = Snippet.storyboard(
      Snippet.controller(
        "con", "customClass=\"Base\"", view: Snippet.subviews("<label id=\"label\"/>"),
        Snippet.connections("<outlet property=\"title\" destination=\"label\" id=\"o\"/>")))
    func severities(_ superclass: String) -> [Severity] {
      var project = Project([file], isWhole: false)
      let code = """
        class Base: UIViewController { @IBOutlet var title: Fancy! }
        class Fancy: \(superclass) {}
        """
      project.sources = ClassTable([SourceFile(path: "App.swift", text: code)])
      return Checker(rules: [.outletOfWrongType]).check(project).diagnostics.map(\.severity)
    }
    #expect(severities("UILabel") == [.warning])
    #expect(severities("UIButton") == [.error])
  }

  @Test("a segue action of a relationship may be any class's")
  func relationshipActions() {
    func found(_ selector: String) -> [String] {
      let segue =
        "<segue destination=\"con\" kind=\"relationship\" relationship=\"rootViewController\" "
        + "destinationCreationSelector=\"\(selector)\" id=\"s\"/>"
      let navigation =
        "<navigationController customClass=\"List\" id=\"nav\" sceneMemberID=\"viewController\">"
        + Snippet.connections(segue) + "</navigationController>"
      return Rule.unknownAction.messages(
        in: Snippet.storyboard(navigation, Snippet.controller()), code: Self.code)
    }
    #expect(found("save:").isEmpty)
    #expect(found("make:") == ["no class in the sources has a method 'make:'"])
  }

  @Test(
    "declared methods are accepted, and wrong parameters are left to another rule",
    arguments: [
      ("save:", 0, 0), ("done", 0, 0), ("svae:", 1, 0), ("save", 0, 1), ("done:", 0, 1),
      ("becomeFirstResponder", 0, 0), ("setNeedsLayout", 0, 0),
    ])
  func actions(_ selector: String, _ unknown: Int, _ misshapen: Int) {
    let action = Snippet.connections(
      "<action selector=\"\(selector)\" destination=\"con\" eventType=\"touchUpInside\" id=\"a\"/>")
    #expect(messages(.unknownAction, "List", "", action).count == unknown)
    #expect(messages(.actionOfWrongShape, "List", "", action).count == misshapen)
    #expect(messages(.unknownAction, "Keyed", "", action).count == unknown)
    #expect(messages(.unknownAction, "Strange", "", action).isEmpty)
  }

  @Test(
    "declared classes, system classes and classes of other modules are accepted",
    arguments: [
      ("customClass=\"List\"", 0), ("customClass=\"Lsit\"", 1), ("customClass=\"UILabel\"", 0),
      ("customClass=\"Other\" customModule=\"Kit\"", 0), ("customClass=\"\"", 0),
      ("customClass=\"Other\" customModule=\"App\" customModuleProvider=\"target\"", 1),
      ("customClass=\"_TtC3App4List\"", 0),
    ])
  func classes(_ attributes: String, _ count: Int) {
    let file = Snippet.xib("<view \(attributes) id=\"v\"/>")
    #expect(Rule.unknownClass.messages(in: file, code: Self.code).count == count)
    #expect(Rule.unknownClass.messages(in: file).isEmpty, "without sources nothing is known")
  }

  @Test("a class without a module may be that of a framework of its name")
  func frameworkClasses() {
    func found(_ type: String) -> [String] {
      var project = Project(
        [Snippet.xib("<view customClass=\"\(type)\" id=\"v\"/>")], isWhole: true)
      let inputs = "\"${BUILT_PRODUCTS_DIR}/SlideMenu/SlideMenu.framework\","
      let folder = XcodeProject(
        ofProjectFileAt: "App.xcodeproj/project.pbxproj", bytes: Array(inputs.utf8))
      project.sources = ClassTable([], projectFolders: [folder].compactMap(\.self))
      return Checker(rules: [.unknownClass]).check(project).diagnostics.map(\.message)
    }
    #expect(found("SlideMenu") == [])
    #expect(found("SlideMen") == ["no source declares the class 'SlideMen'"])
  }

  /// A subclass that uses the outlet must not be taken for code about other classes.
  @Test(
    "code of other classes may mean their property of an outlet's name",
    arguments: [
      (
        "class Other { var cell = Cell(); func f(_ a: Item) { a.nameLabel.text = \"\" } }",
        Severity.warning
      ),
      (
        "class Other { var nameLabel: UILabel!; var a: Item!; func f() { nameLabel.text = \"\" } }",
        .note
      ),
      ("class Other { var a: Item!; func f(nameLabel: UILabel) { nameLabel.text = \"\" } }", .note),
      (
        "class Sub: Item { func f() { nameLabel.text = \"\" } }\nclass B { var nameLabel = 1 }",
        .warning
      ),
    ])
  func otherUses(_ code: String, _ severity: Severity) {
    var project = Project(
      [Snippet.storyboard(Snippet.controller("con", "customClass=\"Item\""))], isWhole: true)
    let type = "class Item: UIViewController { @IBOutlet var nameLabel: UILabel! }"
    project.sources = ClassTable([
      SourceFile(path: "Item.swift", text: type), SourceFile(path: "Other.swift", text: code),
    ])
    let found = Checker(rules: [.unconnectedOutlet]).check(project).diagnostics
    #expect(found.map(\.severity) == [severity])
  }

  @Test("an outer project does not mean a nested one's class of the same name")
  func nestedProjects() {
    func found(inProjectsAt folders: [String]) -> [String] {
      let storyboard = Snippet.storyboard(
        Snippet.controller("con", "customClass=\"Item\""), path: "App/Main.storyboard")
      var project = Project([storyboard], isWhole: true)
      let type = "class Item: UIViewController { @IBOutlet var % : UILabel! }"
      project.sources = ClassTable(
        ["A.swift", "App/B.swift"].map {
          SourceFile(path: $0, text: type.replacing("%", with: "l\($0.count)"))
        }, projectFolders: folders.map { XcodeProject(path: $0) })
      return Checker(rules: [.unconnectedOutlet]).check(project).diagnostics.map(\.path)
    }
    #expect(found(inProjectsAt: ["", "App/"]) == ["App/B.swift"])
    #expect(found(inProjectsAt: [""]) == ["A.swift", "App/B.swift"])
  }

  @Test(
    "an object may have a custom class of its kind",
    arguments: [
      ("label", "Fancy", 0), ("view", "Fancy", 0), ("button", "Fancy", 1), ("view", "List", 1),
      ("viewController", "List", 0), ("tableViewController", "List", 1), ("label", "Strange", 0),
      ("label", "Gone", 0), ("label", "UILabel", 0), ("label", "UIView", 1),
    ])
  func kinds(_ element: String, _ type: String, _ count: Int) {
    let file = Snippet.xib("<\(element) customClass=\"\(type)\" id=\"v\"/>")
    #expect(Rule.classOfWrongKind.messages(in: file, code: Self.code).count == count)
  }

  @Test(
    "a runtime attribute is checked by its first key",
    arguments: [
      ("tint", 0), ("tnt", 1), ("view.backgroundColor", 0), ("title", 0), ("_secret", 0),
      ("layer.cornerRadius", 1),
    ])
  func attributes(_ keyPath: String, _ count: Int) {
    let attribute =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" "
      + "keyPath=\"\(keyPath)\" value=\"YES\"/></userDefinedRuntimeAttributes>"
    let file = Snippet.storyboard(
      Snippet.controller("con", "customClass=\"List\"", view: "", attribute))
    #expect(Rule.unknownRuntimeAttribute.messages(in: file, code: Self.code).count == count)
  }

  @Test("documents of other platforms, and projects without sources, are not checked")
  func silence() {
    let rules = [Rule.unknownClass, .unknownOutlet, .unknownAction, .classOfWrongKind]
    let mac = Snippet.file(
      "Mac.xib",
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\">"
        + "<objects><view customClass=\"Gone\" id=\"v\"/></objects></document>")
    #expect(rules.allSatisfy { $0.messages(in: mac, code: Self.code).isEmpty })
  }
}
