/// Navigation stacks: what they do beside pushing and popping.
extension TransitionSequence {
  /// A new stack with a new top: the calls of a push, and moves of all that come or go (LIFE-16).
  static let exchange = TransitionSequence(
    sync: [.allRemovedWillMove, .arrivingWillMove],
    turn: [
      .loadIncoming, .outgoingWillDisappear, .incomingWillAppear, .delegateWillShow,
      .incomingIsAppearing,
    ],
    end: [
      .outgoingDidDisappear, .incomingDidAppear, .arrivingDidMove, .delegateDidShow,
      .allRemovedDidMove, .releaseRemoved,
    ],
    duration: 350, moving: .both)

  /// A new stack below the same top: nothing appears, and all that come or go are told of their
  /// move (LIFE-16).
  static let exchangeBelow = TransitionSequence(
    sync: [.allRemovedWillMove, .arrivingWillMove],
    turn: [.allRemovedDidMove, .arrivingDidMove, .releaseRemoved],
    end: [],
    duration: 0)

  /// A new stack outside the window: nothing appears, and those that come wait for their `didMove`
  /// (ORC-08, LIFE-16).
  static let exchangeUnseen = TransitionSequence(
    sync: [.allRemovedWillMove, .arrivingWillMove],
    turn: [.allRemovedDidMove, .releaseRemoved],
    end: [],
    duration: 0)

  /// A swipe back that is cancelled: the controller below disappears without ever having appeared
  /// (LIFE-13).
  static let popCancelled = TransitionSequence(
    sync: [],
    turn: [],
    end: [
      .incomingWillDisappear, .incomingDidDisappear, .outgoingWillAppear, .outgoingIsAppearing,
      .outgoingDidAppear,
    ],
    duration: 350)

  /// Whether it takes something back.
  var isCancellation: Bool {
    self == .popCancelled || self == .scrollCancelled || self == .curlCancelled
  }
}
