import BoardwalkBehavior
import Testing

@Suite("UIKit spellings in behaviors")
struct UIKitSpellingTests {
  /// What is found in a handler that holds `statement`, and where.
  private func findings(_ statement: String) -> [(message: String, place: String)] {
    let file = BehaviorFixture.file("behavior A {\n  viewDidLoad {\n    \(statement)\n  }\n}\n")
    return file.findings.map { ($0.message, file.file.text(in: $0.range)) }
  }

  @Test(
    "is shown the statement that says the same, at the name of the method",
    arguments: [
      ("tableView.reloadData()", "reloadData", "reload tableView"),
      (
        "navigationController.pushViewController(detail, animated: true)", "pushViewController",
        "push"
      ),
      ("present(alert, animated: true)", "present", "present"),
      ("self.dismiss(animated: true)", "dismiss", "dismiss"),
      ("self.performSegue(withIdentifier: \"a\", sender: self)", "performSegue", "performSegue"),
      ("items.append(item)", "append", "append item to items"),
      ("items.remove(at: 0)", "remove", "remove"),
      ("nameField.becomeFirstResponder()", "becomeFirstResponder", "becomeFirstResponder"),
      ("print(\"a\")", "print", "log"), ("fatalError(\"a\")", "fatalError", "throw"),
      ("a.b[0].c.removeFromSuperview()", "removeFromSuperview", "removeFromSuperview"),
    ])
  func methods(_ call: String, _ place: String, _ statement: String) throws {
    let found = try #require(findings(call).first)
    #expect(found.message.hasPrefix("this is written as a statement: \(statement)"))
    #expect(found.place == place)
    #expect(findings(call).count == 1)
  }

  @Test(
    "may call whatever else there is",
    arguments: [
      "refresh()", "form.validate(item, strictly: true)", "tableView.cell(0).flash()", "round(1.5)",
      "a[0].b(c)", "reloader()",
    ])
  func others(_ call: String) {
    #expect(findings(call).isEmpty)
  }

  @Test(
    "is not stopped where the call is a value, or its name a property",
    arguments: [
      "let a = items.remove(at: 0)", "count = items.append", "print = nil", "a.dismiss = b",
      "if items.insert(a) { pop }",
    ])
  func values(_ statement: String) {
    #expect(findings(statement).isEmpty)
  }

  @Test(
    "is shown a statement for a method without parentheses, too",
    arguments: ["reloadData now", "print a"])
  func words(_ statement: String) {
    #expect(
      findings(statement).first?.message.hasPrefix("this is written as a statement: ") == true)
  }
}
