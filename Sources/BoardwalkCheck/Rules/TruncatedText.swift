import BoardwalkDocument
import BoardwalkLayout

extension Rule {
  /// A text that does not fit its frame.
  package static let truncatedText = Rule(
    id: "truncated-text", severity: .warning, category: .frames,
    summary: "A text does not fit its frame.",
    page: ExplainPage(
      defect: """
        A label, a button or the placeholder of a text field has a text that is larger than its
        frame. Widths are those of the system font, accurate to about a point; custom fonts are not
        checked. A difference of a few points is tolerated. Rows and freeform views of xibs grow with
        their text, and so do cells of collections, unless their flow layout gives all of them one size.
        Code also gives such views and cells their width, which counts only for texts in views with a
        width of their own.
        """,
      effect: """
        The text ends in an ellipsis, or lines are missing.
        """,
      example: """
        <label text="Forgot your password?" ...>
            <constraints>
                <constraint firstAttribute="width" constant="80" id="Con-st-001"/>
        """,
      fix: """
        Remove a fixed size, allow more lines, or let the text shrink. A shorter text helps in one
        language only.
        """),
    check: .layout { layout in
      let truncated = truncatedTexts(in: layout)
      if truncated.isEmpty { return [] }
      // A text without a limit grows at run time, however small its stored size is.
      let measured = Set(truncatedTexts(in: layout.withMeasuredTexts()).map(\.element.index))
      return truncated.filter { measured.contains($0.element.index) }.map { element, fit in
        Violation(
          element, "this text is truncated",
          notes: [.init("it needs \(fit.needed.text) points and has \(fit.available.text)")])
      }
    })

  private static func truncatedTexts(
    in layout: LaidOutDocument
  ) -> [(element: Element, fit: TextFit)] {
    layout.units.flatMap { unit in
      unit.views.compactMap { view in
        guard !view.isHidden, let text = view.shownText, let fit = view.fit(of: text),
          fit.isTruncated,
          fit.isVertical ? !layout.growsWithText(unit) : !layout.isWidthOpen(of: view, in: unit),
          // A styled cell sizes its own labels for their texts.
          unit.views.first?.template.cell?.part(view.template) == nil
            || layout.setting.place != .canvas,
          let element = layout.element(of: view)
        else { return nil }
        return (element, fit)
      }
    }
  }
}

extension LaidOutDocument {
  /// Whether the width of `view` follows from that of the outermost view of `unit`, and code gives
  /// that one its width: a freeform view, or a cell that its collection measures.
  fileprivate func isWidthOpen(of view: SolvedRoot.View, in unit: SolvedRoot) -> Bool {
    guard unit.role != .tableCell, growsWithText(unit) else { return false }
    var inner = view
    while let superview = inner.superview {
      if !inner.isPlaced || inner.hasWidthOfItsOwn { return false }
      inner = unit.views[superview]
    }
    return true
  }

  /// Whether `unit` grows with its text: a row, a freeform view of a xib, or a cell or header of a
  /// collection whose layout asks for that or is not in the document.
  fileprivate func growsWithText(_ unit: SolvedRoot) -> Bool {
    guard unit.role != .tableCell, let root = unit.views.first else { return true }
    if unit.role == .topLevelView, root.content.layout.isFreeform { return true }
    guard [.collectionViewCell, .collectionReusableView].contains(root.template.elementKind)
    else { return false }
    let list = element(of: root)?.ancestors.first { $0.kind == .collectionView }
    return list.flatMap { View($0).flowLayout }?.measuresItems ?? true
  }
}

extension SolvedRoot.View {
  /// Whether a constraint limits its width to a number.
  fileprivate var hasWidthOfItsOwn: Bool {
    constraints.contains { constraint in
      constraint.firstAttribute == .width && constraint.secondItem == nil
        && constraint.relation != .greaterThanOrEqual && !constraint.isPlaceholder
        && constraint.firstItem ?? template.id == template.id
    }
  }
}
