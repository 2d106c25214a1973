import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout

extension Rule {
  /// A view whose position or size is ambiguous.
  package static let ambiguousLayout = Rule(
    id: "ambiguous-layout", severity: .warning, category: .frames,
    summary: "Constraints do not determine the position or size of a view.",
    page: ExplainPage(
      defect: """
        The constraints of a view have several solutions. Xcode reports "Size and horizontal
        position are ambiguous for "Label".", "Vertical position is ambiguous for "Label"." or
        "Scrollable content size is ambiguous for "Scroll View".".
        """,
      effect: """
        The app uses any of the solutions, often a position in a corner or a size of zero, and may
        change it later.
        """,
      example: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001"/>
        ... with constraints for its leading and top edges only
        """,
      fix: """
        Add the missing constraints. If code adds them at run time, use constraints that are removed
        at build time, or set Ambiguity to Never Verify.
        """),
    check: .layout { layout in
      let open = openParts(in: layout)
      if open.isEmpty { return [] }
      // Ambiguity that only stored text sizes leave disappears at run time.
      let measured = openParts(in: layout.withMeasuredTexts())
        .reduce(into: [:]) { $0[$1.element.index] = $1.parts }
      return open.compactMap { element, parts in
        let parts = parts.filter { measured[element.index]?.contains($0) ?? false }
        guard !parts.isEmpty else { return nil }
        return Violation(
          element,
          "the \(words(for: parts)) of this view " + (parts.count == 1 ? "is" : "are")
            + " ambiguous")
      }
    })

  /// The ambiguous parts of views in `layout` that are to be reported.
  private static func openParts(
    in layout: LaidOutDocument
  ) -> [(element: Element, parts: [Ambiguity.Part])] {
    // A constraint with a missing object may be the cause.
    layout.units.filter { !$0.hasDanglingConstraints }.flatMap { unit in
      unit.ambiguities.compactMap { ambiguity in
        let view = unit.views[ambiguity.view]
        let parts = ambiguity.parts.filter { part in
          isVerified(part, of: view) && !unit.isContested(part, of: view)
            && !(view.superview.map { unit.isOpen(part, of: $0) } ?? false)
        }
        guard !parts.isEmpty, !view.isHidden, let element = layout.element(of: view) else {
          return nil
        }
        return (element, parts)
      }
    }
  }

  /// Whether the author wants to know that `part` of `view` is open.
  private static func isVerified(_ part: Ambiguity.Part, of view: SolvedRoot.View) -> Bool {
    switch view.content.layout.verifiedAmbiguity {
    case .off: false
    case .ignoreSizes: part == .horizontalPosition || part == .verticalPosition
    case .positionOnly, nil: true
    }
  }

  private static func words(for parts: [Ambiguity.Part]) -> String {
    let words = parts.map { part in
      switch part {
      case .width: "width"
      case .height: "height"
      case .horizontalPosition: "horizontal position"
      case .verticalPosition: "vertical position"
      case .contentWidth: "content width"
      case .contentHeight: "content height"
      }
    }
    return words.dropLast().joined(separator: ", ") + (words.count > 1 ? " and " : "")
      + (words.last ?? "")
  }
}

extension SolvedRoot {
  /// Whether constraints of `view` conflict along `part`: this may be the cause.
  fileprivate func isContested(_ part: Ambiguity.Part, of view: View) -> Bool {
    conflicts.flatMap(\.origins).contains { origin in
      guard case .constraint(let holder, let index) = origin else { return false }
      let constraint = views[holder].constraints[index]
      let first = constraint.firstItem ?? views[holder].template.id
      let isAcross = constraint.firstAttribute?.isHorizontal ?? false
      return isAcross == part.isAcross
        && [first, constraint.secondItem].contains(view.template.id)
    }
  }

  /// Whether `part` of the view at `index` is ambiguous, so that its contents are ambiguous too.
  fileprivate func isOpen(_ part: Ambiguity.Part, of index: Int) -> Bool {
    ambiguities.contains { $0.view == index && $0.parts.contains(part) }
  }
}

extension Ambiguity.Part {
  fileprivate var isAcross: Bool {
    switch self {
    case .width, .horizontalPosition, .contentWidth: true
    case .height, .verticalPosition, .contentHeight: false
    }
  }
}
