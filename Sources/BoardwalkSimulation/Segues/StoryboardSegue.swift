import BoardwalkDocument
import BoardwalkGraph

/// A segue that is being performed.
public struct StoryboardSegue: Sendable, Hashable {
  /// The identifier by which code performs it.
  public let identifier: String?

  /// What it does.
  public let kind: SegueKind

  /// Its class, if that is not UIKit's.
  public let className: String?

  /// The controller it starts from.
  public let source: ControllerID

  /// The controller it leads to: a new one, or, where it unwinds, the one that has the action
  /// (SEG-04). A navigation controller stands for itself, not for its root (SEG-05).
  public let destination: ControllerID

  /// Who started it: what was touched, or what code passed on.
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
