import BoardwalkDocument

extension Rule {
  /// Two view controllers of one storyboard with the same storyboard identifier.
  package static let duplicateStoryboardIdentifier = Rule(
    id: "duplicate-storyboard-identifier", severity: .error, category: .navigation,
    summary: "Two view controllers have the same storyboard identifier.",
    page: ExplainPage(
      happened: """
        Code and storyboard references ask for a view controller by its storyboard identifier. Here
        two controllers of one storyboard have the same one: usually a scene was duplicated.
        """,
      harm: """
        Only one of the two can be instantiated, and nobody says which. Interface Builder compiles
        such a storyboard without a word.
        """,
      example: """
        <viewController storyboardIdentifier="Detail" customClass="DetailViewController" .../>
        <viewController storyboardIdentifier="Detail" customClass="OldDetailViewController" .../>
        """,
      fix: "Give the second controller an identifier of its own, or none if no code asks for it."),
    check: .document { document in
      guard document.kind == .storyboard else { return [] }
      var first: [String: Element] = [:]
      var violations: [Violation] = []
      for (controller, identifier) in document.identifiedControllers {
        guard let other = first[identifier] else {
          first[identifier] = controller
          continue
        }
        violations.append(
          Violation(
            controller, "storyboardIdentifier",
            "give this \(controller.noun) a storyboard identifier of its own: "
              + "'\(identifier)' already names an earlier \(other.noun)",
            notes: [
              .init("the \(other.noun) with this identifier", at: other),
              .init("at run time only one of the two can be instantiated"),
            ]))
      }
      return violations
    })
}
