import BoardwalkLanguage
import BoardwalkSource

/// Reads the head of one statement.
struct HeadParser {
  var reader: TokenReader
  let file: SourceFile

  mutating func parse(_ statement: inout Statement) throws(SyntaxError) {
    if isEquation {
      try equation(&statement)
    } else {
      try object(&statement)
    }
    while reader.takesSymbol(",") {
      while reader.next.kind == .newline { reader.take() }
      try field(&statement)
    }
    if reader.next.kind == .symbol("#") { statement.id = try identifier() }
    if reader.takesSymbol("=") { statement.text = try reader.string("the text") }
  }

  // MARK: Objects and connections

  private mutating func object(_ statement: inout Statement) throws(SyntaxError) {
    statement.kind = try key("a kind of object")
    if reader.takesSymbol(":") {
      statement.role = statement.kind
      statement.kind = try key("a kind of object")
    }
    if case .word(let name) = reader.next.kind {
      reader.take()
      statement.name = name
      if reader.takesSymbol(":") { statement.className = try key("the name of a class") }
    }
    if isArrow {
      reader.take()
      reader.take()
      statement.target = try run("what it leads to")
    }
    if case .string = reader.next.kind { statement.title = try reader.string("a title") }
    if reader.next.kind == .symbol("(") { statement.frame = try frame() }
  }

  private mutating func frame() throws(SyntaxError) -> [String] {
    reader.take()
    var numbers: [String] = []
    for separator in [",", ",", "x", ")"] as [Character] {
      numbers.append(try number("the frame as (x, y, width x height)"))
      let isThere =
        separator == "x" ? reader.takes("x") : reader.takesSymbol(separator)
      guard isThere else {
        throw SyntaxError(
          "write the frame as (x, y, width x height): '\(separator)' is missing",
          at: reader.next.range)
      }
    }
    return numbers
  }

  // MARK: Constraints

  /// Whether a relation stands in the head before anything that only objects have.
  private var isEquation: Bool {
    var distance = 0
    while true {
      let token = reader.peek(distance)
      switch token.kind {
      case .newline, .end, .string, .malformedString, .comment, .symbol("{"), .symbol("}"),
        .symbol(","), .symbol("("):
        return false
      case .symbol("="):
        if case .string = reader.peek(distance + 1).kind { return false }
        return distance > 0
      case .symbol(">"), .symbol("<"):
        if reader.peek(distance + 1).kind == .symbol("=") { return true }
      default: break
      }
      distance += 1
    }
  }

  private mutating func equation(_ statement: inout Statement) throws(SyntaxError) {
    statement.kind = "constraint"
    if case .word(let label) = reader.next.kind, reader.peek(1).kind == .symbol(":") {
      statement.name = label
      reader.take()
      reader.take()
    }
    var equation = Equation(first: try run("an anchor"), relation: try relation())
    if case .number = reader.next.kind {
      equation.constant = try number("a number")
    } else {
      equation.second = try run("an anchor or a number")
      if reader.takesSymbol("*") { equation.multiplier = try run("the factor") }
      if reader.takesSymbol("+") {
        equation.constant = try number("what is added")
      } else if reader.next.kind == .symbol("-") {
        reader.take()
        equation.constant = "-" + (try number("what is taken away"))
      }
    }
    equation.isStandard = reader.takes("std")
    if reader.takesSymbol("@") { equation.priority = try run("the priority") }
    statement.equation = equation
  }

  private mutating func relation() throws(SyntaxError) -> String {
    for first in ["=", ">", "<"] as [Character] where reader.takesSymbol(first) {
      if first == "=" { return "=" }
      if reader.takesSymbol("=") { return "\(first)=" }
    }
    throw SyntaxError("write =, >= or <=, not \(reader.next.words)", at: reader.next.range)
  }

  // MARK: Fields

  private mutating func field(_ statement: inout Statement) throws(SyntaxError) {
    let name = try key("an attribute")
    guard reader.takesSymbol(":") else {
      statement.marks.append(name)
      return
    }
    statement.fields.append(Field(name: name, value: try value()))
  }

  private mutating func value() throws(SyntaxError) -> FieldValue {
    switch reader.next.kind {
    case .string, .malformedString: return .plain(try reader.string("a value"))
    case .symbol("."):
      let name = try run("a value")
      return .call(name, [])
    case .word, .number:
      let word = try bareValue()
      if reader.next.kind == .symbol("("), isTouching { return .call(word, try arguments()) }
      switch word {
      case "yes": return .plain("YES")
      case "no": return .plain("NO")
      case "unset": return .call("unset", [])
      default: return .plain(word)
      }
    default:
      throw SyntaxError("write a value here, not \(reader.next.words)", at: reader.next.range)
    }
  }

  private mutating func arguments() throws(SyntaxError) -> [String] {
    reader.take()
    var arguments: [String] = []
    if reader.takesSymbol(")") { return arguments }
    repeat {
      if case .string(let text) = reader.next.kind {
        reader.take()
        arguments.append(text)
      } else {
        arguments.append(try bareValue())
      }
    } while reader.takesSymbol(",")
    guard reader.takesSymbol(")") else {
      throw SyntaxError("close the parenthesis here", at: reader.next.range)
    }
    return arguments
  }
}
