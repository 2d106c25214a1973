import BoardwalkBase
import BoardwalkCheck
import BoardwalkProject
import Testing

@Suite("Identifiers in code")
struct CodeNameRuleTests {
  private static let storyboard = Snippet.storyboard(
    Snippet.controller(
      "con", "storyboardIdentifier=\"List\"",
      view: Snippet.subviews(
        "<tableView id=\"t\"><prototypes><tableViewCell reuseIdentifier=\"Item\" id=\"c\"/>"
          + "</prototypes></tableView><button id=\"b\"><connections>"
          + "<segue destination=\"con\" kind=\"show\" identifier=\"show item\" id=\"s\"/>"
          + "</connections></button>")))

  private func messages(_ rule: Rule, _ body: String, isWhole: Bool = true) -> [String] {
    rule.messages(
      in: Self.storyboard, Snippet.xib("", path: "Header.xib"),
      code: "class A: UIViewController {\n  func f() {\n    \(body)\n  }\n}\n", isWhole: isWhole)
  }

  @Test(
    "identifiers that no document contains are reported",
    arguments: [
      (
        Rule.unknownSegueIdentifier, "performSegue(withIdentifier: \"%\", sender: self)",
        "show item"
      ),
      (
        .unknownStoryboardIdentifier,
        "storyboard?.instantiateViewController(withIdentifier: \"%\")", "List"
      ),
      (
        .unknownReuseIdentifier, "tableView.dequeueReusableCell(withIdentifier: \"%\", for: p)",
        "Item"
      ),
      (.unknownStoryboardName, "UIStoryboard(name: \"%\", bundle: nil)", "Main"),
      (.unknownNibName, "UINib(nibName: \"%\", bundle: nil)", "Header"),
    ])
  func names(_ rule: Rule, _ call: String, _ name: String) {
    #expect(messages(rule, call.replacing("%", with: name)).isEmpty)
    let found = messages(rule, call.replacing("%", with: name + "s"))
    #expect(found.count == 1 && found.first?.hasSuffix("'\(name)s'") == true)
    #expect(messages(rule, call.replacing("%", with: name + "s"), isWhole: false).isEmpty)
    #expect(messages(rule, "// " + call.replacing("%", with: "Gone")).isEmpty)
    #expect(messages(rule, call.replacing("\"%\"", with: "Self.name")).isEmpty)
    #expect(messages(rule, call.replacing("%", with: "\\(kind)Cell")).isEmpty)
  }

  @Test("a xib that is registered for cells which nobody asks for is a warning")
  func unasked() {
    func severities(_ body: String) -> [Severity] {
      var project = Project([Self.storyboard], isWhole: true)
      project.sources = ClassTable([
        SourceFile(path: "App.swift", text: "class A: UIViewController { func f() { \(body) } }")
      ])
      return Checker(rules: [.unknownNibName]).check(project).diagnostics.map(\.severity)
    }
    let register =
      "t.register(UINib(nibName: \"Gone\", bundle: nil), forCellReuseIdentifier: \"G\")\n"
    let ask = "t.dequeueReusableCell(withIdentifier: \"G\", for: path)\n"
    #expect(severities(register + ask) == [.error])
    #expect(severities(register) == [.warning])
    let again = "t.register(Cell.self, forCellReuseIdentifier: \"G\")\n"
    #expect(severities(register + again + ask) == [.warning])
    #expect(severities(again + register + ask) == [.error])
  }

  @Test("a xib in the bundle of the class that loads it is one of the app's")
  func ownBundle() {
    for bundle in [
      "Bundle(for: type(of: self)).loadNibNamed(\"%\", owner: self)",
      "UINib(nibName: \"%\", bundle: Bundle(for: Self.self))",
      "let own = Bundle(for: type(of: self)); UINib(nibName: \"%\", bundle: own)",
    ] {
      #expect(messages(.unknownNibName, bundle.replacing("%", with: "Header")).isEmpty)
      #expect(messages(.unknownNibName, bundle.replacing("%", with: "Heaber")).count == 1)
    }
    #expect(messages(.unknownNibName, "UINib(nibName: \"Gone\", bundle: kit)").isEmpty)
    #expect(messages(.unknownNibName, "kit.loadNibNamed(\"Gone\", owner: self)").isEmpty)
  }

