import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema

/// A segue during its performance.
public struct StoryboardSegue: Sendable, Hashable {
  /// The identifier by which code performs it.
  public let identifier: String?

  /// The kind.
  public let kind: SegueKind

  /// The custom class, if it has one.
  public let className: String?

  /// The controller it starts from.
  public let source: ControllerID

  /// The destination: a new controller, or for an unwind segue the one with the action (SEG-04). It
  /// is the navigation controller, not its root (SEG-05).
  public let destination: ControllerID

  /// The sender: the touched element, or the value from code.
  public let sender: Sender?

  init(
    _ template: SegueTemplate, from source: ControllerID, to destination: ControllerID,
    sender: Sender?
  ) {
    identifier = template.identifier
    kind = template.kind
    className = template.customClass?.name
    self.source = source
    self.destination = destination
    self.sender = sender
  }
}
