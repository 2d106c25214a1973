import BoardwalkBase
import Testing

@testable import BoardwalkProject

@Suite("Class inheritance")
struct LineageTests {
  @Test("inheritance is followed through both languages to UIKit")
  func chain() throws {
    let table = ClassTable([
      SourceFile(path: "Base.h", text: "@interface Base : UITableViewController\n@end"),
      SourceFile(path: "Base.m", text: "@implementation Base { id _model; }\n@end"),
      SourceFile(
        path: "Items.swift",
        text: "typealias Parent = Base\nclass Items: Parent { @IBOutlet var label: UILabel! }"),
      SourceFile(path: "More.swift", text: "extension UIView { @objc var shade: Int { 1 } }"),
      SourceFile(
        path: "Sub.swift", text: "extension UIViewController { @IBAction func back() {} }"),
    ])
    let lineage = try #require(table.inherited(by: "Items"))
    #expect(lineage.isWhole)
    #expect(
      lineage.systemClasses == [
        "UITableViewController", "UIViewController", "UIResponder", "NSObject",
      ])
    for key in ["label", "model", "tableView", "view", "accessibilityLabel"] {
      #expect(lineage.hasKey(key), "\(key)")
    }
    #expect(!lineage.hasKey("lable") && !lineage.hasKey("shade"))
    #expect(lineage.methods(selector: "back").count == 1)
    #expect(lineage.isKind(of: "Base") == true && lineage.isKind(of: "UIView") == false)
    #expect(table.subclasses(of: "Base", from: "").map { $0.declarations.first?.name } == [])
    #expect(
      table.subclasses(of: "Parent", from: "").map { $0.declarations.first?.name } == ["Items"])
  }

  @Test("members of framework classes are unknown")
  func framework() throws {
    let table = ClassTable.swift("class Items: KitViewController {}\nclass Button: Kit.Button {}")
    for name in ["Items", "Button"] {
      let lineage = try #require(table.inherited(by: name))
      #expect(!lineage.isWhole)
      #expect(lineage.isKind(of: "UIView") == nil)
    }
    guard case .unknown = table.knowledge(of: "KitViewController", from: "") else {
      Issue.record("a class that is named is somewhere")
      return
    }
    guard case .undeclared = table.knowledge(of: "KitView", from: "") else {
      Issue.record("a class that nobody names is nowhere")
      return
    }
  }

  @Test("Swift classes without a superclass are roots")
  func root() {
    let table = ClassTable.swift(
      "protocol Showing {}\nclass A: Showing {}\nclass B {}\nclass C: Codable {}\nclass D: NSObject {}"
    )
    #expect(
      ["A", "B", "C", "D"].map { table.inherited(by: $0)?.hasOtherRoot } == [
        true, true, true, false,
      ])
  }

  @Test("superclasses are followed up to a number, and the rest is unknown")
  func longChain() throws {
    let chain = (0..<150).map { number in
      "class C\(number): C\(number + 1) { @IBOutlet var label\(number): UILabel! }\n"
    }
    let table = ClassTable.swift(chain.joined() + "class C150: UIViewController {}\n")
    let high = try #require(table.inherited(by: "C100"))
    #expect(high.isWhole && high.hasKey("label149"))
    let low = try #require(table.inherited(by: "C0"))
    #expect(!low.isWhole && low.hasKey("label99"))
  }

  @Test("cycles end")
  func circle() {
    let table = ClassTable.swift("class A: B {}\nclass B: A {}")
    #expect(table.inherited(by: "A")?.declarations.count == 2)
    #expect(table.subclasses(of: "A", from: "").count == 1)
  }

  @Test("a class that accepts any key has all keys, but not all methods")
  func undefinedKeys() throws {
    let table = ClassTable.swift(
      "class A: UIView { override func setValue(_ v: Any?, forUndefinedKey key: String) {} }")
    let lineage = try #require(table.inherited(by: "A"))
    #expect(lineage.hasKey("anything") && lineage.isWhole)
  }

  @Test("setters and instance variables are keys, too (NIB-02)")
  func keys() throws {
    let table = ClassTable.objectiveC(
      "@interface A : UIView { BOOL isOpen; id _held; }\n- (void)setTitle:(NSString *)title;\n@end")
    let lineage = try #require(table.inherited(by: "A"))
    for key in ["open", "isOpen", "held", "_held", "title"] {
      #expect(lineage.hasKey(key), "\(key)")
    }
    #expect(!lineage.hasKey("titel"))
  }

  @Test("a document refers to the class of its own project")
  func projects() throws {
    let table = ClassTable(
      [
        SourceFile(
          path: "A/App/Main.swift", text: "class Main: UIViewController { @objc var a = 1 }"),
        SourceFile(
          path: "B/App/Main.swift", text: "class Main: UIViewController { @objc var b = 1 }"),
        SourceFile(path: "B/More.swift", text: "extension Main { @objc func more() {} }"),
      ],
      projectFolders: [XcodeProject(path: "A/"), XcodeProject(path: "B/", swiftVersion: 5)])
    let lineage = try #require(table.knowledge(of: "Main", from: "A/Main.storyboard").lineage)
    #expect(lineage.hasKey("a") && !lineage.hasKey("b"))
    #expect(lineage.methods(selector: "more").isEmpty)
    let outside = try #require(table.knowledge(of: "Main", from: "C/Main.storyboard").lineage)
    #expect(outside.hasKey("a") && outside.hasKey("b"))
    #expect((0..<3).map { table.swiftVersion(ofFile: $0) } == [nil, 5, 5])
  }

  @Test("a macOS class of the same name is ignored")
  func platforms() {
    let table = ClassTable.swift(
      "class Info: NSViewController {}\nclass Info: UIViewController {}\nclass Web: NSView {}")
    #expect(table.inherited(by: "Info")?.isWhole == true)
    #expect(table.inherited(by: "Web")?.isWhole == false)
  }

  @Test("a property of Objective-C has a variable with an underscore")
  func variables() {
    let code = "@interface Map : UIView\n@property UIView *pin;\n@end"
    #expect(ClassTable.objectiveC(code).inherited(by: "Map")?.hasKey("_pin") == true)
    let swift = ClassTable.swift("class Map: UIView { @objc var pin: UIView? }")
    #expect(swift.inherited(by: "Map")?.hasKey("_pin") == false)
  }

  @Test("in Swift 2 a selector has no label of the first parameter")
  func oldSelectors() {
    let file = SourceFile(
      path: "A/Main.swift", text: "class Main: UIView { func back(segue: UIStoryboardSegue) {} }")
    func selectors(_ version: Int?) -> Set<String> {
      ClassTable([file], projectFolders: [XcodeProject(path: "A/", swiftVersion: version)])
        .selectors
    }
    #expect(selectors(2) == ["back:", "backWithSegue:"])
    #expect(selectors(3) == ["backWithSegue:"] && selectors(nil) == ["backWithSegue:"])
  }

  @Test(
    "an outlet that is nil ends the app only if code counts on it",
    arguments: [
      ("label?.text = \"\"", "", true), ("_ = label?.text; label.text = nil", "", false),
      ("", "", true), ("show(label)", "", false), ("", "let a: A; a.label.text = nil", false),
      ("", "other.label.text = nil", true),
      ("}\nfunc g(_ label: UILabel) { label.text = nil", "", true),
      ("}\nfunc g(_ label: UILabel) { self.label.text = nil", "", false),
      ("}\nfunc g(_ label: UILabel) {}\nfunc h() { label.text = nil", "", false),
      ("", "class A { var label = 1; func f() { label.show() } }", true),
    ])
  func nilOutlets(_ use: String, _ elsewhere: String, _ isHarmless: Bool) throws {
    let own = "class A: UIView {\n@IBOutlet var label: UILabel!\nfunc f() { \(use) }\n}"
    let table = ClassTable([
      SourceFile(path: "A.swift", text: own), SourceFile(path: "B.swift", text: elsewhere),
    ])
    let type = try #require(table.types.first)
    let property = try #require(type.properties.first)
    var properties = NilProperties(table, among: [(type, property)])
    for _ in 0..<2 { #expect(properties.include(property, of: type) == isHarmless) }
  }

  @Test("the observer of an outlet that is never set does not run")
  func observedOutlets() throws {
    let code = "class A: UIView {\n@IBOutlet var label: UILabel! { didSet { label.text = nil } }\n"
    for (use, isHarmless) in [("}", true), ("func f() { label.text = nil } }", false)] {
      let table = ClassTable.swift(code + use)
      let type = try #require(table.types.first)
      let property = try #require(type.properties.first)
      var properties = NilProperties(table, among: [(type, property)])
      #expect(properties.include(property, of: type) == isHarmless)
    }
  }

  @Test("the oldest Swift version counts")
  func versions() {
    let text = "\t\tSWIFT_VERSION = 5.0;\n  SWIFT_VERSION = 4.2;\nOTHER_SWIFT_VERSION = 3;\n"
    let folder = XcodeProject(
      ofProjectFileAt: "Shop/Shop.xcodeproj/project.pbxproj", bytes: Array(text.utf8))
    #expect(folder == XcodeProject(path: "Shop/", swiftVersion: 4))
    #expect(XcodeProject(ofProjectFileAt: "Shop/project.pbxproj", bytes: []) == nil)
    func version(_ text: String) -> Int? {
      XcodeProject(ofProjectFileAt: "S.xcodeproj/project.pbxproj", bytes: Array(text.utf8))?
        .swiftVersion
    }
    #expect(version("LastSwiftUpdateCheck = 0720;\n\tLastUpgradeCheck = 0730;") == 2, "Xcode 7")
    #expect(version("LastUpgradeCheck = 0640;\nSWIFT_VERSION = 3.0;") == 3)
    #expect(
      version("\t<key>LastUpgradeCheck</key>\n\t<string>0700</string>") == 2, "an XML project")
    #expect(version("<key>SWIFT_VERSION</key>\n<string>3.0</string>") == 3)
    #expect(version("<key>LastUpgradeCheck</key>\n<key>A</key>\n<string>0700</string>") == nil)
    #expect(version("LastSwiftUpdateCheck = 0720;\nLastUpgradeCheck = 1020;") == nil)
    #expect(
      XcodeProject(ofProjectFileAt: "Shop.xcodeproj/project.pbxproj", bytes: [])?.path == "")
  }
}
