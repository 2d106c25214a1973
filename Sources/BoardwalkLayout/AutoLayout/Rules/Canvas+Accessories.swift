import BoardwalkSchema

extension Canvas {
  /// The width of the accessory `type` with its margins, in a cell of `width` points; 0 without
  /// one. It decreased from version to version (LAY-46).
  ///
  /// Since iOS 13 an accessory keeps the margin of the cell.
  func width(ofAccessory type: CellAccessoryType?, inCell width: Double) -> Double {
    guard let type, let accessory = Self.accessoryWidths[type] else { return 0 }
    let cells = profile.cells
    if type == .disclosureIndicator, let width = cells.disclosureWidth { return width }
    let isWide = cells.signsKeepMargins && width > 320 && screen?.width ?? 375 >= 390
    return accessory + (isWide ? 20 : 16)
  }

  /// The widths of accessories with the space before them, in points.
  private static let accessoryWidths: [CellAccessoryType: Double] = [
    .disclosureIndicator: 10.5, .detailDisclosureButton: 51.5, .checkmark: 24, .detailButton: 28,
  ]
}
