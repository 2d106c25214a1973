import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// A custom class that the sources do not have.
  package static let unknownClass = Rule(
    id: "unknown-class", severity: .error, category: .code,
    summary: "An object has a custom class that no source declares.",
    page: ExplainPage(
      happened: """
        The document names a class of the app for an object, but no source given by --sources
        declares a class of this name. It was renamed or deleted in code only. A class of another
        module may be a framework's and is not looked for. One without a module is in Objective-C,
        whose classes may come from a framework too; that is only a warning.
        """,
      harm: """
        The compiler says nothing. At run time the log says "Unknown class X in Interface Builder
        file" (EXC-54), the object becomes a plain one of UIKit's (NIB-01), and its first outlet or
        action ends the app.
        """,
      example: """
        <viewController id="Itm-vc-001" customClass="ItemViewController" customModule="Shop"
            customModuleProvider="target"/>
        ... and in the sources only: class ItemsViewController: UIViewController
        """,
      fix: """
        Name the class as the sources declare it, or add it to them. If other folders hold more of
        the app's sources, name them by --sources too.
        """),
    check: .project { project in
      guard let resolver = ClassResolver(project) else { return [] }
      return resolver.violations { document in
        document.elements(withAttribute: "customClass")
          .compactMap { unknown($0, in: document, resolver) }
      }
    })

  private static func unknown(
    _ element: Element, in document: Document, _ resolver: ClassResolver
  ) -> Violation? {
    guard let objectClass = ObjectClass(element), objectClass.isCustom,
      !element.isFirstResponder,
      case .undeclared = resolver.knowledge(of: objectClass, in: document)
    else { return nil }
    let name = objectClass.name
    var notes: [Violation.Note] = []
    var fix: Violation.Fix?
    if let guess = Misspelling(name).closest(in: resolver.sources.classNames) {
      notes.append(.init("did you mean '\(guess)'?"))
      fix = .write(guess, "name the class '\(guess)'")
    }
    if element.isOwner {
      return Violation(
        element, "customClass",
        "name a class that exists for the owner: no source declares '\(name)'",
        notes: notes + [.init("connections of the owner cannot be checked")], severity: .warning,
        fix: fix)
    }
    notes.append(.init("at run time: Unknown class \(name) in Interface Builder file"))
    let isOwn = resolver.isOwn(objectClass)
    if !isOwn {
      notes.append(.init("without a module it can be a framework's class, if that is linked"))
    }
    return Violation(
      element, "customClass", "name a class that exists: no source declares '\(name)'",
      notes: notes, severity: isOwn ? nil : .warning, fix: fix)
  }
}
