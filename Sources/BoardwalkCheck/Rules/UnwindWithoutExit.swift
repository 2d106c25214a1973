import BoardwalkDocument

extension Rule {
  /// An unwind segue that cannot unwind.
  package static let unwindWithoutExit = Rule(
    id: "unwind-without-exit", severity: .error, category: .navigation,
    summary: "An unwind segue does not lead to an exit, or has no unwind action.",
    page: ExplainPage(
      happened: """
        An unwind segue leads to the exit of a scene, usually its own, and names the action that some
        controller further back implements (UNW-01). This one does not. Which scene's exit it is makes
        no difference at run time: the action alone decides where it ends.
        """,
      harm: """
        Without the action UIKit finds no controller to go back to; without the exit the segue is
        not compiled at all. The button does nothing, or performing the segue raises an exception.
        """,
      example: """
        <segue destination="Ew1-vc-001" kind="unwind" id="Qm2-un-001"/>
        ... with no unwindAction, and a view controller as its destination
        """,
      fix: """
        Drag from the control to the Exit icon of its own scene and choose the action again. The
        controller to return to must have an @IBAction that takes a UIStoryboardSegue.
        """),
    check: .document { document in
      document.elements(of: .segue).map(Segue.init).compactMap { segue -> Violation? in
        guard segue.kind == .unwind else { return nil }
        guard let destination = document.destination(of: segue) else {
          return Violation(
            segue.element, "destination",
            "lead this unwind segue to the exit of its own scene: "
              + (segue.destinationID.isEmpty
                ? "it names none" : "nothing has the id '\(segue.destinationID)'"),
            notes: [.init("at run time performing it raises an exception")])
        }
        if let wrong = wrongExit(of: segue, destination, in: document) { return wrong }
        guard (segue.unwindAction ?? "").isEmpty else { return nil }
        return Violation(
          segue.element, "unwindAction",
          "give this unwind segue an unwind action: it names no message for a controller to handle",
          notes: [.init("at run time nothing is found to unwind to, and nothing happens")])
      }
    })

  /// The violation of an unwind segue that leads to something else than an exit.
  private static func wrongExit(
    of segue: Segue, _ destination: Element, in document: Document
  ) -> Violation? {
    guard document.kind(of: destination) != .exit else { return nil }
    return Violation(
      segue.element, "destination",
      "the destination of this unwind segue is a \(destination.noun) instead of an exit",
      notes: [.init("the destination", at: destination)])
  }
}
