import BoardwalkSource
import BoardwalkTree

/// What a rule found: an element, and what to say of it.
///
/// A rule never counts bytes and never names the objects around the element; the checker does both.
public struct Violation: Sendable {
  /// A remark, about an element of the same document or about none.
  public struct Note: Sendable {
    /// What there is to say.
    public let message: String

    /// What it is about.
    public let element: Element?

    /// The note `message` about `element`.
    public init(_ message: String, at element: Element? = nil) {
      self.message = message
      self.element = element
    }
  }

  /// A change that would mend it.
  public struct Fix: Sendable {
    enum Change: Sendable {
      case value(String)
      case removal
    }

    /// What the change does, in the imperative.
    public let title: String

    /// Whether it can be made without asking: it changes nothing but what is wrong.
    public let isSafe: Bool

    let change: Change

    /// Gives the attribute at fault `value`.
    public static func write(
      _ value: String, _ title: String, isSafe: Bool = false
    ) -> Fix { Fix(title: title, isSafe: isSafe, change: .value(value)) }

    /// Removes the element at fault with all that is in it.
    public static func remove(_ title: String, isSafe: Bool = false) -> Fix {
      Fix(title: title, isSafe: isSafe, change: .removal)
    }
  }

  /// The element at fault.
  public let element: Element

  /// The attribute at fault, if it is one; its value is then what the diagnostic points at.
  public let attribute: String?

  /// What to do, in the imperative, and why.
  public let message: String

  /// Consequences, and other places that matter.
  public let notes: [Note]

  /// How much it matters here, where that is not what the rule says in general.
  public let severity: Severity?

  /// The change that would mend it, where one is safe to name.
  public let fix: Fix?

  /// The violation by `element`.
  public init(
    _ element: Element, _ message: String, notes: [Note] = [], severity: Severity? = nil,
    fix: Fix? = nil
  ) {
    self.element = element
    attribute = nil
    self.message = message
    self.notes = notes
    self.severity = severity
    self.fix = fix
  }

  /// The violation by `element`'s attribute called `attribute`.
  public init(
    _ element: Element, _ attribute: String, _ message: String, notes: [Note] = [],
    severity: Severity? = nil, fix: Fix? = nil
  ) {
    self.element = element
    self.attribute = attribute
    self.message = message
    self.notes = notes
    self.severity = severity
    self.fix = fix
  }
}
