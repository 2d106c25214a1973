import BoardwalkDocument

extension Rule {
  /// An unwind segue that cannot unwind.
  package static let unwindWithoutExit = Rule(
    id: "unwind-without-exit", severity: .error, category: .navigation,
    summary: "An unwind segue does not lead to an exit, or has no action.",
    page: ExplainPage(
      defect: """
        An unwind segue leads to the exit of a scene, usually its own, and has the action that an
        earlier controller implements (UNW-01). This one does not. Any exit has the same effect at
        run time: the action alone determines the destination.
        """,
      effect: """
        Without the action, UIKit finds no controller to return to; without the exit, the segue is
        not compiled. The control has no effect, or performing the segue raises an exception.
        """,
      example: """
        <segue destination="Ew1-vc-001" kind="unwind" id="Qm2-un-001"/>
        ... with no unwindAction, and a view controller as its destination
        """,
      fix: """
        Drag from the control to the Exit icon of its scene and choose the action again. The
        controller to return to needs an @IBAction with a UIStoryboardSegue parameter.
        """),
    check: .document { document in
      document.segues.compactMap { segue -> Violation? in
        guard segue.kind == .unwind else { return nil }
        guard let destination = document.destination(of: segue) else {
          return Violation(
            segue.element, "destination",
            segue.destinationID.isEmpty
              ? "this unwind segue has no destination"
              : "this unwind segue leads to '\(segue.destinationID)', which does not exist",
            notes: [.init("at run time performing it raises an exception")])
        }
        if let wrong = wrongExit(of: segue, destination, in: document) { return wrong }
        guard (segue.unwindAction ?? "").isEmpty else { return nil }
        return Violation(
          segue.element, "unwindAction",
          "this unwind segue has no unwind action",
          notes: [.init("at run time no controller is found, and nothing happens")])
      }
    })

  /// The violation of an unwind segue whose destination is not an exit.
  private static func wrongExit(
    of segue: Segue, _ destination: Element, in document: Document
  ) -> Violation? {
    guard document.kind(of: destination) != .exit else { return nil }
    return Violation(
      segue.element, "destination",
      "this unwind segue leads to \(destination.noun.withArticle), not to an exit",
      notes: [.init("destination", at: destination)])
  }
}
