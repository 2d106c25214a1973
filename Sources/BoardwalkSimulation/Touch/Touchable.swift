/// Something on screen that can be touched.
public struct Touchable: Sendable, Hashable {
  /// The role of an element.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    case button, cell, field, control, view
    case detailButton = "detail button"
    case cancelButton = "cancel button"
    case editingControl = "editing control"
    case reorderControl = "reorder control"
    case deleteButton = "delete button"
    case swipeAction = "swipe action"
    case menuItem = "menu item"
    case backButton = "back"
    case barItem = "bar item"
    case toolbarItem = "toolbar item"
    case tab
  }

  /// The controller whose view or bar it is in.
  public let controller: ControllerID

  /// The cell that it is, or is in; nil for what is in no cell that code copies.
  public let cell: CellID?

  /// The object's id in the document; a tab's index for tabs; empty for back buttons.
  public let id: String

  /// Which part of the object it is, from 0: the segment of a segmented control, the entry of a menu; for
  /// steppers and page controls 0 is the half that goes down or back, and 1 the other. Nil for the whole.
  package let part: Int?

  /// What sort of thing it is.
  public let role: Role

  /// What is written on it, the most telling first, then its labels for assistive technologies,
  /// tests and its author.
  public let texts: [String]

  /// What is written inside it on labels, which leave touches to it, where that is no name of its own: it
  /// lies behind other things that can be touched.
  package let inscriptions: [String]

  /// Whether it reacts.
  public let isEnabled: Bool

  init(
    controller: ControllerID, cell: CellID? = nil, id: String, part: Int? = nil, role: Role,
    texts: [String], inscriptions: [String] = [], isEnabled: Bool
  ) {
    self.controller = controller
    self.cell = cell
    self.id = id
    self.part = part
    self.role = role
    self.texts = texts
    self.inscriptions = inscriptions
    self.isEnabled = isEnabled
  }

  /// What people call it.
  public var name: String { texts.first ?? role.rawValue }

  /// The view that it is; nil for what only bars have.
  public var view: ViewID? {
    switch role {
    case .button, .cell, .field, .control, .view, .detailButton, .cancelButton, .editingControl,
      .reorderControl, .deleteButton, .swipeAction:
      ViewID(id, of: controller, in: cell)
    case .menuItem, .backButton, .barItem, .toolbarItem, .tab: nil
    }
  }
}