  @Test(
    "constants of R.swift are compared with the names that they are made of",
    arguments: [
      (Rule.unknownSegueIdentifier, "R.segue.listController.%.identifier", "showItem"),
      (.unknownStoryboardIdentifier, "R.storyboard.main.%()", "list"),
      (.unknownReuseIdentifier, "R.reuseIdentifier.%", "item"),
      (.unknownStoryboardName, "R.storyboard.%.name", "main"),
      (.unknownNibName, "R.nib.%", "header"),
    ])
  func generated(_ rule: Rule, _ use: String, _ name: String) {
    #expect(messages(rule, use.replacing("%", with: name)).isEmpty)
    let found = messages(rule, use.replacing("%", with: name + "s"))
    #expect(found.count == 1 && found.first?.hasSuffix("'\(name)s'") == true)
    let own = "\n}\n}\nstruct R {}\nclass B {\nfunc g() {"
    #expect(messages(rule, use.replacing("%", with: name + "s") + own).isEmpty)
  }

  @Test("a cell registered in code may be dequeued")
  func registered() {
    let ask = "tableView.dequeueReusableCell(withIdentifier: \"Own\", for: p)"
    #expect(messages(.unknownReuseIdentifier, ask).count == 1)
    let register = "tableView.register(Own.self, forCellReuseIdentifier: \"Own\")\n    "
    #expect(messages(.unknownReuseIdentifier, register + ask).isEmpty)
  }

