import BoardwalkGraph

/// One thing that happened, in the order in which it happened.
public struct TraceEntry: Sendable, Hashable {
  /// The phase of the transition: the call, the next turn or the end (TIME-06).
  package enum Phase: String, Sendable, Hashable {
    /// Inside the call that started it.
    case sync

    /// The next time that the main queue drained.
    case turn

    /// The end of the animation.
    case end
  }

  /// The event of an entry.
  package enum Event: Sendable, Hashable {
    /// UIKit called a controller.
    case callback(Callback)

    /// A message was sent to the subject; the sender by its display name.
    case action(selector: String, sender: String)

    /// The subject posted a notification of this name.
    case posted(String)

    /// UIKit, or the app's own code, wrote a line to the console.
    case log(String)

    /// A note about app code that is not modeled, or about a state that UIKit itself would not
    /// survive.
    case note(String)

    /// The code of the subject did this, as its author wrote it.
    case statement(String)

    /// UIKit raised an exception; the app is over.
    case exception(UIKitException)
  }

  /// When, in milliseconds of the virtual clock since launch.
  public let time: Int

  /// The part of the transition.
  package let phase: Phase

  /// The name of the controller it happened to; empty if it concerns none.
  public let subject: String

  /// Whether the subject is a system container, whose callbacks apps do not override.
  public let isStock: Bool

  /// The event.
  package internal(set) var event: Event

  /// The subject's flags, such as `isMovingToParent`, in appearance callbacks (LIFE-17).
  package internal(set) var movement: Movement?

  /// The event, as text.
  public var text: String {
    switch event {
    case .callback(let callback): callback.text
    case .action(let selector, let sender): "\(selector) from \(sender)"
    case .posted(let name): "posts \(name)"
    case .log(let line), .note(let line): line
    case .statement(let statement): "  " + statement
    case .exception(let exception): exception.description
    }
  }
}

extension TraceEntry.Event {
  /// Whether it is an appearance callback.
  var isAppearance: Bool {
    guard case .callback(let callback) = self else { return false }
    switch callback {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      return true
    default: return false
    }
  }
}

/// A trace for programs to read.
extension TraceEntry: Encodable {
  private enum CodingKeys: String, CodingKey {
    case time, phase, subject, kind, text, movement, exception
  }

  /// The kind of event, as a word.
  private var kind: String {
    switch event {
    case .callback: "callback"
    case .action: "action"
    case .posted: "notification"
    case .log: "log"
    case .note: "note"
    case .statement: "statement"
    case .exception: "exception"
    }
  }

  /// Encodes `time` in milliseconds, `phase`, `subject` if there is one, `kind`, `text`, `movement`
  /// if the subject itself moves (LIFE-17), and for an exception its parts under `exception`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(time, forKey: .time)
    try container.encode(phase.rawValue, forKey: .phase)
    if !subject.isEmpty { try container.encode(subject, forKey: .subject) }
    try container.encode(kind, forKey: .kind)
    try container.encode(text, forKey: .text)
    try container.encodeIfPresent(movement?.rawValue, forKey: .movement)
    if case .exception(let exception) = event {
      try container.encode(exception, forKey: .exception)
    }
  }
}

extension UIKitException: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name, reason, document, position, scene, element, event
  }

  /// Encodes `name` and `reason` and, if known, the element's `document`, `position` as
  /// `line:column`, `scene` and name, and the `event` that caused it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(reason, forKey: .reason)
    try container.encodeIfPresent(origin?.document, forKey: .document)
    try container.encodeIfPresent(origin?.position, forKey: .position)
    try container.encodeIfPresent(origin?.scene, forKey: .scene)
    try container.encodeIfPresent(origin?.element, forKey: .element)
    try container.encodeIfPresent(event, forKey: .event)
  }
}
