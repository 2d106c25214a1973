import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout

/// Rows of tables and the titles around them.
extension WireframeRenderer {
  /// The title above or below a section.
  mutating func addTitle(_ title: String, of frame: LayoutRect, _ clip: LayoutRect) {
    let inner = frame.insetBy(left: 16, right: 16)
    guard inner.intersection(clip) != nil else { return }
    let lines = Fitting.wrap(
      title, to: columns.textColumns(inner).count, limit: max(1, Int(frame.size.height / 14)),
      ellipsis: glyphs.ellipsis)
    let height = frame.size.height / Double(max(lines.count, 1))
    for (index, line) in lines.enumerated() {
      let y = frame.minY + height * Double(index)
      guard y + height / 2 <= clip.maxY else { return }
      addText(
        line, in: LayoutRect(x: inner.minX, y: y, width: inner.size.width, height: height),
        naturalAlignment)
    }
  }

  /// The lines around a row, and the sign at its right end.
  mutating func addEdges(of row: PlacedView.Row, _ view: PlacedView, _ clip: LayoutRect) {
    let frame = view.frame
    if let accessory = accessory(of: view) {
      addSign(accessory, in: frame, width: 32, margin: 16, isLeft: isRightToLeft)
    }
    addEditingSigns(of: row, frame)
    let isGrouped = row.style != .plain
    if isGrouped, row.isFirst { addEdge(at: frame.minY, frame, clip, isDashed: false) }
    guard row.hasSeparator || isGrouped && row.isLast else { return }
    addEdge(at: frame.maxY, frame, clip, isDashed: !(isGrouped && row.isLast))
    if row.style == .insetGrouped, let visible = frame.intersection(clip) {
      let span = columns.span(visible)
      for column in [span.lowerBound, span.upperBound] {
        addVerticalLine(at: column, across: visible)
      }
    }
  }

  /// The editing controls of a row: a sign at the leading end, and a grip or a delete button at the
  /// trailing end.
  private mutating func addEditingSigns(of row: PlacedView.Row, _ frame: LayoutRect) {
    let sign: String? =
      switch row.editingStyle {
      case .delete: "(\(glyphs.minus))"
      case .insert: "(+)"
      case .some(.none), nil: nil
      }
    if let sign {
      addSign(sign, in: frame, width: 32, margin: 8, isLeft: !isRightToLeft)
    }
    addButtons(row.leadingButtons, in: frame, isLeft: !isRightToLeft)
    addButtons(row.trailingButtons, in: frame, isLeft: isRightToLeft)
    if row.trailingButtons.isEmpty, row.canMove {
      addSign(glyphs.grip, in: frame, width: 32, margin: 8, isLeft: isRightToLeft)
    }
  }

  /// Adds buttons with `titles` at one end of the row at `frame`.
  private mutating func addButtons(_ titles: [String], in frame: LayoutRect, isLeft: Bool) {
    guard !titles.isEmpty else { return }
    let buttons = titles.map { "[\($0)]" }
    addSign(
      (isRightToLeft ? buttons.reversed() : buttons).joined(separator: " "), in: frame,
      width: 80 * Double(titles.count), margin: 10, isLeft: isLeft)
  }

  /// Adds `text` at one end of the row at `frame`, so far from its edge.
  private mutating func addSign(
    _ text: String, in frame: LayoutRect, width: Double, margin: Double, isLeft: Bool
  ) {
    let x = isLeft ? frame.minX + margin : frame.maxX - margin - width
    let end = LayoutRect(x: x, y: frame.minY, width: width, height: frame.size.height)
    addText(text, in: end, isLeft ? .left : .right, mayOverflow: false)
  }

  private mutating func addEdge(
    at y: Double, _ frame: LayoutRect, _ clip: LayoutRect, isDashed: Bool
  ) {
    guard y >= clip.minY - 0.5, y <= clip.maxY + 0.5 else { return }
    addLine(at: y, across: frame, isDashed: isDashed)
  }

  private func accessory(of view: PlacedView) -> String? {
    switch view.template?.cell?.accessoryType {
    case .disclosureIndicator: disclosure
    case .detailDisclosureButton:
      isRightToLeft ? "\(disclosure) \(glyphs.detail)" : "\(glyphs.detail) \(disclosure)"
    case .detailButton: glyphs.detail
    case .checkmark: glyphs.checkmark
    case .some(.none), nil: nil
    }
  }
}
