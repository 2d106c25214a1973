import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout

/// Editing controls of rows.
extension SVGRenderer {
  /// The width of a button next to a row's content.
  private static let buttonWidth = 80.0

  /// Draws the editing controls: a sign at the leading end, a grip at the trailing end, and the
  /// row's buttons.
  mutating func addEditingSigns(of row: PlacedView.Row, _ view: PlacedView) {
    let frame = view.frame
    if let style = row.editingStyle, style != .none {
      let place = end(of: frame, width: 44, isLeft: !screen.isRightToLeft)
      regions.add(.sign(.editingControl, ofCell: view.id), place)
      addEditingControl(isInsert: style == .insert, in: place)
    }
    addButtons(row.leadingButtons, of: view, isLeft: !screen.isRightToLeft)
    addButtons(row.trailingButtons.reversed(), of: view, isLeft: screen.isRightToLeft)
    if row.trailingButtons.isEmpty, row.canMove {
      let place = end(of: frame, width: 44, isLeft: screen.isRightToLeft)
      regions.add(.sign(.reorderControl, ofCell: view.id), place)
      addGrip(in: place)
    }
  }

  /// Draws buttons with `titles`, from the edge inward. A single button usually deletes.
  private mutating func addButtons(_ titles: [String], of view: PlacedView, isLeft: Bool) {
    let paint = palette[titles.count == 1 ? .systemRed : .systemGray]
    for (index, title) in titles.enumerated() {
      var place = end(of: view.frame, width: Self.buttonWidth, isLeft: isLeft)
      place.origin.x += Self.buttonWidth * Double(isLeft ? index : -index)
      regions.add(.rowButton(index, ofCell: view.id), place)
      append(shape(place).filled(paint))
      addText(title, TextFont(pointSize: 15), .white, in: place, .center)
    }
  }

  private func end(of frame: LayoutRect, width: Double, isLeft: Bool) -> LayoutRect {
    LayoutRect(
      x: isLeft ? frame.minX : frame.maxX - width, y: frame.minY, width: width,
      height: frame.size.height)
  }

  /// A white minus on red, or a white plus on green.
  private mutating func addEditingControl(isInsert: Bool, in place: LayoutRect) {
    let center = LayoutPoint(
      x: place.minX + place.size.width / 2, y: place.minY + place.size.height / 2)
    append(
      circle(center, radius: 11).filled(palette[isInsert ? .systemGreen : .systemRed]))
    append(line(center.x - 6, center.y, center.x + 6, center.y).stroked(.white, width: 2))
    guard isInsert else { return }
    append(line(center.x, center.y - 6, center.x, center.y + 6).stroked(.white, width: 2))
  }

  /// Three lines, which a finger drags.
  private mutating func addGrip(in place: LayoutRect) {
    let (x, y) = (place.minX + place.size.width / 2, place.minY + place.size.height / 2)
    for offset in [-5.0, 0, 5] {
      append(
        line(x - 10, y + offset, x + 10, y + offset).stroked(palette[.tertiaryLabel], width: 1.5))
    }
  }
}
