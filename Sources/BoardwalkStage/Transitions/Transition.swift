/// One change of what is on screen, with the parts its choreography speaks of.
struct Transition: Sendable, Hashable {
  let choreography: Choreography

  /// The container that the change happens in; nil for a presentation.
  var container: ControllerID?

  /// The controller whose view goes; nil where none does, as behind a sheet.
  var outgoing: ControllerID?

  /// The controller whose view comes; nil where none does.
  var incoming: ControllerID?

  /// The controllers that leave the app, the uppermost first.
  var removed: [ControllerID] = []

  /// The completion block that is called at the end.
  var completion: Completion?

  /// Whether a person caused it, so that the presentation's delegate hears of its end (LIFE-35).
  var isByPerson = false

  /// The exception that a popover without anything to point to raises when it is set up.
  var missingAnchor: UIKitException?

  /// How the change is animated.
  var pace = Pace.animated

  /// How much time passes before a transition ends.
  enum Pace: Sendable, Hashable {
    /// As much as its choreography says.
    case animated

    /// None.
    case immediate

    /// None, but the end waits for another turn of the main queue (TIME-05).
    case deferred
  }

  /// How long it takes, in milliseconds.
  var duration: Int {
    switch pace {
    case .animated: choreography.duration
    case .immediate: 0
    case .deferred: 1
    }
  }
}
