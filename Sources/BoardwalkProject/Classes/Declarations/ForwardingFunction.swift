/// A function of the project's own that gives one of its parameters to UIKit as an identifier.
struct ForwardingFunction: Sendable, Hashable {
  /// The part of a call that determines the identifier.
  enum Source: Sendable, Hashable {
    /// The argument with a label; nil is the first without one.
    case text(label: String?)

    /// The class that is the argument with a label: its `member`, or its name.
    case type(label: String?, member: String?)

    /// The class that the function is called on, `owner` or one with its members: its `member`, or
    /// its name. `labels` are those of the arguments, `(from:_:)`; nil if no other function has the
    /// name.
    case receiver(owner: String, member: String?, labels: String?)
  }

  /// Its name without parameters; in Objective-C the part of the selector before the argument.
  let name: String

  /// The kind of the identifier.
  let kind: IdentifierUse.Kind

  /// The part of a call that determines the identifier.
  let source: Source

  /// Its language, which its callers share.
  let language: CodeLanguage

  /// The label of the argument that determines the identifier.
  var label: String? {
    switch source {
    case .text(let label), .type(let label, _): label
    case .receiver: nil
    }
  }
}
