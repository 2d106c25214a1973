import BoardwalkDocument
import BoardwalkSchema

extension Rule {
  /// A segue that cannot work in its place.
  package static let impossibleSegue = Rule(
    id: "impossible-segue", severity: .error, category: .navigation,
    summary: "A segue's kind does not fit its source or destination.",
    page: ExplainPage(
      defect: """
        A segue connects objects that its kind cannot connect: its destination is not a scene, an embed
        segue starts at an object that is not a container, a relationship starts at a controller that
        does not have it, or a push segue starts where there is never a navigation controller.
        """,
      effect: """
        Performing it raises an exception or has no effect. A push without a navigation controller
        ends the app with "Push segues can only be used when the source controller is managed by an
        instance of UINavigationController." (SEG-13)
        """,
      example: """
        <button ...>
            <connections>
                <segue destination="Ex1-tt-001" kind="show" id="Sh1-ow-001"/>
            </connections>
        </button>
        ... where Ex1-tt-001 is an exit
        """,
      fix: """
        Use the kind that fits: unwind to go back, show with or without a navigation controller,
        presentation for a separate screen.
        """),
    check: .document { document in
      guard document.kind == .storyboard else { return [] }
      let segues = document.segues
      var roots: [Element: Segue] = [:]
      let membership =
        segues.contains { $0.kind == .push } ? StackMembership(document, segues) : nil
      return segues.compactMap { segue -> Violation? in
        guard let kind = segue.kind, let destination = document.destination(of: segue) else {
          return nil
        }
        return badDestination(of: segue, kind, destination, in: document)
          ?? badSource(of: segue, kind, in: document)
          ?? badPush(of: segue, kind, destination, membership, in: document)
          ?? secondRoot(segue, among: &roots)
      }
    })

  /// A navigation controller's second root: it has one.
  private static func secondRoot(_ segue: Segue, among roots: inout [Element: Segue]) -> Violation?
  {
    guard segue.relationship == .rootViewController, let source = segue.source else { return nil }
    guard let root = roots[source] else {
      roots[source] = segue
      return nil
    }
    return Violation(
      segue.element, "the navigation controller already has a root view controller",
      notes: [.init("first root view controller", at: root.element)])
  }

  /// The violation for a destination that is not a scene, or is an exit without an unwind segue.
  private static func badDestination(
    of segue: Segue, _ kind: SegueKind, _ destination: Element, in document: Document
  ) -> Violation? {
    guard kind != .unwind, let destinationKind = document.kind(of: destination),
      !destinationKind.isViewController, destinationKind != .viewControllerPlaceholder
    else { return nil }
    let message =
      destinationKind == .exit
      ? "\(kind.rawValue.withArticle) segue cannot lead to an exit"
      : "this \(kind.rawValue) segue leads to \(destination.noun.withArticle), not to a view controller"
    return Violation(
      segue.element, "destination", message,
      notes: [.init("destination", at: destination)])
  }

  /// The violation for an embed segue without a container view, or a relationship that its source
  /// does not have. A custom class may be a container of any kind, so it is not reported.
  private static func badSource(
    of segue: Segue, _ kind: SegueKind, in document: Document
  ) -> Violation? {
    guard let source = segue.source, let sourceKind = document.kind(of: source) else { return nil }
    switch kind {
    case .embed where sourceKind != .containerView && sourceKind != .view:
      return Violation(
        segue.element, "kind",
        "an embed segue cannot start at \(source.noun.withArticle)")
    case .relationship:
      guard let relationship = segue.relationship, let owner = relationshipOwners[relationship],
        sourceKind != owner, source["customClass"] == nil
      else { return nil }
      return Violation(
        segue.element, "relationship",
        "\(source.noun.withArticle) has no relationship '\(relationship.rawValue)'",
        notes: [.init("a \(ownerNoun(owner)) has it")])
    default:
      return nil
    }
  }

  /// The controllers that have each relationship; others are not checked.
  private static let relationshipOwners: [RelationshipKind: ElementKind] = [
    .rootViewController: .navigationController, .viewControllers: .tabBarController,
    .masterViewController: .splitViewController, .detailViewController: .splitViewController,
    .supplementaryViewController: .splitViewController,
    .compactViewController: .splitViewController,
  ]

  private static func ownerNoun(_ kind: ElementKind) -> String {
    switch kind {
    case .navigationController: "navigation controller"
    case .tabBarController: "tab bar controller"
    default: "split view controller"
    }
  }

  /// The violation for a legacy push of a navigation controller (EXC-01), or without one (EXC-06).
  private static func badPush(
    of segue: Segue, _ kind: SegueKind, _ destination: Element, _ membership: StackMembership?,
    in document: Document
  ) -> Violation? {
    guard kind == .push, let source = document.controller(of: segue.element) else { return nil }
    if document.kind(of: destination) == .navigationController {
      return Violation(
        segue.element, "destination",
        "a navigation controller cannot be pushed onto a navigation stack",
        notes: [
          .init("at run time: Pushing a navigation controller is not supported"),
          .init("navigation controller", at: destination),
        ])
    }
    guard let membership, !membership.mayBeOnStack(source.element) else { return nil }
    return Violation(
      segue.element, "kind",
      "this push segue starts at \"\(source.displayName)\", which is never in a navigation controller",
      notes: [
        .init(
          "at run time: Push segues can only be used when the source controller is managed by an "
            + "instance of UINavigationController.")
      ])
  }
}
