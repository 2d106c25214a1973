/// The words of both languages by which declarations are found.
///
/// They are the first in every table of words, so that a token's number tells its keyword; the labels of
/// identifiers follow.
enum Keyword: String, CaseIterable, Sendable {
  // What declares
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`, `import`
  case `var`, `let`, `func`, `init`, `deinit`, `subscript`, `case`, `associatedtype`

  // What stands before it
  case `static`, override, dynamic, lazy, weak

  // What stands in a type
  case any, some, `inout`, `where`

  // Objective-C after `@`
  case interface, implementation, end, property, `optional`, required

  // Interface Builder
  case IBOutlet, IBOutletCollection, IBAction, IBInspectable, IBSegueAction
  case objc, objcMembers

  /// All of them by the numbers of their words.
  static let byNumber = allCases

  /// A table that holds these words alone.
  static let words = WordTable(
    allCases.map(\.rawValue) + IdentifierLabel.allCases.map(\.rawValue))
}
