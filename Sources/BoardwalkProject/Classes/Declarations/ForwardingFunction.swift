/// A function of the project's own that gives one of its parameters to UIKit as an identifier.
struct ForwardingFunction: Sendable, Hashable {
  /// Its name without parameters.
  let name: String

  /// The label of the parameter; nil if it has none, and is the first one then.
  let label: String?

  /// The kind of the identifier.
  let kind: IdentifierUse.Kind
}

/// A parameter that names something by the raw value of an enumeration: every case is an
/// identifier.
struct EnumeratedIdentifier: Sendable, Hashable {
  /// The name of the enumeration.
  let type: String

  /// The kind of identifier of the cases.
  let kind: IdentifierUse.Kind

  /// Whether the type is associated with a protocol: each that adopts it has its own.
  let isAssociated: Bool
}
