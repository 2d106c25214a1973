import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// An action that its receiver does not understand.
  package static let unknownAction = Rule(
    id: "unknown-action", severity: .error, category: .code,
    summary: "An action calls a method that the receiver's class does not have.",
    page: ExplainPage(
      happened: """
        A control, item or gesture recognizer sends a message to an object, or a segue asks one for
        its destination, and neither the object's class in the sources nor what it inherits has a
        method of this name. An unwind segue, or an action for the first responder, may be answered
        by any class; there it is a warning that none does.
        """,
      harm: """
        The compiler says nothing. The first tap ends the app with "unrecognized selector sent to
        instance" (EXC-30). An unwind segue that nobody answers does nothing at all (UNW-07).
        """,
      example: """
        <action selector="svae:" destination="Itm-vc-001" eventType="touchUpInside" id="Act-io-001"/>
        ... and in the sources: @IBAction func save(_ sender: Any)
        """,
      fix: "Connect a method that exists, delete the connection, or write the method."),
    check: .project { project in
      guard let resolver = ClassResolver(project) else { return [] }
      var selectors: Set<String>?
      return resolver.violations { document in
        ActionCall.all(in: document).compactMap { call in
          switch call.receiver {
          case .object(let object): return unknown(call, to: object, in: document, resolver)
          case .anyone:
            let known = selectors ?? resolver.sources.selectors
            selectors = known
            return known.contains(call.selector) || SystemActions.all.contains(call.selector)
              ? nil : unanswered(call)
          }
        }
      }
    })

  private static func unknown(
    _ call: ActionCall, to object: Element, in document: Document, _ resolver: ClassResolver
  ) -> Violation? {
    guard let name = ObjectClass(object)?.name,
      let members = resolver.members(of: object, in: document),
      !members.contains(where: { !$0.methods(selector: call.selector).isEmpty }),
      !SystemActions.all.contains(call.selector)
    else { return nil }
    let methods = members.flatMap(\.declarations).flatMap(\.methods).filter { !$0.isStatic }
    // A method of this name that takes other parameters is another rule's.
    guard !methods.contains(where: call.names) else { return nil }
    var notes: [Violation.Note] = []
    var fix: Violation.Fix?
    let actions = methods.filter { $0.isAction || $0.isSegueAction }.map(\.selector)
    if let guess = Misspelling(call.selector).closest(in: actions) {
      notes.append(.init("did you mean '\(guess)'?"))
      fix = .write(guess, "call '\(guess)'")
    }
    notes.append(
      .init("at run time: -[\(name) \(call.selector)]: unrecognized selector sent to instance"))
    return Violation(
      call.element, call.attribute,
      "call a method that '\(name)' has: it has no '\(call.selector)'", notes: notes, fix: fix)
  }

  private static func unanswered(_ call: ActionCall) -> Violation {
    Violation(
      call.element, call.attribute,
      "call a method that some class has: none in the sources has '\(call.selector)'",
      notes: [.init("at run time nothing happens")], severity: .warning)
  }
}
