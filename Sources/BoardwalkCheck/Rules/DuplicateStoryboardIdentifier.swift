import BoardwalkBase
import BoardwalkDocument

extension Rule {
  /// Two view controllers of one storyboard with the same storyboard identifier.
  package static let duplicateStoryboardIdentifier = Rule(
    id: "duplicate-storyboard-identifier", severity: .error, category: .navigation,
    summary: "Two view controllers have the same storyboard identifier.",
    page: ExplainPage(
      defect: """
        Code and storyboard references identify a view controller by its storyboard identifier. Two
        view controllers of one storyboard have the same one, usually because a scene was
        duplicated.
        """,
      effect: """
        Only one of the two can be instantiated, and which one is undefined. Interface Builder
        compiles the storyboard without a warning.
        """,
      example: """
        <viewController storyboardIdentifier="Detail" customClass="DetailViewController" .../>
        <viewController storyboardIdentifier="Detail" customClass="OldDetailViewController" .../>
        """,
      fix: """
        Give the second view controller another identifier, or remove it if no code uses it.
        """),
    check: .document { document in
      guard document.kind == .storyboard else { return [] }
      return document.identifiedControllers.repeats { $0.identifier }
        .map { identifier, first, later in
          let other = first.controller
          return Violation(
            later.controller, "storyboardIdentifier",
            "storyboard identifier '\(identifier)' is already used by an earlier \(other.noun)",
            notes: [
              .init("earlier \(other.noun)", at: other),
              .init("at run time only one of the two can be instantiated"),
            ])
        }
    })
}
