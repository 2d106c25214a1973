/// The accessory at the trailing end of a table view cell, as `UITableViewCell.AccessoryType`.
public enum CellAccessoryType: String, Sendable, Hashable, Codable, CaseIterable {
  /// No accessory.
  case none

  /// A chevron: a tap on the cell leads to another screen.
  case disclosureIndicator

  /// A button for details, and a chevron.
  case detailDisclosureButton

  /// A checkmark: the cell is chosen.
  case checkmark

  /// A button for details.
  case detailButton
}
