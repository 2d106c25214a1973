import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// A custom class that the sources do not have.
  package static let unknownClass = Rule(
    id: "unknown-class", severity: .error, category: .code,
    summary: "An object has a custom class that no source declares.",
    page: ExplainPage(
      defect: """
        The document uses a custom class, but no source in --sources declares it: it was renamed or
        deleted in code only. A class of another module may belong to a framework and is not
        checked. A class without a module is an Objective-C class, which may belong to a framework,
        too; it is reported as a warning, unless the project mentions a framework of its name.
        """,
      effect: """
        The compiler does not report it. At run time the log has "Unknown class X in Interface
        Builder file" (EXC-54), the object has the class of UIKit (NIB-01), and its first outlet or
        action ends the app.
        """,
      example: """
        <viewController id="Itm-vc-001" customClass="ItemViewController" customModule="Shop"
            customModuleProvider="target"/>
        ... and in the sources only: class ItemsViewController: UIViewController
        """,
      fix: """
        Use the name in the sources, or declare the class. If other folders contain sources of the
        app, add them with --sources.
        """),
    check: .code { document, resolver, guesses in
      document.elements(withAttribute: "customClass")
        .compactMap { unknown($0, in: document, resolver, &guesses) }
    })

  private static func unknown(
    _ element: Element, in document: Document, _ resolver: ClassResolver,
    _ guesses: inout NameGuesses
  ) -> Violation? {
    guard let objectClass = ObjectClass(element), objectClass.isCustom,
      !element.isFirstResponder,
      case .undeclared = resolver.knowledge(of: objectClass, in: document)
    else { return nil }
    let name = objectClass.name
    if objectClass.module == nil, resolver.sources.mentionsFramework(name) { return nil }
    let guess = guesses.closest(to: name, inClasses: resolver.sources.classNames)
    var notes: [Violation.Note] = .didYouMean(guess)
    let fix = guess.map { Violation.Fix.write($0, "use the class '\($0)'") }
    if element.isOwner {
      return Violation(
        element, "customClass",
        "no source declares '\(name)', the class of the owner",
        notes: notes + [.init("connections of the owner cannot be checked")], severity: .warning,
        fix: fix)
    }
    notes.append(ObjectClass.exception(ofUnknown: name))
    let isOwn = resolver.isOwn(objectClass)
    if !isOwn, objectClass.module == nil {
      notes.append(.init("a class without a module may belong to a framework"))
    }
    return Violation(
      element, "customClass", "no source declares the class '\(name)'",
      notes: notes, severity: isOwn ? nil : .warning, fix: fix)
  }
}
