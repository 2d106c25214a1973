/// The words of both languages by which declarations are found.
///
/// They are the first words of every word table, so that a token's number identifies its keyword;
/// the labels of identifiers follow.
enum Keyword: String, CaseIterable, Sendable {
  // Declarations
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`, `import`
  case `var`, `let`, `func`, `init`, `deinit`, `subscript`, `case`, `associatedtype`

  // Modifiers
  case `static`, override, dynamic, lazy, weak

  // Words in types
  case any, some, `inout`, `where`

  // Objective-C after `@`
  case interface, implementation, end, property, `optional`, required

  // Interface Builder
  case IBOutlet, IBOutletCollection, IBAction, IBInspectable, IBSegueAction
  case objc, objcMembers

  /// Whether a declaration begins with it.
  var beginsDeclaration: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol, .extension, .typealias, .import, .var, .let,
      .func, .`init`, .deinit, .subscript, .case:
      true
    default: false
    }
  }

  /// All of them by the numbers of their words.
  static let byNumber = allCases

  /// A table that holds these words alone.
  static let words = WordTable(
    allCases.map(\.rawValue) + IdentifierLabel.allCases.map(\.rawValue))
}
