/// Containers that show one of several, or several at once.
extension TransitionSequence {
  /// Another tab: the new child is called first, unlike in a push (LIFE-40).
  static let selectTab = TransitionSequence(
    sync: [],
    turn: [
      .loadIncoming, .incomingWillAppear, .outgoingWillDisappear, .incomingIsAppearing,
      .outgoingDidDisappear, .incomingDidAppear,
    ],
    end: [],
    duration: 0)

  /// Another root of a nested stack: all calls of the old one, then all of the new one (ORC-24).
  static let replace = TransitionSequence(
    sync: [],
    turn: [
      .removedWillMove, .outgoingWillDisappear, .outgoingDidDisappear, .removedDidMove,
      .incomingWillMove, .loadIncoming, .incomingWillAppear, .incomingIsAppearing,
      .incomingDidAppear, .incomingDidMove, .releaseRemoved,
    ],
    end: [],
    duration: 0, moving: .both)

  /// Another root of a nested stack outside the window, where nothing appears (ORC-08, ORC-24).
  static let replaceUnseen = TransitionSequence(
    sync: [],
    turn: [.removedWillMove, .removedDidMove, .incomingWillMove, .releaseRemoved],
    end: [],
    duration: 0)

  /// Columns and tabs that come and go because their container has less or more room for them.
  static let rearrange = TransitionSequence(
    sync: [],
    turn: [
      .loadIncoming, .outgoingWillDisappear, .incomingWillAppear, .incomingIsAppearing,
      .outgoingDidDisappear, .incomingDidAppear, .delegateCloses, .releaseRemoved,
    ],
    end: [],
    duration: 0)

  /// Two children of a plain controller change places, as with `transition(from:to:)` (LIFE-53).
  static let exchangeChildren = TransitionSequence(
    sync: [],
    turn: [
      .loadIncoming, .outgoingWillDisappear, .incomingWillAppear, .incomingIsAppearing,
    ],
    end: [.incomingDidAppear, .outgoingDidDisappear],
    duration: 350)
}
