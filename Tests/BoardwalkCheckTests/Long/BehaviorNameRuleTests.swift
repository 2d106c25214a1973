import BoardwalkBase
import BoardwalkBehavior
import BoardwalkCheck
import BoardwalkProject
import Testing

/// What rules about behaviors find, and beside it what looks alike and is as it should be.
@Suite("Behavior rules")
struct BehaviorNameRuleTests {
  private static let document = Snippet.storyboard(
    Snippet.controller(
      "con", "customClass=\"List\" storyboardIdentifier=\"List\"",
      view: Snippet.subviews(
        "<label id=\"label\"/><button id=\"button\"><connections><action selector=\"save:\" "
          + "destination=\"con\" eventType=\"touchUpInside\" id=\"a\"/></connections></button>"),
      Snippet.connections(
        "<outlet property=\"nameLabel\" destination=\"label\" id=\"o\"/>"
          + "<segue destination=\"detail\" kind=\"show\" identifier=\"showDetail\" id=\"s\"/>")),
    Snippet.controller("detail", "customClass=\"Detail\""))

  private static let others = """

    behavior Base: UIViewController {
      state inherited = nil
      block refresh { register Row for "Row" }
    }
    behavior Detail { state item = nil }
    behavior Row: UITableViewCell { awakeFromNib { anything.title = somewhere } }
    """

  /// What `rule` finds where the class of the first scene has `members`.
  private func findings(
    _ members: String, _ rule: Rule = .unknownBehaviorName, isWhole: Bool = true
  ) -> [String] {
    let text =
      "shared letters = []\nbehavior List: Base {\nstate items = []\n\(members)\n}" + Self.others
    let file = BehaviorFile(SourceFile(path: "App.behavior", text: text))
    #expect(file.findings.isEmpty, "\(file.findings.map(\.message))")
    let project = Project([Self.document], isWhole: isWhole, behaviors: [file])
    return Checker(rules: [rule]).check(project).diagnostics.map(\.message)
  }

  @Test(
    "predefined and declared names are known",
    arguments: [
      "items = letters", "nameLabel.text = inherited", "run refresh", "title = text(1)",
      "self.title = navigationController", "let a = 1\nitems = [a]",
      "items = filter x in letters where x.isEmpty", "log \"\\(items.count)\"",
      "items = { name: items }", "if items.isEmpty { let b = 1\nitems = [b] }",
      "push DetailViewController(items)", "items = instantiate \"List\"",
      "performSegue \"showDetail\"",
      "items = { item in log item }", "let a = 1\nitems = UIAction(title: \"A\") { log a }",
      "items = map anything over items", "pasteboard.string = .red", "animate 1 { view.alpha = 0 }",
    ])
  func known(_ statements: String) {
    #expect(findings("viewDidLoad {\n\(statements)\n}").isEmpty)
  }

  @Test(
    "an unknown name is reported anywhere in a value",
    arguments: [
      "x = 1", "items = x", "items = [1, x]", "items = { a: x }", "items[x] = 1", "items = -x",
      "items = x.count", "items = items ? x : 1", "log \"\\(x)\"", "items = text(x)",
      "items = filter y in items where x", "if x { pop }", "if items { pop } else { log x }",
      "animate x { pop }", "after 1 { log x }", "push items, animated: x", "return x",
      "append x to items", "if items { let x = 1 }\nitems = x", "items = (x as! A).b",
      "items = UIAction(title: \"A\") { _ in log x }", "items = { a, b in log { _ in log x } }",
      "items = { a in log a }\nlog a", "items = UIAction(title: \"A\") { performSegue \"x\" }",
    ])
  func unknown(_ statements: String) {
    #expect(findings("viewDidLoad {\n\(statements)\n}").count == 1)
  }

  @Test(
    "unknown properties, calls and words are reported",
    arguments: [
      "nameLabel.txt = letters", "self.whatever = 1", "items.frist.x = 1", "log items.cuont",
      "detents = [.medum]", "view.isHiden = True", "log letters.containz(1)",
      "tableView.on = items",
    ])
  func members(_ statement: String) {
    #expect(!findings("viewDidLoad {\n\(statement)\n}").isEmpty)
  }

  @Test(
    "unmodeled UIKit members are warnings, not errors",
    arguments: ["nameLabel.preferredMaxLayoutWidth = 1", "view.hitTest(nameLabel)"])
  func limitations(_ statement: String) {
    let statement = "viewDidLoad {\n\(statement)\n}"
    #expect(findings(statement).isEmpty)
    #expect(findings(statement, .unmodeledMember).count == 1)
  }

  @Test("a state may have the name of a shared value")
  func sharedName() {
    #expect(findings("state letters = 1\nviewDidLoad { self.letters = 2 }").isEmpty)
    #expect(findings("viewDidLoad { self.letters = 2 }").count == 1)
  }

