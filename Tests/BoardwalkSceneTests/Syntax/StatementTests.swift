import Testing

@testable import BoardwalkScene

@Suite("Statements")
struct StatementTests {
  @Test("say only one of where they lie, what they lead to and what they demand")
  func bearing() {
    var statement = Statement("view")
    statement.frame = ["0", "0", "8", "8"]
    #expect(statement.frame?.count == 4 && statement.target == nil && !statement.isEquation)
    statement.target = nil
    statement.equation = nil
    #expect(statement.frame?.count == 4)
    statement.target = "save"
    #expect(statement.frame == nil && statement.target == "save")
    statement.equation = Equation(Anchor(attribute: "top"), "=", Equation.Terms(constant: "8"))
    #expect(statement.isEquation && statement.target == nil)
    #expect(statement.equation?.terms.constant == "8")
    statement.frame = nil
    #expect(statement.isEquation)
    statement.equation = nil
    #expect(statement == Statement("view"))
  }

  @Test("have no room for what few have until it is said")
  func rarities() {
    var statement = Statement("label")
    statement.marks.append("no-role")
    statement.className = "Title"
    statement.text = "Spork"
    statement.trivia.comments = ["// cutlery"]
    #expect(statement.hasMarks && statement.hasMark("no-role") && !statement.hasMark("no-id"))
    #expect(statement.className == "Title" && statement.text == "Spork")
    #expect(statement.trivia.comments == ["// cutlery"])
    statement.marks = []
    statement.className = nil
    statement.text = nil
    statement.trivia = Trivia()
    #expect(!statement.hasMarks && statement == Statement("label"))
    #expect(MemoryLayout<Statement>.size <= 192)
  }

  @Test("change what few have without a word to those that had it with them")
  func shared() {
    var statement = Statement("sparkle")
    statement.text = "Spork"
    let copy = statement
    statement.text = "Knife"
    statement.marks = ["no-id"]
    #expect(copy.text == "Spork" && !copy.hasMarks && copy.kind == "sparkle")
    #expect(statement.text == "Knife" && statement.hasMark("no-id") && statement.kind == "sparkle")
    statement.kind = "label"
    #expect(copy.kind == "sparkle" && statement.kind == "label" && statement.text == "Knife")
  }

  @Test("are called by a word that a table knows, or by any other")
  func kinds() {
    var statement = Statement("sparkle")
    #expect(statement.kind == "sparkle" && statement.known === Kind.unknown)
    statement.kind = "label"
    #expect(statement.kind == "label" && statement == Statement("label"))
    statement.kind = "contentView"
    #expect(statement.element == "tableViewCellContentView")
    statement.call("glitter", .unknown)
    #expect(statement.kind == "glitter" && statement.element == "glitter")
    #expect(Statement().kind.isEmpty)
    #expect(Statement("tableViewController").isController)
    #expect(!Statement("sparkleController").isController)
    statement.fields = [Field(name: .sceneMemberID, value: .plain("viewController"))]
    #expect(statement.isController)
  }

  @Test("have the parts that are said")
  func parts() {
    #expect(StatementParts(of: Statement("view")) == .kind)
    var statement = Statement("view")
    statement.name = "form"
    statement.className = "Form"
    statement.title = "Form"
    statement.frame = []
    statement.fields = [Field(name: .text, value: .absent)]
    statement.marks = ["objc"]
    statement.id = "1"
    let parts: StatementParts = [
      .kind, .name, .className, .title, .frame, .fields, .calls, .marks, .id,
    ]
    #expect(StatementParts(of: statement) == parts)
    statement.target = "save"
    #expect(StatementParts(of: statement) == parts.subtracting(.frame).union(.target))
    for value in ["nil", "name", ""] {
      statement.fields = [Field(name: .text, value: .plain(value))]
      #expect(StatementParts(of: statement).contains(.calls) == (value == "nil"))
    }
  }

  @Test("know bytes up to four thousand million")
  func places() {
    var statement = Statement("view")
    #expect(statement.range.isEmpty && statement.places.kind.isEmpty)
    statement.range = 7..<4_000_000_000
    statement.places.name = 9..<11
    #expect(statement.range == 7..<4_000_000_000 && statement.places.name == 9..<11)
  }
}
