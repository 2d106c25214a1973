/// Containers that show one of several, or several at once.
extension Choreography {
  /// LIFE-40: the new one first, unlike a push.
  static let selectTab = Choreography(
    sync: [],
    turn: [
      .loadIncoming, .incomingWillAppear, .outgoingWillDisappear, .incomingIsAppearing,
      .outgoingDidDisappear, .incomingDidAppear,
    ],
    end: [],
    duration: 0)

  /// ORC-24: one after the other, not interleaved.
  static let replace = Choreography(
    sync: [],
    turn: [
      .removedWillMove, .outgoingWillDisappear, .outgoingDidDisappear, .removedDidMove,
      .incomingWillMove, .loadIncoming, .incomingWillAppear, .incomingIsAppearing,
      .incomingDidAppear, .incomingDidMove, .releaseRemoved,
    ],
    end: [],
    duration: 0, moving: .both)

  /// ORC-08, ORC-24: the same where nobody sees it.
  static let replaceUnseen = Choreography(
    sync: [],
    turn: [.removedWillMove, .removedDidMove, .incomingWillMove, .releaseRemoved],
    end: [],
    duration: 0)

  /// Columns and tabs that come and go because their container has less or more room for them.
  static let rearrange = Choreography(
    sync: [],
    turn: [
      .loadIncoming, .outgoingWillDisappear, .incomingWillAppear, .incomingIsAppearing,
      .outgoingDidDisappear, .incomingDidAppear, .delegateCloses, .releaseRemoved,
    ],
    end: [],
    duration: 0)

  /// LIFE-53: both children change places in a container of the app's own.
  static let exchangeChildren = Choreography(
    sync: [],
    turn: [
      .loadIncoming, .outgoingWillDisappear, .incomingWillAppear, .incomingIsAppearing,
    ],
    end: [.incomingDidAppear, .outgoingDidDisappear],
    duration: 350)
}
