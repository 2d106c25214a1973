/// A touchable element on screen.
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

  /// The cell that it is or is in; nil outside of cells that code copies.
  public let cell: CellID?

  /// The object's id in the document; a tab's index for tabs; empty for back buttons.
  public let id: String

  /// The part of the object, from 0: the segment of a segmented control, the entry of a menu; for
  /// steppers and page controls 0 decrements and 1 increments. Nil for the whole.
  package let part: Int?

  /// The role.
  public let role: Role

  /// Its texts, the most specific first, then its accessibility label, accessibility identifier and
  /// user label.
  public let texts: [String]

  /// The texts of its labels, if they are not its name: it is a backdrop of other touchable
  /// elements.
  package let innerTexts: [String]

  /// Whether it reacts.
  public let isEnabled: Bool

  init(
    controller: ControllerID, cell: CellID? = nil, id: String, part: Int? = nil, role: Role,
    texts: [String], innerTexts: [String] = [], isEnabled: Bool
  ) {
    self.controller = controller
    self.cell = cell
    self.id = id
    self.part = part
    self.role = role
    self.texts = texts
    self.innerTexts = innerTexts
    self.isEnabled = isEnabled
  }

  /// The display name.
  public var name: String { texts.first ?? role.rawValue }

  /// Its view; nil for elements of bars.
  public var view: ViewID? {
    switch role {
    case .button, .cell, .field, .control, .view, .detailButton, .cancelButton, .editingControl,
      .reorderControl, .deleteButton, .swipeAction:
      ViewID(id, of: controller, in: cell)
    case .menuItem, .backButton, .barItem, .toolbarItem, .tab: nil
    }
  }
}
