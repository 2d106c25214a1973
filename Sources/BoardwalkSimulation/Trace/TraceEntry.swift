/// One thing that happened, in the order in which it happened.
public struct TraceEntry: Sendable, Hashable {
  /// The part of a transition that it belongs to: the call, the next turn or the end (TIME-06).
  package enum Phase: String, Sendable, Hashable {
    /// Inside the call that started it.
    case sync

    /// When the main queue drained next.
    case turn

    /// When the animation ended.
    case end
  }

  /// What happened.
  package enum Event: Sendable, Hashable {
    /// UIKit called a controller.
    case callback(Callback)

    /// A message was sent to the subject, by what people call the sender.
    case action(selector: String, sender: String)

    /// The subject posted a notification of this name.
    case posted(String)

    /// UIKit, or the app's own code, wrote a line to the console.
    case log(String)

    /// Something that only the app's code knows, or that UIKit itself would not survive.
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

  /// The name of the controller it happened to; empty where it concerns none.
  public let subject: String

  /// Whether the subject is one of UIKit's own containers, whose callbacks nobody overrides.
  public let isStock: Bool

  /// What happened.
  package internal(set) var event: Event

  /// What the subject's flags say while it is told that its view comes or goes (LIFE-17).
  package internal(set) var movement: Movement?

  /// What happened, as text.
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
  /// Whether it tells a controller that its view comes or goes.
  var isAppearance: Bool {
    guard case .callback(let callback) = self else { return false }
    switch callback {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      return true
    default: return false
    }
  }
}
