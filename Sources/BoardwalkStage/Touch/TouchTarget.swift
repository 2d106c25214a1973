/// Something in a controller's own view that a finger can do something with.
struct TouchTarget: Sendable, Hashable {
  let id: String

  /// Which part of the object it is; nil for the whole.
  var part: Int?
  let role: Touchable.Role
  let texts: [String]

  /// The ids of the gesture recognizers attached to it that recognize a tap.
  let recognizers: [String]

  /// Whether it takes touches, and everything around it does.
  let isEnabled: Bool
}
