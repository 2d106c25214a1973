import BoardwalkDocument
import BoardwalkProject
import BoardwalkSchema

extension Rule {
  /// A class that an object of its kind cannot have.
  package static let classOfWrongKind = Rule(
    id: "class-of-wrong-kind", severity: .error, category: .code,
    summary: "An object's custom class inherits another class than the object needs.",
    page: ExplainPage(
      happened: """
        A custom class takes the place of UIKit's own, so it has to inherit from it: a view's from
        UIView, a view controller's from UIViewController, a table cell's from UITableViewCell. The
        class named here does not.
        """,
      harm: """
        Interface Builder takes any name. At run time an object of that class is made and treated as
        what it is not: the app ends with "unrecognized selector" when the document is loaded. A
        class that is at least of the same family loads, but lacks what the object was set up with.
        """,
      example: """
        <view key="view" id="Itm-vw-001" customClass="ItemsViewController" .../>
        ... and in the sources: class ItemsViewController: UIViewController
        """,
      fix: "Name a class of the right kind, or let the class inherit what it needs."),
    check: .project { project in
      guard let resolver = ClassResolver(project) else { return [] }
      return resolver.violations { document in
        document.elements(withAttribute: "customClass")
          .compactMap { misfit($0, in: document, resolver) }
      }
    })

  /// The classes that objects of quite different sorts inherit; one cannot stand in for another.
  private static let families = [
    "UIView", "UIViewController", "UIGestureRecognizer", "UIBarItem", "UINavigationItem",
    "NSLayoutConstraint", "UIStoryboardSegue", "UICollectionViewLayout",
  ]

  private static func misfit(
    _ element: Element, in document: Document, _ resolver: ClassResolver
  ) -> Violation? {
    guard let objectClass = ObjectClass(element), objectClass.isCustom,
      let needed = Schema.classNames[element.name],
      let lineage = resolver.lineage(of: element, in: document), lineage.isKind(of: needed) == false
    else { return nil }
    let neededLineage = SystemClass.named(needed)?.lineage ?? [needed]
    let family = neededLineage.last { families.contains($0) } ?? needed
    let isOfFamily = lineage.isKind(of: family) ?? true
    let inherited = lineage.systemClasses.first
    let reason =
      inherited.map { $0 == objectClass.name ? "is another class" : "inherits \($0)" }
      ?? "inherits no class of the system's"
    return Violation(
      element, "customClass",
      "name a class that inherits \(needed) for this \(element.noun): '\(objectClass.name)' \(reason)",
      notes: isOfFamily
        ? [.init("at run time it lacks what only a \(needed) has")]
        : [.init("at run time: unrecognized selector sent to instance of \(objectClass.name)")],
      severity: isOfFamily ? .warning : nil)
  }
}
