import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject
import BoardwalkSchema

extension Rule {
  /// An action whose method has other parameters than the call.
  package static let actionOfWrongShape = Rule(
    id: "action-of-wrong-shape", severity: .error, category: .code,
    summary: "An action method has different parameters than its selector.",
    page: ExplainPage(
      defect: """
        The receiver has a method of this name, but another selector: save(_:) is 'save:', save() is
        'save', save(sender:) is 'saveWithSender:'. Or the method takes a sender of another class,
        or is not marked @IBAction and therefore not visible.
        """,
      effect: """
        An unknown selector ends the app at the first tap: "unrecognized selector sent to instance"
        (EXC-30). A sender of another class ends it when the sender is used.
        """,
      example: """
        <action selector="save" destination="Itm-vc-001" eventType="touchUpInside" id="Act-io-001"/>
        ... and in the sources: @IBAction func save(_ sender: UIButton)
        """,
      fix: """
        Connect the action again, or change the method. A common mistake is a sender without an
        underscore: write save(_ sender: UIButton).
        """),
    check: .code { document, resolver, _ in
      ActionCall.all(in: document).compactMap { call in
        guard case .object(let object) = call.receiver,
          let name = ObjectClass(object)?.name,
          let members = resolver.members(of: object, in: document)
        else { return nil }
        let methods = members.flatMap { $0.methods(selector: call.selector) }
        return methods.isEmpty
          ? misspelled(call, to: name, members, resolver.sources)
          : hidden(call, to: name, members, resolver.sources)
            ?? mistyped(call, methods, in: document, resolver)
      }
    })

  /// The violation for a correct name with a wrong selector.
  private static func misspelled(
    _ call: ActionCall, to name: String, _ members: [Lineage], _ sources: ClassTable
  ) -> Violation? {
    guard !call.isSystemAction else { return nil }
    let baseNames = call.baseNames
    let found = members.flatMap(\.declarations).flatMap { declaration in
      declaration.methods(baseNames: baseNames).map { (method: $0, file: declaration.file) }
    }
    guard let (method, file) = found.first(where: \.method.isAction) ?? found.first else {
      return nil
    }
    var notes = [Violation.Note]()
    var severity: Severity?
    if method.oldSelector == call.selector {
      // In Swift 2 the document is right.
      let version = sources.swiftVersion(ofFile: file)
      if let version, version < 3 { return nil }
      if version == nil {
        severity = .warning
        notes.append(.init("the selector is right for Swift 2"))
      }
    }
    notes.append(call.exception(in: name))
    var fix: Violation.Fix?
    if method.isAction, found.filter(\.method.isAction).count == 1 {
      fix = .write(
        method.selector, "call '\(method.selector)'", isSafe: severity == nil)
    }
    return Violation(
      call.element, call.attribute,
      "'\(name)' has no '\(call.selector)'; the selector of \(method.spelling) is "
        + "'\(method.selector)'",
      notes: notes, severity: severity, fix: fix)
  }

  /// The violation for a method that is not exposed to Objective-C.
  private static func hidden(
    _ call: ActionCall, to name: String, _ members: [Lineage], _ sources: ClassTable
  ) -> Violation? {
    let found = members.flatMap(\.declarations).flatMap { declaration in
      declaration.methods(selector: call.selector).map { (method: $0, file: declaration.file) }
    }
    guard let (method, file) = found.first, found.allSatisfy({ !$0.method.isExposed }),
      let severity = sources.severityOfUnmarked(inFile: file)
    else { return nil }
    return Violation(
      call.element, call.attribute,
      "\(method.spelling) of '\(name)' is not marked @IBAction",
      notes: [
        call.exception(in: name),
        .init("Swift 3 and earlier expose it without the attribute"),
      ], severity: severity)
  }

  /// The violation for a sender that does not have the parameter's type.
  private static func mistyped(
    _ call: ActionCall, _ methods: [MethodDeclaration], in document: Document,
    _ resolver: ClassResolver
  ) -> Violation? {
    guard Set(methods.map { $0.parameters.first?.name }).count == 1, let method = methods.first,
      !method.ignoresSender,
      let needed = method.parameters.first?.name, let sender = call.sender,
      SystemClass.named(needed) != nil, needed != "NSObject",
      let given = ObjectClass(sender), let lineage = resolver.lineage(of: sender, in: document),
      lineage.isKind(of: needed) == false
    else { return nil }
    return Violation(
      call.element, call.attribute,
      "the sender of \(method.spelling) is a \(needed), but this \(sender.noun) is a "
        + "\(given.name)",
      notes: [.init("at run time: unrecognized selector when the sender is used as a \(needed)")],
      severity: .warning)
  }
}
