import BoardwalkBase
import BoardwalkBehavior
import BoardwalkCheck
import BoardwalkProject
import Testing

/// Projects whose size would take a rule minutes if it compared each thing with each other one.
@Suite("Costs of rules")
struct RuleCostTests {
  private func findings(_ behaviors: String) -> [Diagnostic] {
    let file = BehaviorFile(SourceFile(path: "App.behavior", text: behaviors))
    #expect(file.findings.isEmpty, "\(file.findings.map(\.message))")
    let project = Project([], isWhole: false, behaviors: [file])
    return Checker(rules: [.unknownBehaviorName]).check(project).diagnostics
  }

  @Test("a long chain of classes")
  func superclasses() {
    let classes = (0..<200).map { number in
      "behavior C\(number): \(number == 0 ? "UIViewController" : "C\(number - 1)") "
        + "{ viewDidLoad { title = 1 } }\n"
    }
    #expect(findings(classes.joined()).isEmpty)
  }

  @Test("many names of classes that are not known")
  func classNames() {
    let classes = (0..<2_000).map { "behavior C\($0): UIViewController { state a = nil }\n" }
    let uses = (0..<2_000).map { "log D\($0)\n" }
    #expect(
      findings(
        classes.joined() + "behavior E: UIViewController { viewDidLoad {\n\(uses.joined())} }\n"
      ).isEmpty)
  }

  @Test("many cells of many classes")
  func cells() {
    let views = (0..<1_000).map { "behavior V\($0): UITableViewCell { state a\($0) = nil }\n" }
    let cells = (0..<1_000).map { "cell \"\($0)\" { textLabel.text = a\($0) }\n" }
    #expect(
      findings(
        views.joined() + "behavior List: UITableViewController {\n\(cells.joined())}\n"
      ).isEmpty)
  }

  @Test("many parts with a misspelled key in one object")
  func keys() {
    let parts = (0..<3_000).map { "<view key=\"veiw\" id=\"v\($0)\"/>\n" }
    let document = Snippet.storyboard(
      "<viewController id=\"con\" sceneMemberID=\"viewController\">\n\(parts.joined())</viewController>"
    )
    #expect(Rule.misspelledWord.messages(in: document).count == 3_000)
  }
}
