import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import BoardwalkSchema

extension Rule {
  /// A control or text that the screen's edge cuts.
  package static let offScreenContent = Rule(
    id: "off-screen-content", severity: .warning, category: .frames,
    summary: "A control or text extends beyond the screen.",
    page: ExplainPage(
      defect: """
        A control or a text is partly outside of the screen and not in a scroll view. Views that are
        completely outside are not reported, since they may be moved in, nor is the content of a view
        that a constraint with a negative distance moves beyond an edge, such as a panel.
        """,
      effect: """
        The invisible part can neither be read nor tapped.
        """,
      example: """
        <button ... id="Btn-sv-001">
            <rect key="frame" x="340" y="80" width="100" height="44"/>
        ... on a screen 393 points wide
        """,
      fix: """
        Constrain the view to the safe area on both sides, let it shrink, or move it into a scroll
        view.
        """),
    check: .layout { layout in
      let layout = layout.withOuterBars()
      return layout.units.filter(layout.isSizedByScreen).flatMap { unit -> [Violation] in
        guard let screen = unit.views.first?.place.size else { return [] }
        let bounds = LayoutRect(x: 0, y: 0, width: screen.width, height: screen.height)
        let cut = unit.views.filter { view in
          guard view.isContent, !view.isScrolled, !bounds.contains(view.place, within: tolerance)
          else { return false }
          let place = visiblePlace(of: view)
          return !bounds.contains(place, within: tolerance) && bounds.overlap(with: place) != nil
        }
        let panels = cut.isEmpty ? [] : unit.movedViews
        return cut.compactMap { view in
          guard !unit.isInside(panels, view), let element = layout.element(of: view) else {
            return nil
          }
          return Violation(
            element, "this \(element.noun) is partly outside of the screen",
            notes: [
              .init("its frame is \(view.place.text)"),
              .init("the screen is \(screen.width.text) × \(screen.height.text)"),
            ])
        }
      }
    })

  /// The visible frame of `view`: for a label, that of its text, which may be narrower; for a
  /// switch, without the two points at its right beyond its alignment rectangle (LAY-11).
  private static func visiblePlace(of view: SolvedRoot.View) -> LayoutRect {
    if view.template.elementKind == .switch {
      return view.place.inset(by: LayoutInsets(right: 2))
    }
    guard let text = view.textFrame else { return view.place }
    return text.moved(
      by: LayoutPoint(
        x: view.place.minX - view.frame.minX, y: view.place.minY - view.frame.minY))
  }

  /// The tolerance in points.
  private static let tolerance = 1.0
}

extension SolvedRoot {
  /// The ids of views that constraints move beyond the edges of the views that hold them, as panels
  /// that slide in.
  fileprivate var movedViews: Set<String> {
    let ids = Set(views.map(\.template.id))
    var moved: Set<String> = []
    for holder in views {
      let outer = holder.template.id
      for constraint in holder.constraints where constraint.relation == .equal {
        let isInnerFirst = constraint.firstItem.map { $0 != outer } ?? false
        let (inner, other) =
          isInnerFirst
          ? (constraint.firstItem, constraint.secondItem)
          : (constraint.secondItem, constraint.firstItem)
        guard let inner, other == nil || other == outer || other.map(ids.contains) == false,
          let edge = constraint.firstAttribute, edge == constraint.secondAttribute ?? edge,
          edge.isBeyond(isInnerFirst ? constraint.constant : -constraint.constant)
        else { continue }
        moved.insert(inner)
      }
    }
    return moved
  }

  /// Whether one of `holders` is around `view`.
  fileprivate func isInside(_ holders: Set<String>, _ view: View) -> Bool {
    var superview = view.superview
    while let index = superview, let next = views[index].superview {
      if holders.contains(views[index].template.id) { return true }
      superview = next
    }
    return false
  }
}

extension LayoutAttribute {
  /// Whether an edge that lies `distance` after the same edge of a view is outside of that view.
  fileprivate func isBeyond(_ distance: Double) -> Bool {
    switch self {
    case .top, .leading, .left: distance < 0
    case .bottom, .trailing, .right: distance > 0
    default: false
    }
  }
}
