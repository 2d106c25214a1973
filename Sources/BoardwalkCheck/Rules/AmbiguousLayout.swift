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
      let open = openDimensions(in: layout)
      if open.isEmpty { return [] }
      // Ambiguity that only stored text sizes leave disappears at run time.
      let measured = openDimensions(in: layout.withMeasuredTexts())
        .reduce(into: [:]) { $0[$1.element.index] = $1.dimensions }
      return open.compactMap { element, dimensions in
        let dimensions = dimensions.filter { measured[element.index]?.contains($0) ?? false }
        guard !dimensions.isEmpty else { return nil }
        return Violation(
          element,
          "the \(list(dimensions)) of this view " + (dimensions.count == 1 ? "is" : "are")
            + " ambiguous")
      }
    })

  /// The ambiguous dimensions of views in `layout` that are to be reported.
  private static func openDimensions(
    in layout: LaidOutDocument
  ) -> [(element: Element, dimensions: [Ambiguity.Dimension])] {
    // A constraint with a missing object may be the cause.
    layout.units.filter { !$0.hasDanglingConstraints }.flatMap { unit in
      unit.ambiguities.compactMap { ambiguity in
        let view = unit.views[ambiguity.view]
        let dimensions = ambiguity.dimensions.filter { dimension in
          isVerified(dimension, of: view) && !unit.isContested(dimension, of: view)
            && !(view.superview.map { unit.isOpen(dimension, of: $0) } ?? false)
        }
        guard !dimensions.isEmpty, !view.isHidden, let element = layout.element(of: view) else {
          return nil
        }
        return (element, dimensions)
      }
    }
  }

  /// Whether the document asks Interface Builder to verify `dimension` of `view`.
  private static func isVerified(_ dimension: Ambiguity.Dimension, of view: SolvedRoot.View) -> Bool
  {
    switch view.content.layout.verifiedAmbiguity {
    case .off: false
    case .ignoreSizes: dimension == .horizontalPosition || dimension == .verticalPosition
    case .positionOnly, nil: true
    }
  }

  private static func list(_ dimensions: [Ambiguity.Dimension]) -> String {
    let names = dimensions.map { dimension in
      switch dimension {
      case .width: "width"
      case .height: "height"
      case .horizontalPosition: "horizontal position"
      case .verticalPosition: "vertical position"
      case .contentWidth: "content width"
      case .contentHeight: "content height"
      }
    }
    return names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "")
      + (names.last ?? "")
  }
}

extension SolvedRoot {
  /// Whether constraints of `view` conflict along `dimension`: this may be the cause.
  fileprivate func isContested(_ dimension: Ambiguity.Dimension, of view: View) -> Bool {
    conflicts.flatMap(\.origins).contains { origin in
      guard case .constraint(let holder, let index) = origin else { return false }
      let constraint = views[holder].constraints[index]
      let first = constraint.firstItem ?? views[holder].template.id
      let isHorizontal = constraint.firstAttribute?.isHorizontal ?? false
      return isHorizontal == dimension.isHorizontal
        && [first, constraint.secondItem].contains(view.template.id)
    }
  }

  /// Whether `dimension` of the view at `index` is ambiguous, so that its contents are ambiguous
  /// too.
  fileprivate func isOpen(_ dimension: Ambiguity.Dimension, of index: Int) -> Bool {
    ambiguities.contains { $0.view == index && $0.dimensions.contains(dimension) }
  }
}

extension Ambiguity.Dimension {
  fileprivate var isHorizontal: Bool {
    switch self {
    case .width, .horizontalPosition, .contentWidth: true
    case .height, .verticalPosition, .contentHeight: false
    }
  }
}
