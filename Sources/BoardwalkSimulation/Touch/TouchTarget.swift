/// A touchable part of a controller's own view.
struct TouchTarget: Sendable, Hashable {
  let id: String

  /// The cell that it is or is in; nil outside of cells that code copies.
  var cell: CellID?

  /// The part of the object; nil for the whole.
  var part: Int?
  let role: Touchable.Role
  let texts: [String]

  /// The texts of its subviews, if they are not its name.
  var innerTexts: [String] = []

  /// The ids of the gesture recognizers attached to it that recognize a tap.
  let recognizers: [String]

  /// Whether it takes touches, and everything around it does.
  let isEnabled: Bool
}
