/// The type of a property or parameter, as far as connections need it.
package struct TypeName: Sendable, Hashable {
  /// The optionality of a Swift type.
  package enum Optionality: Sendable, Hashable {
    /// It is never nil, or the language cannot state it.
    case none

    /// `?`: nil is expected.
    case optional

    /// `!`: nil ends the app.
    case implicit
  }

  /// The class or protocol, or that of the elements of a collection; nil for any other type.
  package var name: String?

  /// Whether it is an array.
  package var isCollection: Bool

  /// The optionality.
  package var optionality: Optionality

  /// The type named `name`.
  package init(_ name: String?, isCollection: Bool = false, optionality: Optionality = .none) {
    self.name = name
    self.isCollection = isCollection
    self.optionality = optionality
  }

  /// A type of which nothing is known.
  package static let unknown = TypeName(nil)
}
