/// The parts of statements that sugar is said by.
///
/// Most statements have few of them, and most sugar has nothing to understand in most statements: what
/// is in vain need not be tried.
struct StatementParts: OptionSet {
  let rawValue: UInt16

  /// What every statement has.
  static let kind = StatementParts(rawValue: 1)

  static let name = StatementParts(rawValue: 1 << 1)
  static let className = StatementParts(rawValue: 1 << 2)
  static let title = StatementParts(rawValue: 1 << 3)
  static let frame = StatementParts(rawValue: 1 << 4)
  static let target = StatementParts(rawValue: 1 << 5)
  static let equation = StatementParts(rawValue: 1 << 6)
  static let fields = StatementParts(rawValue: 1 << 7)
  static let marks = StatementParts(rawValue: 1 << 8)
  static let id = StatementParts(rawValue: 1 << 9)
  static let body = StatementParts(rawValue: 1 << 10)

  /// A field whose value is none of a document: a call, or `nil`.
  static let calls = StatementParts(rawValue: 1 << 11)
}

extension StatementParts {
  /// The parts that `statement` has, apart from its body.
  init(of statement: borrowing Statement) {
    self = .kind
    if statement.name != nil { insert(.name) }
    if statement.className != nil { insert(.className) }
    if statement.title != nil { insert(.title) }
    if statement.frame != nil { insert(.frame) }
    if statement.target != nil { insert(.target) }
    if statement.isEquation { insert(.equation) }
    if !statement.fields.isEmpty {
      insert(.fields)
      if statement.fields.place(where: { $0.value.isCall }) != nil { insert(.calls) }
    }
    if statement.hasMarks { insert(.marks) }
    if statement.id != nil { insert(.id) }
  }
}
