/// A parameter that names something by the raw value of an enumeration: every case is an
/// identifier.
struct EnumeratedIdentifier: Sendable, Hashable {
  /// The enumerations that a type in a function's head can be.
  enum Form: Sendable, Hashable {
    /// The one of the name.
    case named

    /// Those of the name, as each type that adopts a protocol has its own.
    case associated

    /// Those that adopt the protocol of the name.
    case adopting
  }

  /// The name of the enumeration or protocol.
  let type: String

  /// The kind of identifier of the cases.
  let kind: IdentifierUse.Kind

  /// The enumerations that it can be.
  let form: Form
}
