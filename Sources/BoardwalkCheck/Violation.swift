import BoardwalkBase
import BoardwalkDocument

/// A violation of a rule: an element and its message.
///
/// A rule never counts bytes and never names the objects around the element; the checker does both.
package struct Violation: Sendable {
  /// A remark, about an element of the same document or about none.
  package struct Note: Sendable {
    /// The message.
    package let message: String

    /// The element.
    package let element: Element?

    /// The note `message` about `element`.
    package init(_ message: String, at element: Element? = nil) {
      self.message = message
      self.element = element
    }
  }

  /// The edit that fixes it.
  package struct Fix: Sendable {
    enum Change: Sendable {
      case value(String)
      case removal
    }

    /// The title, in the imperative.
    package let title: String

    /// Whether it can be applied without review: it changes only the defect.
    package let isSafe: Bool

    let change: Change

    /// Gives the attribute at fault the value `value`, or the name if that is the defect.
    package static func write(
      _ value: String, _ title: String, isSafe: Bool = false
    ) -> Fix { Fix(title: title, isSafe: isSafe, change: .value(value)) }

    /// Removes the faulty element with its contents.
    package static func remove(_ title: String, isSafe: Bool = false) -> Fix {
      Fix(title: title, isSafe: isSafe, change: .removal)
    }
  }

  /// The element at fault.
  package let element: Element

  /// The faulty attribute, if it is one; the diagnostic points at its value.
  package let attribute: String?

  /// Whether the name of the attribute is the defect, and not its value.
  package let isAboutName: Bool

  /// The defect.
  package let message: String

  /// Consequences, and other places that matter.
  package var notes: [Note]

  /// Its severity, if it differs from the rule's.
  package let severity: Severity?

  /// The fix, if there is an unambiguous one.
  package let fix: Fix?
}

extension Violation {
  /// The violation by `element`.
  package init(
    _ element: Element, _ message: String, notes: [Note] = [], severity: Severity? = nil,
    fix: Fix? = nil
  ) {
    self.init(
      element: element, attribute: nil, isAboutName: false, message: message, notes: notes,
      severity: severity, fix: fix)
  }

  /// The violation by `element`'s attribute named `attribute`.
  package init(
    _ element: Element, _ attribute: String, _ message: String, notes: [Note] = [],
    severity: Severity? = nil, fix: Fix? = nil
  ) {
    self.init(
      element: element, attribute: attribute, isAboutName: false, message: message, notes: notes,
      severity: severity, fix: fix)
  }

  /// The violation by the name of `element`'s attribute `attribute`; a fix writes another name.
  package init(
    _ element: Element, nameOf attribute: String, _ message: String, notes: [Note] = [],
    fix: Fix? = nil
  ) {
    self.init(
      element: element, attribute: attribute, isAboutName: true, message: message, notes: notes,
      severity: nil, fix: fix)
  }

  /// The violation by the misspelled `value` of `element`'s attribute named `attribute`.
  init(_ element: Element, _ attribute: String, misspelled value: String, meant: String) {
    self.init(
      element, attribute, "'\(attribute)' cannot be '\(value)'; did you mean '\(meant)'?",
      fix: .write(meant, "write \(meant)"))
  }
}

extension [Violation.Note] {
  /// The note that `guess` was probably meant, in quotes if `quoted`; none for nil.
  static func didYouMean(_ guess: String?, quoted: Bool = true) -> Self {
    guess.map { [.init(quoted ? "did you mean '\($0)'?" : "did you mean \($0)?")] } ?? []
  }
}

extension [Finding.Note] {
  /// The note that `guess` was probably meant; none for nil.
  static func didYouMean(_ guess: String?) -> Self {
    guess.map { [.init("did you mean '\($0)'?")] } ?? []
  }
}
