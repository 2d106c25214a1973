import BoardwalkBase

/// The text that stands for a case of an enumeration.
struct RawText: Sendable, Hashable {
  let text: String

  /// Where the text, or else the name of the case, stands in the file.
  let range: Range<Int>
}

/// A class, or more of one, as one place in the sources declares it.
package struct TypeDeclaration: Sendable, Hashable {
  /// The kind of a declaration.
  package enum Kind: Sendable, Hashable {
    /// That there is this class.
    case `class`

    /// More of a class that is declared elsewhere: extensions, categories, implementations.
    case addition

    /// That there is a type of this name that is no class: a protocol, structure or enumeration.
    case other
  }

  /// The name without those of the types around it.
  package var name: String

  /// The name with those of the types around it: `Outer.Inner`.
  package var path: String

  /// What it says.
  package var kind: Kind

  /// The language it says it in.
  package var language: CodeLanguage

  /// Where the name stands in the file.
  package var range: Range<Int>

  /// The name that Objective-C knows it by, where that is not the declared one.
  package var objectiveCName: String?

  /// The superclass and, in Swift, protocols, in the order written.
  package var inherited: [String] = []

  /// The properties declared here.
  package var properties: [PropertyDeclaration] = []

  /// The texts that stand for the cases of an enumeration whose raw values are texts.
  var rawTexts: [String: RawText] = [:]

  /// The bytes of the file between its braces; in Objective-C up to `@end`.
  package var body = 0..<0

  /// The methods declared here.
  package var methods: [MethodDeclaration] = []

  /// Whether it has parameters for types; such a class cannot be named in a document.
  package var isGeneric = false

  /// Whether Objective-C sees all of its members.
  package var exposesMembers = false

  /// Whether more may be declared here than can be seen: by a macro, or in a file that is cut off.
  package var hidesMembers = false

  /// The number of its file in the table.
  package var file = 0

  /// The declaration of `name`, at `range`.
  init(_ name: String, path: String, _ kind: Kind, _ language: CodeLanguage, at range: Range<Int>) {
    self.name = name
    self.path = path
    self.kind = kind
    self.language = language
    self.range = range
  }
}
