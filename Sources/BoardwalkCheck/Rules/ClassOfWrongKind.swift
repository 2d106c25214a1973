import BoardwalkDocument
import BoardwalkProject
import BoardwalkSchema

extension Rule {
  /// A class that an object of its kind cannot have.
  package static let classOfWrongKind = Rule(
    id: "class-of-wrong-kind", severity: .error, category: .code,
    summary: "A custom class does not inherit the class that its object needs.",
    page: ExplainPage(
      defect: """
        A custom class replaces a class of UIKit and must inherit it: for a view UIView, for a view
        controller UIViewController, for a table cell UITableViewCell. This class does not.
        """,
      effect: """
        Interface Builder accepts any name. At run time the app ends with "unrecognized selector"
        when the document is loaded. A class of the same family can be loaded, but lacks the
        properties of the object.
        """,
      example: """
        <view key="view" id="Itm-vw-001" customClass="ItemsViewController" .../>
        ... and in the sources: class ItemsViewController: UIViewController
        """,
      fix: """
        Use a class of the right kind, or change the superclass.
        """),
    check: .code { document, resolver, _ in
      document.elements(withAttribute: "customClass")
        .compactMap { misfit($0, in: document, resolver) }
    })

  /// The root classes of unrelated kinds of objects.
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
      inherited.map { $0 == objectClass.name ? "is not" : "inherits \($0)" }
      ?? "inherits no system class"
    return Violation(
      element, "customClass",
      "this \(element.noun) needs a \(needed), but '\(objectClass.name)' \(reason)",
      notes: isOfFamily
        ? [.init("at run time it lacks the members of \(needed)")]
        : [.init("at run time: unrecognized selector sent to instance of \(objectClass.name)")],
      severity: isOfFamily ? .warning : nil)
  }
}
