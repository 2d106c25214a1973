import BoardwalkBase
import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// An action that the behavior of its receiver leaves out.
  package static let unansweredAction = Rule(
    id: "unanswered-action", severity: .warning, category: .code,
    summary: "The behavior of a class does not handle an action.",
    page: ExplainPage(
      defect: """
        A control, item or gesture recognizer sends an action to a view controller. The behavior of
        the controller's class has no action of this name, or one with other parameters. Or an unwind
        segue calls an action that no behavior has, although all classes have behaviors or one has an
        action with a similar name.
        """,
      effect: """
        A class with a behavior has no other methods: the first tap ends the run with "unrecognized
        selector sent to instance" (EXC-30), whatever the code of the app would do.
        """,
      example: """
        <action selector="save:" destination="Dtl-vc-001" eventType="touchUpInside" id="Act-io-001"/>
        ... and behavior DetailViewController { action svae(sender) { pop } }
        """,
      fix: """
        Add the action to the behavior, connect an existing one, or delete the connection.
        """
    ),
    check: .project { project in
      guard !project.behaviors.isEmpty, project.behaviors.allSatisfy(\.findings.isEmpty) else {
        return []
      }
      let described = BehaviorClassTable(project)
      let unwinding = UnwindActions(project, described)
      let resolver = ClassResolver(project)
      var guesses = NameGuesses()
      return project.documents.enumerated().flatMap { index, document in
        ActionCall.all(in: document).compactMap { call -> (document: Int, violation: Violation)? in
          switch call.receiver {
          case .object(let object):
            guard ViewController.isViewController(object), let name = object["customClass"],
              let type = described.type(name, for: document.file.path)
            else { return nil }
            // What the sources lack as well, the rules about them report.
            let members = resolver?.members(of: object, in: document)
            guard
              members?.contains(where: { !$0.methods(selector: call.selector).isEmpty }) != false
            else { return nil }
            return unanswered(
              call, by: type, with: described.actions(of: type, for: document.file.path), &guesses
            ).map { (index, $0) }
          case .anyone:
            guard resolver?.sources.selectors.contains(call.selector) != false else { return nil }
            return unwinding.violation(of: call).map { (index, $0) }
          }
        }
      }
    })

  private static func unanswered(
    _ call: ActionCall, by type: ClassBehavior, with answered: [String],
    _ guesses: inout NameGuesses
  ) -> Violation? {
    guard !answered.contains(call.selector), !call.isSystemAction else { return nil }
    let guess = guesses.closest(to: call.selector, in: answered)
    return Violation(
      call.element, call.attribute,
      "the behavior of '\(type.name)' has no action '\(call.selector)'",
      notes: .didYouMean(guess) + [call.exception(in: type.name)],
      fix: guess.map { .write($0, "send '\($0)'") })
  }
}