  @Test("the app's own words and fields are accepted")
  func ownWords() {
    let statements = "let a = { style: .round, direction: .up }\na.style = .square\nlog a.direction"
    #expect(findings("viewDidLoad {\n\(statements)\n}").isEmpty)
  }

  @Test("the initial value of a state has known names, too")
  func states() {
    #expect(findings("state copy = letters\nstate onDone = { letters.count }").isEmpty)
    #expect(findings("state copy = lettres").count == 1)
    #expect(findings("state onDone = { x in log y }").count == 1)
  }

  @Test("the initial value of a shared variable has known names, too")
  func shared() {
    let findings = { (value: String) in
      let file = BehaviorFile(SourceFile(path: "App.behavior", text: "shared items = \(value)\n"))
      let project = Project([Self.document], isWhole: true, behaviors: [file])
      return Checker(rules: [.unknownBehaviorName]).check(project).diagnostics.map(\.message)
    }
    #expect(findings("[{ name: \"A\", isNew: false }]") == [])
    #expect(
      findings("[{ name: \"A\", isNew: fase }]")
        == ["no state, outlet or property is named 'fase'"])
  }

  @Test(
    "in a cell of an unknown class, names and words similar to known ones are reported",
    arguments: [
      ("cell \"Item\" for x { textLaabel.text = x }", 1),
      ("cell \"Item\" for x { badge = x }", 0),
      ("cell \"Item\" for x { accessoryType = .dsiclosureIndicator }", 1),
      ("cell \"Item\" for x, style: .dfeault { textLabel.text = x }", 1),
      ("cell \"Item\" for x, style: .default { textLabel.text = letters[inexPath.row] }", 1),
    ])
  func cells(_ handler: String, _ count: Int) {
    let text = "shared letters = []\nbehavior List: UITableViewController {\n\(handler)\n}\n"
    let file = BehaviorFile(SourceFile(path: "App.behavior", text: text))
    let list = Snippet.storyboard(Snippet.controller("con", "customClass=\"List\""))
    let project = Project([list], isWhole: true, behaviors: [file])
    let found = Checker(rules: [.unknownBehaviorName]).check(project).diagnostics
    #expect(found.count == count, "\(found.map(\.message))")
  }

  @Test("a call's names are in scope only for that call")
  func parameters() {
    #expect(findings("didSelectRow { log indexPath }").isEmpty)
    #expect(findings("viewWillAppear { log animated }").isEmpty)
    #expect(findings("moveRow { log source == sourceIndexPath }").isEmpty)
    #expect(findings("viewDidLoad { log sourceIndexPath }").count == 1)
    #expect(findings("viewDidLoad { log animated }").count == 1)
    #expect(findings("action save(sender) { log sender }").isEmpty)
    #expect(findings("block show(a) { log a }").isEmpty)
    #expect(findings("block show(a) { }\nviewDidLoad { log a }").count == 1)
    #expect(findings("cell \"Item\" for x { anyLabel.text = x }").isEmpty)
  }

  @Test(
    "button states and the segues of the class's scenes are known",
    arguments: [
      ("didSet items { }", 0), ("didSet itms { }", 1), ("didSet inherited { }", 1),
      ("prepare \"showDetail\" { }", 0), ("prepare \"showDetial\" { }", 1), ("prepare { }", 0),
      ("shouldPerformSegue \"gone\" { true }", 1),
    ])
  func heads(_ member: String, _ count: Int) {
    #expect(findings(member).count == count)
  }

  @Test("members of a segue's only destination are known")
  func destinations() {
    #expect(findings("prepare \"showDetail\" { destination.item = 1 }").isEmpty)
    #expect(findings("prepare \"showDetail\" { destination.title = 1 }").isEmpty)
    #expect(findings("prepare \"showDetail\" { destination.itme = 1 }").count == 1)
    #expect(findings("prepare { destination.items = 1 }").isEmpty)
    #expect(findings("viewDidLoad { let destination = items\ndestination.items = 1 }").isEmpty)
  }

  @Test("scenes are checked only if all of them are available")
  func scenes() {
    let instantiate = "viewDidLoad { push instantiate \"Gone\" }"
    #expect(findings(instantiate).count == 1)
    #expect(findings(instantiate, isWhole: false).isEmpty)
    #expect(findings("viewDidLoad { push instantiate \"Gone\" from \"Other\" }").isEmpty)
  }

  @Test(
    "actions without a handler in their receiver's behavior are reported",
    arguments: [
      ("action save(sender) { }", 0), ("action save { }", 1), ("action svae(sender) { }", 1),
      ("", 1),
    ])
  func actions(_ member: String, _ count: Int) {
    #expect(findings(member, .unansweredAction).count == count)
  }
}