  @Test(
    "a cell registered by a constant may be dequeued by it",
    arguments: [
      ("tableView.register(Own.self, forCellReuseIdentifier: Names.own)", 0),
      ("tableView.register(Own.self, forCellReuseIdentifier: \"Own\")", 0),
      ("tableView.register(Own.self, forCellReuseIdentifier: Names.other)", 1),
      (
        "cells.forEach { tableView.register($0, forCellReuseIdentifier: $0.name) }; add(Names.own)",
        0
      ),
      ("", 1),
    ])
  func registeredByConstant(_ registration: String, _ count: Int) {
    let found = messages(
      .unknownReuseIdentifier,
      """
      \(registration)
      tableView.dequeueReusableCell(withIdentifier: Names.own, for: p)
      }
      enum Names { static let own = "Own", other = "Other" }
      func g() {
      """)
    #expect(
      found
        == Array(
          repeating: "no prototype cell or registration has the reuse identifier 'Own'",
          count: count))
  }

  @Test("a constant that code only asks for is registered nowhere, even if it asks by a variable")
  func askedByVariable() {
    let found = messages(
      .unknownReuseIdentifier,
      """
      cells.forEach { tableView.register($0, forCellReuseIdentifier: $0.name) }
      let name = isFirst(p) ? Names.own : Names.item
      tableView.dequeueReusableCell(withIdentifier: name, for: p)
      }
      enum Names { static let own = "Own", item = "Item" }
      func g() {
      """)
    #expect(found == ["no prototype cell or registration has the reuse identifier 'Own'"])
  }

  @Test(
    "a cell that may be missing is reported, unless code makes it",
    arguments: [
      ("guard let cell = % as? Own else { return }", 1), ("let cell = %", 0),
      ("guard let cell = (% ?? make()) as? Own else { return }", 0),
      ("if let cell = % {} else { make(UITableViewCell(reuseIdentifier: \"Own\")) }", 0),
    ])
  func optional(_ code: String, _ count: Int) {
    let call = "tableView.dequeueReusableCell(withIdentifier: \"Own\")"
    #expect(
      messages(.unknownReuseIdentifier, code.replacing("%", with: call)).count == count)
    let known = call.replacing("Own", with: "Item")
    #expect(messages(.unknownReuseIdentifier, code.replacing("%", with: known)).isEmpty)
  }

  @Test("a cell must be in the scenes of the class that dequeues it")
  func scenes() {
    let cell = { (name: String) in
      "<tableView id=\"t\(name)\"><prototypes><tableViewCell reuseIdentifier=\"\(name)\" id=\"c\(name)\"/>"
        + "</prototypes></tableView>"
    }
    let storyboard = Snippet.storyboard(
      Snippet.controller("one", "customClass=\"A\"", view: Snippet.subviews(cell("Item"))),
      Snippet.controller("two", "customClass=\"B\"", view: Snippet.subviews(cell("Price"))))
    for call in ["x = %, for: path)", "if let x = %) {}", "guard let x = %) as? A else { return }"]
    {
      let found = { (name: String, type: String) in
        let call = call.replacing(
          "%", with: "table.dequeueReusableCell(withIdentifier: \"\(name)\"")
        return Rule.unknownReuseIdentifier.messages(
          in: storyboard, code: "class \(type): UIViewController { func f() { \(call) } }",
          isWhole: true)
      }
      #expect(found("Item", "A") == [])
      #expect(found("Item", "C") == [])
      #expect(
        found("Item", "B") == [
          "no prototype cell or registration has the reuse identifier 'Item' in the scenes of 'B'"
        ])
    }
  }

  @Test(
    "a segue must be in the scenes of the class that performs or prepares it",
    arguments: [
      ("performSegue(withIdentifier: \"%\", sender: nil)", 1),
      ("self?.performSegue(withIdentifier: \"%\", sender: nil)", 1),
      ("parent?.performSegue(withIdentifier: \"%\", sender: nil)", 0),
      ("if segue.identifier == \"%\" {}", 1),
    ])
  func segues(_ code: String, _ count: Int) {
    let segue = { (name: String) in
      Snippet.connections(
        "<segue destination=\"two\" kind=\"show\" identifier=\"\(name)\" id=\"\(name)\"/>")
    }
    let storyboard = Snippet.storyboard(
      Snippet.controller("one", "customClass=\"A\"", view: "", segue("show")),
      Snippet.controller("two", "customClass=\"B\"", view: "", segue("edit")))
    let found = { (name: String, function: String) in
      Rule.unknownSegueIdentifier.messages(
        in: storyboard,
        code: "class A: UIViewController { \(function) { \(code.replacing("%", with: name)) } }",
        isWhole: true)
    }
    let prepare = "func prepare(for segue: UIStoryboardSegue, sender: Any?)"
    #expect(found("show", prepare) == [])
    let message = "no segue has the identifier 'edit' in the scenes of 'A'"
    #expect(found("edit", prepare) == Array(repeating: message, count: count))
    // The segue of an unwind action belongs to another scene.
    if code.contains("==") { #expect(found("edit", "func back(_ segue: UIStoryboardSegue)") == []) }
  }

  @Test("a supplementary view must have the identifier that its xib is registered by")
  func supplementary() {
    let xib = Snippet.xib(
      "<collectionReusableView reuseIdentifier=\"Head\" id=\"r\"/>", path: "Header.xib")
    let found = { (name: String) in
      Rule.mismatchedReuseIdentifier.messages(
        in: xib,
        code: """
          class A: UIViewController {
            func f() {
              list.register(
                UINib(nibName: "Header", bundle: nil),
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "\(name)")
            }
          }
          """)
    }
    #expect(found("Head") == [])
    #expect(found("Foot") == ["the cell in Header.xib has the reuse identifier 'Head', not 'Foot'"])
  }

  @Test("compared segue identifiers that no document contains are reported")
  func prepared() {
    let found = messages(
      .unknownSegueIdentifier,
      """
      if segue.identifier == "show item" {} else if segue.identifier == "show items" {}
      """)
    #expect(found == ["no segue has the identifier 'show items'"])
  }

  @Test("identifiers compared in shouldPerformSegue are checked")
  func shouldPerform() {
    let code = """
      }
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        if identifier == "show items" { return false }
        return identifier != "show item"
      }
      func g(identifier: String) {
        if identifier == "none" { f() }
      """
    #expect(
      messages(.unknownSegueIdentifier, code) == ["no segue has the identifier 'show items'"])
  }

  @Test("the name of a generic parameter is not an identifier")
  func genericParameter() {
    let code = """
      }
      func make<Other, T: UIViewController>() -> T {
        let name = String(describing: T.self)
        return storyboard.instantiateViewController(withIdentifier: name) as! T
      }
      func list() -> A {
        storyboard.instantiateViewController(withIdentifier: String(describing: Gone.self)) as! A
      """
    #expect(
      messages(.unknownStoryboardIdentifier, code)
        == ["no view controller has the storyboard identifier 'Gone'"])
  }

  @Test("each value of a conditional identifier is checked")
  func conditional() {
    let code = """
      let id = isNew(p.section) && p.row == 0 ? "New" : Names.item
      tableView.dequeueReusableCell(withIdentifier: id, for: p)
      }
      struct Names {
        static let item = "Item"
      """
    #expect(
      messages(.unknownReuseIdentifier, code)
        == ["no prototype cell or registration has the reuse identifier 'New'"])
  }

  @Test(
    "identifiers that no code uses are reported",
    arguments: [
      ("", 3), ("perform(\"show item\"); make(\"List\"); cell(\"Item\")", 0),
      ("perform(.showItem); make(.list); cell(.item)", 0),
      ("perform(\"show item\")", 2), ("let List = 1, Item = 2, show_item = 3", 0),
    ])
  func unused(_ body: String, _ count: Int) {
    #expect(messages(.unusedIdentifier, body).count == count)
    #expect(messages(.unusedIdentifier, body, isWhole: false).isEmpty)
  }
}
