import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject
import BoardwalkSchema

extension Rule {
  /// A class in a module that cannot hold it.
  package static let wrongModule = Rule(
    id: "wrong-module", severity: .error, category: .code,
    summary: "A custom class has no module, or a wrong one.",
    page: ExplainPage(
      defect: """
        Swift classes are identified by module and name, Objective-C classes by their name. The
        document uses a Swift class without a module, or an Objective-C class with one. It is a
        warning if a module that does not come from the target ("Inherit Module From Target") has
        the name of no target and no import.
        """,
      effect: """
        At run time the class is not found: "Unknown class X in Interface Builder file" (EXC-54).
        The object has the class of UIKit, and its first outlet or action ends the app.
        """,
      example: """
        <viewController id="Itm-vc-001" customClass="ItemsViewController"/>
        ... and in the sources: class ItemsViewController: UIViewController
        """,
      fix: """
        Choose the class in the identity inspector again: Interface Builder sets the module. Or give
        the Swift class an Objective-C name: @objc(ItemsViewController).
        """),
    check: .project { project in
      guard let resolver = ClassResolver(project) else { return [] }
      let modules = resolver.sources.moduleNames
      var guesses = NameGuesses()
      return resolver.violations { document in
        document.elements(withAttribute: "customClass")
          .compactMap { misplaced($0, in: document, resolver, modules, &guesses) }
      }
    })

  private static func misplaced(
    _ element: Element, in document: Document, _ resolver: ClassResolver, _ modules: Set<String>,
    _ guesses: inout NameGuesses
  ) -> Violation? {
    guard let objectClass = ObjectClass(element), objectClass.isCustom, !element.isPlaceholder,
      SystemClass.named(objectClass.name) == nil
    else { return nil }
    let name = objectClass.name
    let declarations = resolver.sources.candidates(for: name, from: document.file.path)
    guard !declarations.isEmpty else { return nil }
    if let module = objectClass.module {
      if !objectClass.isInTarget, !modules.isEmpty, !modules.contains(module),
        !resolver.ownModules.contains(module), !resolver.sources.mentions(module),
        declarations.allSatisfy({ $0.language == .swift && $0.objectiveCName == nil })
      {
        return Violation(
          element, "customModule", "no target and no import is named '\(module)'",
          notes: .didYouMean(guesses.closest(to: module, in: modules.sorted()))
            + [ObjectClass.exception(ofUnknown: "\(module).\(name)")],
          severity: .warning)
      }
      guard resolver.ownModules.contains(module),
        declarations.allSatisfy({ $0.language == .objectiveC })
      else { return nil }
      return Violation(
        element, "customModule",
        "'\(name)' is an Objective-C class, which has no module",
        notes: [ObjectClass.exception(ofUnknown: "\(module).\(name)")])
    }
    guard !objectClass.isInTarget,
      declarations.allSatisfy({ $0.language == .swift && $0.objectiveCName != name })
    else { return nil }
    return Violation(
      element, "customClass",
      "'\(name)' is a Swift class and needs a module",
      notes: [ObjectClass.exception(ofUnknown: name)])
  }
}
