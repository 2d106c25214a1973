import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// An action that its receiver does not understand.
  package static let unknownAction = Rule(
    id: "unknown-action", severity: .error, category: .code,
    summary: "An action calls a method that the receiver does not have.",
    page: ExplainPage(
      defect: """
        A control, item or gesture recognizer sends an action, or a segue calls a segue action, and
        neither the class of the receiver in the sources nor its superclasses have the method. If a
        superclass is outside of the sources, it is a warning if no source mentions the method and
        the class has a similar one. For an unwind segue, an action of the first responder or a
        segue action of a relationship, which any class may handle, it is a warning that none does.
        """,
      effect: """
        The compiler does not report it. The first tap ends the app with "unrecognized selector sent
        to instance" (EXC-30). An unwind segue without a handler has no effect (UNW-07).
        """,
      example: """
        <action selector="svae:" destination="Itm-vc-001" eventType="touchUpInside" id="Act-io-001"/>
        ... and in the sources: @IBAction func save(_ sender: Any)
        """,
      fix: """
        Connect an existing method, delete the connection, or implement the method.
        """),
    check: .project { project in
      guard let resolver = ClassResolver(project) else { return [] }
      var selectors: Set<String>?
      var owners: [String: String]?
      var guesses = NameGuesses()
      return resolver.violations { document in
        ActionCall.all(in: document).compactMap { call in
          switch call.receiver {
          case .object(let object):
            if let violation = unknown(call, to: object, in: document, resolver, &guesses)
              ?? renamed(call, of: object, in: document, resolver, &guesses)
            {
              return violation
            }
            let known = owners ?? Self.owners(in: resolver.sources)
            owners = known
            return misdirected(call, to: object, known)
          case .anyone:
            let known = selectors ?? resolver.sources.selectors
            selectors = known
            return known.contains(call.selector) || call.isSystemAction
              ? nil : unanswered(call, resolver.sources, &guesses)
          }
        }
      }
    })

  private static func unknown(
    _ call: ActionCall, to object: Element, in document: Document, _ resolver: ClassResolver,
    _ guesses: inout NameGuesses
  ) -> Violation? {
    guard let name = ObjectClass(object)?.name,
      let members = resolver.members(of: object, in: document),
      !members.contains(where: { !$0.methods(selector: call.selector).isEmpty }),
      !call.isSystemAction
    else { return nil }
    let declarations = members.flatMap(\.declarations)
    // `action-of-wrong-shape` reports methods of this name with other parameters.
    let baseNames = call.baseNames
    guard declarations.allSatisfy({ $0.methods(baseNames: baseNames).isEmpty }) else {
      return nil
    }
    let guess = guesses.closest(to: call.selector, in: actions(of: declarations))
    return Violation(
      call.element, call.attribute, "'\(name)' has no method '\(call.selector)'",
      notes: .didYouMean(guess) + [call.exception(in: name)],
      fix: guess.map { .write($0, "call '\($0)'") })
  }

  /// The violation of a call of a class with a superclass outside of the sources, of a method that
  /// no source mentions, while the class has a similar action.
  private static func renamed(
    _ call: ActionCall, of object: Element, in document: Document, _ resolver: ClassResolver,
    _ guesses: inout NameGuesses
  ) -> Violation? {
    guard let name = ObjectClass(object)?.name,
      let lineage = resolver.partialLineage(of: object, in: document),
      lineage.methods(selector: call.selector).isEmpty,
      !call.isSystemAction,
      !call.baseNames.contains(where: resolver.sources.mentions),
      let guess = guesses.closest(to: call.selector, in: actions(of: lineage.declarations))
    else { return nil }
    return Violation(
      call.element, call.attribute, "no source declares a method '\(call.selector)' of '\(name)'",
      notes: .didYouMean(guess) + [.init("a superclass outside the sources may declare it")],
      severity: .warning, fix: .write(guess, "call '\(guess)'"))
  }

  /// The violation of a call of an object of UIKit's own class, of an action that only classes of
  /// the app declare: the object has lost its custom class.
  private static func misdirected(
    _ call: ActionCall, to object: Element, _ owners: [String: String]
  ) -> Violation? {
    guard let objectClass = ObjectClass(object), !objectClass.isCustom, !object.isPlaceholder,
      !call.isSystemAction, let owner = owners[call.selector]
    else { return nil }
    return Violation(
      call.element, call.attribute, "'\(objectClass.name)' has no method '\(call.selector)'",
      notes: [.init("'\(owner)' has it"), call.exception(in: objectClass.name)])
  }

  /// The name of the first class that has an action, by its selector, if only classes of the app
  /// have such a method.
  private static func owners(in sources: ClassTable) -> [String: String] {
    var owners: [String: String] = [:]
    var others: Set<String> = []
    for type in sources.types {
      let isOwn = sources.declaresClass(type.name)
      for method in type.methods where !method.isStatic {
        if !isOwn { others.insert(method.selector) }
        guard method.isAction else { continue }
        owners[method.selector] = owners[method.selector] ?? type.name
      }
    }
    return owners.filter { !others.contains($0.key) }
  }

  /// The selectors of the actions of `declarations`.
  private static func actions(of declarations: [TypeDeclaration]) -> [String] {
    declarations.flatMap(\.methods)
      .filter { !$0.isStatic && ($0.isAction || $0.isSegueAction) }.map(\.selector)
      // UIKit sends a sender and an event at most.
      .filter { $0.count { $0 == ":" } <= 2 }
  }

  private static func unanswered(
    _ call: ActionCall, _ sources: ClassTable, _ guesses: inout NameGuesses
  ) -> Violation {
    let guess = guesses.closest(to: call.selector, in: actions(in: sources, for: call))
    return Violation(
      call.element, call.attribute,
      "no class in the sources has a method '\(call.selector)'",
      notes: .didYouMean(guess)
        + (call.isSegueAction ? [] : [.init("at run time nothing happens")]), severity: .warning,
      fix: guess.map { .write($0, "call '\($0)'") })
  }

  /// The selectors of all actions, unwind actions or segue actions, as `call` needs one, sorted.
  private static func actions(in sources: ClassTable, for call: ActionCall) -> [String] {
    let methods = sources.types.flatMap(\.methods).filter {
      call.isSegueAction
        ? $0.isSegueAction : call.element.name == "segue" ? $0.isUnwindAction : $0.isAction
    }
    return Set(methods.map(\.selector)).sorted()
  }
}
