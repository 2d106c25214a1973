/// What an instance of some class knows.
struct ControllerState: Sendable, Hashable {
  let value: any Sendable & Hashable

  static func == (left: ControllerState, right: ControllerState) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
