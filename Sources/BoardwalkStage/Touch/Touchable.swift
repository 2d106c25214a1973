/// Something on screen that can be touched.
public struct Touchable: Sendable, Hashable {
  /// What sort of thing it is.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    case button, cell, field, control, view
    case detailButton = "detail button"
    case backButton = "back"
    case barItem = "bar item"
    case toolbarItem = "toolbar item"
    case tab
  }

  /// The controller whose view or bar it is in.
  public let controller: ControllerID

  /// The object's id in the document; a tab's index for tabs; empty for back buttons.
  public let id: String

  /// What sort of thing it is.
  public let role: Role

  /// What is written on it, the most telling first, then its labels for assistive technologies,
  /// tests and its author.
  public let texts: [String]

  /// Whether it reacts.
  public let isEnabled: Bool

  /// What people call it.
  public var name: String { texts.first ?? role.rawValue }
}
