/// Something in a controller's own view that a finger can do something with.
struct TouchTarget: Sendable, Hashable {
  let id: String

  /// The cell that it is, or is in; nil for what is in no cell that code copies.
  var cell: CellID?

  /// Which part of the object it is; nil for the whole.
  var part: Int?
  let role: Touchable.Role
  let texts: [String]

  /// The text of its subviews, if that is not its name.
  var inscriptions: [String] = []

  /// The ids of the gesture recognizers attached to it that recognize a tap.
  let recognizers: [String]

  /// Whether it takes touches, and everything around it does.
  let isEnabled: Bool
}
