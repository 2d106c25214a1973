import BoardwalkSchema

/// The width that the accessory of a cell takes from its contents, which shrank from version to
/// version (LAY-46).
package struct AccessoryWidth: Sendable {
  private let canvas: Canvas

  /// The room that signs take on `canvas`.
  package init(_ canvas: Canvas) { self.canvas = canvas }

  /// How wide the sign `type` is with what is around it, in a cell `width` points wide, in points; 0
  /// for none.
  ///
  /// Since iOS 13 a sign keeps the cell's own margin from the cell's end.
  package func width(of type: CellAccessoryType?, inCell width: Double) -> Double {
    guard let type, let sign = Self.signs[type] else { return 0 }
    let cells = canvas.profile.cells
    if type == .disclosureIndicator, let width = cells.disclosureWidth { return width }
    let isWide = cells.signsKeepMargins && width > 320 && canvas.screen?.width ?? 375 >= 390
    return sign + (isWide ? 20 : 16)
  }

  /// How wide the signs are with the space before them, in points.
  private static let signs: [CellAccessoryType: Double] = [
    .disclosureIndicator: 10.5, .detailDisclosureButton: 51.5, .checkmark: 24, .detailButton: 28,
  ]
}
