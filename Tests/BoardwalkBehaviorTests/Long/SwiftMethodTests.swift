import BoardwalkBase
import Testing

@testable import BoardwalkBehavior

@Suite("Methods of Swift")
struct SwiftMethodTests {
  /// The methods that only a closure completes.
  private static let closures: Set<String> = [
    "addObserver(forName:object:queue:)", "animate(withDuration:)", "animateChanges()", "async()",
    "animate(withDuration:delay:options:)",
    "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:)",
    "performBatchUpdates()", "performWithoutAnimation()",
    "runningPropertyAnimator(withDuration:delay:options:)",
    "transition(with:duration:options:)",
  ]

  /// A call of the method `name`: `list.insert(1, at: 1)`.
  private func call(_ name: String) -> String {
    let open = name.firstIndex(of: "(") ?? name.endIndex
    let labels = name[open...].dropFirst().dropLast().split(separator: ":")
    let arguments = labels.map { label in
      label == "_" ? "1" : "\(label): " + (label == "userInfo" ? "[:]" : ".now() + 1")
    }
    let owner = name.contains("forKey") ? "UserDefaults.standard" : "list"
    let block = Self.closures.contains(name) || name == "asyncAfter(deadline:)" ? " { log 1 }" : ""
    return "\(owner).\(name[..<open])(\(arguments.joined(separator: ", ")))\(block)"
  }

  @Test("every method in the table is a statement", arguments: SwiftMethod.table.keys.sorted())
  func all(name: String) throws {
    let file = BehaviorFixture.file("behavior A {\n  viewDidLoad {\n    \(call(name))\n  }\n}\n")
    #expect(file.findings.isEmpty, "\(call(name))")
    switch file.classes.first?.handlers.first?.body.first?.action {
    case .perform(let command):
      let form = try #require(VerbForm.of(command.verb))
      #expect(form.subject != .required || command.subject != nil)
      #expect(!form.takesBody || command.body != nil)
      for phrase in command.phrases {
        #expect(form.phrases.contains { $0.preposition == phrase.preposition })
      }
      for option in command.options {
        #expect(form.options?.contains(option.name) != false, "\(option.name)")
      }
    case .assign: break
    case .evaluate(let value), .answer(let value?):
      #expect(value.form == .name("list"), "what changes only the look evaluates its receiver")
    default: Issue.record("\(call(name)) is no statement")
    }
  }

  @Test("a method with other labels is reported with the statement to write")
  func labels() {
    let file = BehaviorFixture.file(
      "behavior A {\n  viewDidLoad {\n    present(a, sender: b)\n    dismiss\n  }\n}\n")
    #expect(file.findings.map(\.message) == ["this is written as a statement: present form"])
  }

  @Test("words of Swift that behaviors lack are reported with what to write")
  func words() {
    for word in SwiftWords.statements.keys.sorted() {
      let file = BehaviorFixture.file(
        "behavior A {\n  viewDidLoad {\n    \(word) x { log 1 }\n  }\n}\n")
      #expect(file.findings.first?.message == SwiftWords.statements[word], "\(word)")
    }
    for word in SwiftWords.classes.keys.sorted() {
      let file = BehaviorFixture.file("behavior A {\n  viewDidLoad { a = \(word).main }\n}\n")
      #expect(file.findings.first?.message == SwiftWords.classes[word], "\(word)")
    }
  }

  @Test(
    "a closure after what takes none is reported with what to write",
    arguments: [
      "items.removeLast() { log 1 }", "let a = view { log 1 }",
      "tableView.reloadData() { log 1 }",
    ])
  func closures(statement: String) {
    let file = BehaviorFixture.file("behavior A {\n  viewDidLoad {\n    \(statement)\n  }\n}\n")
    #expect(
      file.findings.map(\.message) == [
        "this takes no closure: statements with a name are written as block name { … }"
      ])
  }

  @Test("map and filter may be names")
  func names() {
    let file = BehaviorFixture.file(
      """
      behavior A {
        state map = nil
        viewDidLoad {
          let filter = map as? FilterViewController
          guard let filter else { return }
          filter.title = "Filter"
          append filter to shown
          present filter, animated: true
          log filter is FilterViewController ? map.name : filter
          log map name over (filter item in items where item.isDone)
        }
      }

      """)
    #expect(file.findings.map(\.message) == [])
  }

  @Test("a block may have the name of a method, and a superclass has its own methods")
  func ownNames() {
    let file = BehaviorFixture.file(
      """
      behavior A {
        viewDidLoad { remove(child) }
        setEditing { super.setEditing(editing, animated: animated) }
        block remove(child) { log 1 }
      }

      """)
    #expect(file.findings.map(\.message) == [])
  }

  @Test("the formatter keeps marks, closures and selectors")
  func formatting() {
    let text = """
      behavior A {
        viewDidLoad {
          guard let name = field.text?.trimmed, name != "a" else { return }
          label.text = name! + items?[0]!.title
          log items.map { $0.name }.filter { item in item != nil }
          let ok = UIAlertAction(title: "OK") { [weak self] _ in
            self?.name = alert.textFields?.first?.text
            if done { return }
          }
          load { items, error in
            self.items = items
          }
          button.addTarget(self, action: #selector(A.save(_:)), for: .touchUpInside)
          count += done ? 1 : -1
        }

        block load(done) { done?([], nil) }
      }

      """
    #expect(BehaviorFormatter().format(SourceFile(path: "a.behavior", text: text)).text == text)
  }
}
