/// Pages that are turned. Nobody recorded when pages are told of their move into the book; here it is
/// once they are there.
extension TransitionSequence {
  /// A page that is scrolled in: the new one is called first, at the end too (PAGE-20).
  static let scroll = TransitionSequence(
    sync: [],
    turn: [
      .loadIncoming, .incomingWillAppear, .outgoingWillDisappear, .incomingIsAppearing,
    ],
    end: [.incomingDidAppear, .outgoingDidDisappear] + move, duration: 400)

  /// A scrolled page that falls back: the old one appears again, then the new one disappears
  /// (PAGE-21).
  static let scrollCancelled = TransitionSequence(
    sync: [], turn: [],
    end: [
      .outgoingWillAppear, .outgoingIsAppearing, .outgoingDidAppear, .incomingWillDisappear,
      .incomingDidDisappear, .settlePages,
    ],
    duration: 400)

  /// A page that is curled over: begins as a scrolled one, but ends with the old one first
  /// (PAGE-22).
  static let curl = TransitionSequence(
    sync: [], turn: scroll.turn, end: [.outgoingDidDisappear, .incomingDidAppear] + move,
    duration: 400)

  /// A curled page that falls back: the calls of both pages alternate, those of the new one first
  /// (PAGE-23).
  static let curlCancelled = TransitionSequence(
    sync: [], turn: [],
    end: [
      .incomingWillDisappear, .outgoingWillAppear, .outgoingIsAppearing, .incomingDidDisappear,
      .outgoingDidAppear, .settlePages,
    ],
    duration: 400)

  /// Pages that nobody sees.
  static let pagesUnseen = TransitionSequence(sync: [], turn: move, end: [], duration: 0)

  private static let move: [TransitionStep] = [
    .allRemovedWillMove, .allRemovedDidMove, .arrivingWillMove, .arrivingDidMove, .settlePages,
    .completion, .releaseRemoved,
  ]
}
