/// The state of an instance.
indirect enum ControllerState: Sendable, Hashable {
  case known(any Sendable & Hashable)

  /// The state, of any type.
  var value: any Sendable & Hashable {
    switch self {
    case .known(let value): value
    }
  }

  static func == (left: ControllerState, right: ControllerState) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
