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
    "a UIKit call with other labels gets the equivalent statement as a suggestion at its name",
    arguments: [
      ("tableView.reloadData(now)", "reloadData", "reload tableView"),
      ("navigationController.pushViewController(detail)", "pushViewController", "push"),
      ("present(alert)", "present", "present"), ("self.dismiss()", "dismiss", "dismiss"),
      ("self.performSegue(\"a\")", "performSegue", "performSegue"),
      ("items.append(item, at: 0)", "append", "append item to items"),
      ("nameField.becomeFirstResponder(now)", "becomeFirstResponder", "becomeFirstResponder"),
      ("print(\"a\", b)", "print", "log"), ("fatalError(\"a\", b)", "fatalError", "throw"),
      ("a.b[0].c.removeFromSuperview(a)", "removeFromSuperview", "removeFromSuperview"),
    ])
  func methods(_ call: String, _ place: String, _ statement: String) throws {
    let found = try #require(findings(call).first)
    #expect(found.message.hasPrefix("this is written as a statement: \(statement)"))
    #expect(found.place == place)
    #expect(findings(call).count == 1)
  }

  @Test(
    "other calls are allowed",
    arguments: [
      "refresh()", "form.validate(item, strictly: true)", "tableView.cell(0).flash()", "round(1.5)",
      "a[0].b(c)", "reloader()",
    ])
  func others(_ call: String) {
    #expect(findings(call).isEmpty)
  }

  @Test(
    "calls in values and property names get no suggestion",
    arguments: [
      "let a = items.remove(at: 0)", "count = items.append", "print = nil", "a.dismiss = b",
      "if items.insert(a) { pop }",
    ])
  func values(_ statement: String) {
    #expect(findings(statement).isEmpty)
  }

  @Test(
    "a method without parentheses also gets a suggestion",
    arguments: ["reloadData now", "print a"])
  func words(_ statement: String) {
    #expect(
      findings(statement).first?.message.hasPrefix("this is written as a statement: ") == true)
  }
}
