import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema

enum ConnectionSugar {
  /// `outlet name -> target`, `action event -> target.selector`, and `action -> target.selector`
  /// without an event; `segue kind -> target "identifier"`, with the name of the relationship as
  /// the kind of a relationship, and `segue unwind -> exit.action`.
  static let rule = SugarRule(
    name: "connections", for: ["outlet", "outletCollection", "action", "segue"]
  ) { resugaring in
    var element = resugaring.element
    var statement = resugaring.statement
    guard let destination = element.take("destination"),
      let target = resugaring.reference(to: destination)
    else { return }
    switch element.name {
    case "outlet", "outletCollection":
      guard let property = element.take("property"), Spelling.isWord(property) else { return }
      statement.name = property
      statement.target = target
    case "action":
      guard let selector = element.take("selector"), isSelector(selector) else { return }
      if let event = element.take("eventType") {
        guard Spelling.isWord(event) else { return }
        statement.name = event
      }
      statement.target = "\(target).\(selector)"
    case "segue":
      guard let kind = element.take("kind"), Spelling.isWord(kind) else { return }
      statement.target = target
      if kind == "relationship", let relationship = element.take("relationship") {
        guard Spelling.isWord(relationship), RelationshipKind.isName(relationship) else {
          return
        }
        statement.name = relationship
      } else {
        guard !RelationshipKind.isName(kind) else { return }
        statement.name = kind
      }
      if kind == "unwind", let action = element.take("unwindAction") {
        guard isSelector(action) else { return }
        statement.target = "\(target).\(action)"
      }
    default: return
    }
    resugaring.element = element
    resugaring.statement = statement
  } desugar: { desugaring in
    guard let target = desugaring.statement.target else { return }
    let name = desugaring.statement.name
    desugaring.statement.target = nil
    desugaring.statement.name = nil
    switch desugaring.element.name {
    case "outlet", "outletCollection":
      desugaring.element["property"] = name
      desugaring.element["destination"] = desugaring.id(of: target)
    case "action":
      let (receiver, selector) = split(target)
      desugaring.element["destination"] = desugaring.id(of: receiver)
      desugaring.element["selector"] = selector
      desugaring.element["eventType"] = name
    case "segue":
      guard let name else { return }
      if RelationshipKind.isName(name) {
        desugaring.element["kind"] = "relationship"
        desugaring.element["relationship"] = name
        desugaring.element["destination"] = desugaring.id(of: target)
      } else {
        let (exit, action) = name == "unwind" ? split(target) : (target, nil)
        desugaring.element["kind"] = name
        desugaring.element["destination"] = desugaring.id(of: exit)
        desugaring.element["unwindAction"] = action
      }
    default: break
    }
  }

  /// `receiver.selector:` in its two parts.
  private static func split(_ target: String) -> (receiver: String, selector: String?) {
    guard let dot = target.utf8.firstIndex(of: UInt8(ascii: ".")) else { return (target, nil) }
    return (String(target[..<dot]), String(target[target.utf8.index(after: dot)...]))
  }

  private static func isSelector(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        byte == UInt8(ascii: ":") || ByteClass.wordStart.contains(byte) || 0x30...0x39 ~= byte
      }
  }
}
