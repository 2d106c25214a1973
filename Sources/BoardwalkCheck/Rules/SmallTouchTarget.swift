import BoardwalkDocument
import BoardwalkTree

extension Rule {
  /// A button that is declared smaller than a fingertip.
  public static let smallTouchTarget = Rule(
    id: "small-touch-target", severity: .note, category: .accessibility,
    summary: "A button is given a size smaller than 44 points.",
    page: ExplainPage(
      happened: """
        A constraint gives a button a width or height of less than 44 points.
        """,
      harm: """
        Fingers miss it. Apple's guidelines ask for at least 44 by 44 points for everything that is
        tapped.
        """,
      example: """
        <button ... id="Btn-cl-001">
            <constraints>
                <constraint firstAttribute="height" constant="24" id="Con-st-001"/>
        """,
      fix: """
        Make the button larger; its image can stay small. Or enlarge where it takes touches in
        code, and turn this rule off.
        """),
    check: .document { document in
      document.elements(of: .button).flatMap { button -> [Violation] in
        let id = button["id"]
        return View(button).constraints.compactMap { constraint in
          let attribute = constraint.firstAttribute
          guard attribute == "width" || attribute == "height", constraint.relation == "equal",
            constraint.secondAttribute == nil, !constraint.isPlaceholder,
            constraint.firstItemID == nil || constraint.firstItemID == id,
            constraint.element.child("variation") == nil, constraint.priority == 1000,
            constraint.constant > 0, constraint.constant < leastTouchTarget
          else { return nil }
          return Violation(
            constraint.element, "constant",
            "give this button a \(attribute) of at least 44: fingers miss what is smaller",
            notes: [.init("the button", at: button)])
        }
      }
    })

  /// In points, in both directions.
  private static let leastTouchTarget = 44.0
}
