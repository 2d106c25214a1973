/// One step of a transition.
enum Beat: Sendable, Hashable {
  case incomingWillMove, incomingDidMove
  case removedWillMove, removedDidMove
  case loadIncoming
  case outgoingWillDisappear, outgoingDidDisappear
  case incomingWillAppear, incomingIsAppearing, incomingDidAppear
  case removedWillDisappear, removedDidDisappear
  case delegateWillShow, delegateDidShow
  case requireAnchor
  case completion
  case delegateDidDismiss
  case releaseRemoved
}
