import BoardwalkBehavior
import Testing

@Suite("Members that Swift declares")
struct SwiftMemberTests {
  private func type(_ members: String, before: String = "", after: String = "") throws
    -> ClassBehavior
  {
    let file = BehaviorFixture.file(
      "\(before)\nclass A: UIViewController, P, Q {\n\(members)\n}\n\(after)\n")
    #expect(file.findings.map(\.message) == [])
    #expect(file.classes.count == 1)
    return try #require(file.classes.first)
  }

  @Test(
    "a method is an action, a handler of UIKit's method, or a block",
    arguments: [
      ("@IBAction private func save(_ sender: Any) {}", "action save:"),
      ("@objc\nfunc save() {}", "action save"),
      ("@IBAction func close(sender: Any) {}", "action closeWithSender:"),
      ("@objc func move(_ a: Int, to b: Int) {}", "action move:to:"),
      ("override func viewDidLoad() {}", "viewDidLoad"),
      ("public override func viewWillAppear(_ animated: Bool) {}", "viewWillAppear"),
      ("func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }", "rows"),
      ("override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}", "prepare"),
      ("override var canBecomeFirstResponder: Bool { true }", "canBecomeFirstResponder"),
      ("required init?(coder: NSCoder) { super.init(coder: coder) }", "init"),
    ])
  func handlers(member: String, handler: String) throws {
    let type = try type(member)
    let names = type.handlers.map { handler in
      handler.selector.map { "action \($0)" } ?? handler.form
    }
    #expect(names == [handler])
    #expect(type.blocks.isEmpty)
  }

  @Test("each handler for a method of UIKit's has Swift's declaration of it")
  func declarations() throws {
    let others: Set = [
      "action", "didSet", "willSet", "observe", "deinit", "header", "footer", "init",
    ]
    for form in HandlerForm.all where !others.contains(form.word) {
      let start = form.meaning.prefix { $0 != "(" }
      let isName = start.allSatisfy { $0.isLetter }
      #expect(isName, "\(form.word)")
      guard form.meaning.contains("(") else { continue }
      let rest = form.meaning.dropFirst(start.count).prefix { $0 != " " && $0 != "," }
      let name = "\(start)\(rest)".replacing("…", with: "transitionCompleted:")
      #expect(HandlerForm.declared(as: name)?.word == form.word, "\(name)")
      let count = name.filter { $0 == ":" }.count
      #expect(form.names(ofParameters: count).count == count, "\(name)")
    }
  }

  @Test("parameters may have other names than those of the handler")
  func parameters() throws {
    let type = try type(
      "func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) { t.deselect(path) }")
    let names = type.handlers[0].body.compactMap { statement in
      if case .name(let name, let value) = statement.action {
        "\(name) \(value.lastName ?? "")"
      } else {
        nil
      }
    }
    #expect(names == ["t tableView", "path indexPath"])
  }

  @Test("properties are states, computed ones blocks, and outlets those of the document")
  func properties() throws {
    let type = try type(
      """
      private let a = 1
      weak var b: A?
      lazy var c: Int = { 2 }()
      @IBOutlet private weak var d: UILabel!
      private(set) var e = 0 { didSet { log 1 } }
      var f: Int { 1 }
      var g: Int {
        get { a }
        set(new) { e = new }
      }
      """)
    #expect(type.states.map(\.name) == ["a", "b", "c", "e"])
    #expect(type.states.map(\.isLazy) == [false, false, true, false])
    #expect(type.blocks.map(\.name) == ["f", "g"])
    #expect(type.setters.map(\.name) == ["g"])
    #expect(type.setters[0].parameters == ["new"])
  }

  @Test("methods with one name and other labels are several blocks")
  func overloads() throws {
    let type = try type("func a(_ b: Int, did c: Int) {}\nfunc a(_ b: Int, will c: Int) {}")
    #expect(type.blocks.map(\.labels) == [["_", "did"], ["_", "will"]])
    let same = BehaviorFixture.file("behavior A {\nfunc a(b: Int) {}\nfunc a(b: Text) {}\n}\n")
    #expect(same.findings.map(\.message) == ["the name 'a' is already taken"])
  }

  @Test("an extension may be before its class")
  func extensions() throws {
    let type = try type(
      "func a() {}", before: "private extension A {\nfunc b() {}\n}\nextension A {\nfunc c() {}\n}",
      after: "extension A {\nfunc d() {}\n}")
    #expect(type.blocks.map(\.name) == ["b", "c", "a", "d"])
    #expect(type.superclass == "UIViewController")
    let taken = BehaviorFixture.file(
      "extension A {\nvar a: Int { 1 }\n}\nbehavior A {\nvar a = 1\n}")
    #expect(taken.findings.map(\.message) == ["the name 'a' is already taken"])
  }

  @Test("a range compares a value that is evaluated once")
  func ranges() throws {
    for text in [
      "if case 1...3 = a() { pop }", "switch b[a()] {\ncase 1...3: pop\ndefault: break\n}",
    ] {
      var calls = 0
      BehaviorFixture.statements(text).forEachStatement { statement in
        for value in statement.values {
          value.forEachPart { if $0.lastName == "a" { calls += 1 } }
        }
      }
      #expect(calls == 1, "\(text)")
    }
  }

  @Test("a condition chooses between calls of methods")
  func choices() throws {
    let statement = BehaviorFixture.statements("a ? b.startAnimating() : b.stopAnimating()")[0]
    let values = statement.blocks.flatMap(\.self).filter { inner in
      if case .evaluate = inner.action { true } else { false }
    }
    #expect(statement.blocks.count == 2)
    #expect(values.isEmpty)
  }
}
