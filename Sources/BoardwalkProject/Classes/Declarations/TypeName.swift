/// The type of a property or parameter, as far as connections need it.
package struct TypeName: Sendable, Hashable {
  /// The optionality of a Swift type.
  package enum Optionality: Sendable, Hashable {
    /// It is never nil, or the language has no word for it.
    case none

    /// `?`: nil is expected.
    case optional

    /// `!`: nil ends the app.
    case implicit
  }

  /// The class or protocol, of a collection the one of its elements; nil if it is no plain name.
  package var name: String?

  /// Whether it is an array of these.
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
