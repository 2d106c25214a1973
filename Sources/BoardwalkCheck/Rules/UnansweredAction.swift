import BoardwalkBase
import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// An action that the behaviour of its receiver leaves out.
  package static let unansweredAction = Rule(
    id: "unanswered-action", severity: .warning, category: .code,
    summary: "An action goes to a class whose behaviour does not answer it.",
    page: ExplainPage(
      happened: """
        A control, item or gesture recognizer sends a message to a view controller. A .behavior file
        says what the controller's class does, and has no action of this name there, or one that
        takes other parameters.
        """,
      harm: """
        A class that has a behaviour has nothing else: the first tap ends the walk with
        "unrecognized selector sent to instance" (EXC-30), whatever the app's own code would do.
        """,
      example: """
        <action selector="save:" destination="Dtl-vc-001" eventType="touchUpInside" id="Act-io-001"/>
        ... and behavior DetailViewController { action svae(sender) { pop } }
        """,
      fix: "Write the action into the behaviour, connect one that it has, or delete the connection."
    ),
    check: .project { project in
      guard !project.behaviors.isEmpty else { return [] }
      let described = DescribedClasses(project)
      return project.documents.enumerated().flatMap { index, document in
        ActionCall.all(in: document).compactMap { call in
          guard case .object(let object) = call.receiver, ViewController.isViewController(object),
            let name = object["customClass"],
            let type = described.type(name, for: document.file.path)
          else { return nil }
          return unanswered(call, by: type).map { (document: index, violation: $0) }
        }
      }
    })

  private static func unanswered(_ call: ActionCall, by type: ClassBehavior) -> Violation? {
    let answered = type.handlers(of: "action").compactMap(\.selector)
    guard !answered.contains(call.selector), !SystemActions.all.contains(call.selector) else {
      return nil
    }
    let guess = Misspelling(call.selector).closest(in: answered)
    let notes = guess.map { [Violation.Note("did you mean '\($0)'?")] } ?? []
    return Violation(
      call.element, call.attribute,
      "send an action that '\(type.name)' answers: its behaviour has no '\(call.selector)'",
      notes: notes + [
        .init(
          "at run time: -[\(type.name) \(call.selector)]: unrecognized selector sent to instance")
      ],
      fix: guess.map { .write($0, "send '\($0)'") })
  }
}
