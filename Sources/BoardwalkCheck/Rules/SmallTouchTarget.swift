import BoardwalkDocument
import BoardwalkLayout

extension Rule {
  /// A touch target below the recommended size.
  package static let smallTouchTarget = Rule(
    id: "small-touch-target", severity: .note, category: .accessibility,
    summary: "The touch target of a button is smaller than 44 points.",
    page: ExplainPage(
      defect: """
        A constraint gives a button a width or height of less than 44 points. With a layout (check
        --layout), the solved frame of the button is smaller; a button with a title may have the
        height of the system.
        """,
      effect: """
        The button is hard to tap. Apple's guidelines recommend at least 44 × 44 points for touch
        targets.
        """,
      example: """
        <button ... id="Btn-cl-001">
            <constraints>
                <constraint firstAttribute="height" constant="24" id="Con-st-001"/>
        """,
      fix: """
        Make the button larger; its image can stay small. If code enlarges the touch area, suppress
        this finding.
        """),
    check: .layout(
      { layout in
        layout.units.flatMap { unit in
          unit.views.compactMap { view -> Violation? in
            guard view.isSmallTouchTarget, let element = layout.element(of: view) else {
              return nil
            }
            return Violation(
              element,
              "the touch target is \(view.frame.size.text) points; "
                + "at least 44 × 44 is recommended"
            )
          }
        }
      },
      unsolved: { document in
        document.elements(of: .button).flatMap(smallConstants)
      }))

  /// The violation of the constraints of `button` that make it too small, one or both.
  private static func smallConstants(of button: Element) -> [Violation] {
    let small = View(button).constraints.filter { isTooSmall($0, for: button["id"]) }
    guard let first = small.first else { return [] }
    let sizes = small.map { "\($0.firstAttribute?.rawValue ?? "size") of \($0.constant.text)" }
    let others = small.dropFirst().map { Violation.Note("other constraint", at: $0.element) }
    return [
      Violation(
        first.element, "constant",
        "the touch target has a \(sizes.joined(separator: " and a ")) points; "
          + "at least 44 is recommended",
        notes: [.init("button", at: button)] + others)
    ]
  }

  /// Whether `constraint` alone makes the view with an id too small in one direction.
  private static func isTooSmall(_ constraint: Constraint, for id: String?) -> Bool {
    let attribute = constraint.firstAttribute
    guard attribute == .width || attribute == .height, constraint.relation == .equal,
      constraint.secondAttribute == nil, !constraint.isPlaceholder,
      constraint.firstItemID == nil || constraint.firstItemID == id,
      constraint.element.child("variation") == nil, constraint.priority == 1000
    else { return false }
    return constraint.constant > 0 && constraint.constant < minimumSide
  }

  /// The recommended minimum width and height, in points.
  fileprivate static let minimumSide = 44.0

  /// The height of a system button with a title, in points.
  fileprivate static let titledHeight = 30.0
}

extension SolvedRoot.View {
  /// Whether it is a button with a small touch target, other than a symbol of the system.
  fileprivate var isSmallTouchTarget: Bool {
    guard template.elementKind == .button, !isHidden, template.isEnabled,
      template.isUserInteractionEnabled, frame.size.width > 0, frame.size.height > 0,
      content.button?.type?.showsSystemSymbol != true
    else { return false }
    let tolerance = 0.5
    guard shownText == nil else { return frame.size.height < Rule.titledHeight - tolerance }
    return min(frame.size.width, frame.size.height) < Rule.minimumSide - tolerance
  }
}
