import BoardwalkSchema

/// The width of a cell's accessory with its margins, which decreased from version to version
/// (LAY-46).
package struct AccessoryWidth: Sendable {
  private let canvas: Canvas

  /// The widths of accessories on `canvas`.
  package init(_ canvas: Canvas) { self.canvas = canvas }

  /// The width of the accessory `type` with its margins, in a cell of `width` points; 0 without
  /// one.
  ///
  /// Since iOS 13 an accessory keeps the margin of the cell.
  package func width(of type: CellAccessoryType?, inCell width: Double) -> Double {
    guard let type, let accessory = Self.widths[type] else { return 0 }
    let cells = canvas.profile.cells
    if type == .disclosureIndicator, let width = cells.disclosureWidth { return width }
    let isWide = cells.signsKeepMargins && width > 320 && canvas.screen?.width ?? 375 >= 390
    return accessory + (isWide ? 20 : 16)
  }

  /// The widths of accessories with the space before them, in points.
  private static let widths: [CellAccessoryType: Double] = [
    .disclosureIndicator: 10.5, .detailDisclosureButton: 51.5, .checkmark: 24, .detailButton: 28,
  ]
}
