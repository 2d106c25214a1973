import BoardwalkBase
import BoardwalkGraph
import BoardwalkLayout

/// Search bars.
extension SVGRenderer {
  /// Draws `bar`, which is the view `id`, at `frame`.
  mutating func add(_ bar: DisplaySearchBar, of id: String, _ frame: LayoutRect) {
    let parts = bar.parts(at: frame, isRightToLeft: screen.isRightToLeft)
    addSearchField(bar.input, parts.field)
    if let title = bar.cancelTitle, let cancel = parts.cancel {
      regions.add(.sign(.cancelButton, ofCell: id), cancel)
      addText(title, DisplaySearchBar.font, tint, in: cancel, .center)
    }
    guard let scopes = parts.scopes else { return }
    let places = scopes.columns(bar.scopes.count)
    for (index, place) in (screen.isRightToLeft ? places.reversed() : places).enumerated() {
      regions.add(.section(index, ofControl: id), place)
    }
    addSegments(bar.scopes, selected: bar.selectedScope, scopes)
  }

  /// Draws the field of a search bar.
  private mutating func addSearchField(_ input: DisplayTextInput, _ frame: LayoutRect) {
    let height = min(36, frame.size.height - 4)
    let field = LayoutRect(
      x: frame.minX + 8, y: frame.minY + (frame.size.height - height) / 2,
      width: max(0, frame.size.width - 16), height: height)
    append(shape(field, radius: 10).filled(palette[.tertiarySystemFill]))
    let gray = palette[.secondaryLabel]
    let start = screen.isRightToLeft ? field.maxX - 15 : field.minX + 15
    let middle = LayoutPoint(x: start, y: field.minY + height / 2 - 1)
    append(circle(middle, radius: 5.5).with("fill", "none").stroked(gray, width: 1.5))
    append(
      line(middle.x + 4, middle.y + 4, middle.x + 8, middle.y + 8).stroked(gray, width: 1.5))
    addText(
      input.visibleText, TextFont(pointSize: 17), input.text.isEmpty ? gray : palette[.label],
      in: field.inset(by: LayoutInsets(left: 30, right: 30)), naturalAlignment)
  }
}
