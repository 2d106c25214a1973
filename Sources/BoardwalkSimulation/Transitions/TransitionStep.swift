/// One step of a transition.
enum TransitionStep: Sendable, Hashable {
  case incomingWillMove, incomingDidMove
  case removedWillMove, removedDidMove

  /// All that come or go are told, not only the one that is seen (LIFE-16).
  case arrivingWillMove, arrivingDidMove, allRemovedWillMove, allRemovedDidMove

  case loadIncoming
  case outgoingWillDisappear, outgoingDidDisappear
  case outgoingWillAppear, outgoingIsAppearing, outgoingDidAppear
  case incomingWillAppear, incomingIsAppearing, incomingDidAppear
  case incomingWillDisappear, incomingDidDisappear
  case removedWillDisappear, removedDidDisappear
  case settlePages

  /// The delegate hears what the transition has prepared for it.
  case delegateCloses
  case delegateWillShow, delegateDidShow
  case requireAnchor
  case completion
  case delegateDidDismiss
  case releaseRemoved
}
