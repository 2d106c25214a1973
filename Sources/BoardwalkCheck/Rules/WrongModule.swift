import BoardwalkDocument
import BoardwalkProject
import BoardwalkSchema

extension Rule {
  /// A class in a module that cannot hold it.
  package static let wrongModule = Rule(
    id: "wrong-module", severity: .error, category: .code,
    summary: "A custom class has no module where it needs one, or one where it has none.",
    page: ExplainPage(
      happened: """
        Classes written in Swift are known by their module and name, those written in Objective-C
        by their name alone. The document names a Swift class without a module, or an Objective-C
        class with one.
        """,
      harm: """
        At run time the class is not found: "Unknown class X in Interface Builder file" (EXC-54).
        The object becomes a plain one of UIKit's, and its first outlet or action ends the app.
        """,
      example: """
        <viewController id="Itm-vc-001" customClass="ItemsViewController"/>
        ... and in the sources: class ItemsViewController: UIViewController
        """,
      fix: """
        Choose the class in the identity inspector again: Interface Builder fills in the module.
        Or give the Swift class a name for Objective-C: @objc(ItemsViewController).
        """),
    check: .project { project in
      guard let resolver = ClassResolver(project) else { return [] }
      return resolver.violations { document in
        document.elements(withAttribute: "customClass")
          .compactMap { misplaced($0, in: document, resolver) }
      }
    })

  private static func misplaced(
    _ element: Element, in document: Document, _ resolver: ClassResolver
  ) -> Violation? {
    guard let objectClass = ObjectClass(element), objectClass.isCustom, !element.isPlaceholder,
      SystemClass.named(objectClass.name) == nil
    else { return nil }
    let name = objectClass.name
    let declarations = resolver.sources.candidates(for: name, from: document.file.path)
    guard !declarations.isEmpty else { return nil }
    if let module = objectClass.module {
      guard resolver.ownModules.contains(module),
        declarations.allSatisfy({ $0.language == .objectiveC })
      else { return nil }
      return Violation(
        element, "customModule",
        "leave out the module of '\(name)': it is written in Objective-C, whose classes have none",
        notes: [.init("at run time: Unknown class \(module).\(name) in Interface Builder file")])
    }
    guard !objectClass.isInTarget,
      declarations.allSatisfy({ $0.language == .swift && $0.objectiveCName != name })
    else { return nil }
    return Violation(
      element, "customClass",
      "name the module of '\(name)': it is written in Swift, where a class is known by its module",
      notes: [.init("at run time: Unknown class \(name) in Interface Builder file")])
  }
}
