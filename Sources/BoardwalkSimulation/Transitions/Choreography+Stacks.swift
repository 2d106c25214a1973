/// Navigation stacks: what they do beside pushing and popping.
extension Choreography {
  /// LIFE-16: another stack with another top.
  static let exchange = Choreography(
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

  /// LIFE-16: another stack under the same top.
  static let exchangeBelow = Choreography(
    sync: [.allRemovedWillMove, .arrivingWillMove],
    turn: [.allRemovedDidMove, .arrivingDidMove, .releaseRemoved],
    end: [],
    duration: 0)

  /// ORC-08, LIFE-16: another stack that nobody sees.
  static let exchangeUnseen = Choreography(
    sync: [.allRemovedWillMove, .arrivingWillMove],
    turn: [.allRemovedDidMove, .releaseRemoved],
    end: [],
    duration: 0)

  /// LIFE-13: the one below goes without ever having appeared.
  static let popCancelled = Choreography(
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
