import BoardwalkDocument

extension Rule {
  /// A launch screen that requires code.
  package static let launchScreenClass = Rule(
    id: "launch-screen-class", severity: .error, category: .values,
    summary: "A launch screen has a custom class, runtime attributes or segues.",
    page: ExplainPage(
      defect: """
        The system shows a launch screen before any code of the app runs, so it can contain UIKit's
        own objects only. This one has an object with a custom class, user-defined runtime
        attributes, or a segue.
        """,
      effect: """
        Interface Builder does not compile classes and attributes: "Launch screens may not set
        custom classnames", "Launch screens may not contain user-defined runtime attributes". A
        segue is never performed.
        """,
      example: """
        <document ... launchScreen="YES">
            ...
            <view key="view" customClass="GradientView" customModule="App" ...>
        """,
      fix: """
        Use plain views and images, and remove the class, the attributes and the segues. For an
        appearance that only code can draw, use an image of it.
        """),
    check: .document { document in
      guard document.isLaunchScreen else { return [] }
      let attributes = document.elements(of: .userDefinedRuntimeAttribute).map { element in
        Violation(
          element, "a launch screen cannot set runtime attributes")
      }
      return attributes + customClasses(in: document) + performedSegues(in: document)
    })

  /// The violations of segues that are performed, unlike relationships and embed segues.
  private static func performedSegues(in document: Document) -> [Violation] {
    document.segues.compactMap { segue in
      switch segue.kind {
      case nil, .relationship, .embed: nil
      default:
        Violation(
          segue.element, "a launch screen cannot have segues",
          notes: [.init("the destination '\(segue.destinationID)' never appears")])
      }
    }
  }

  /// The violations of custom classes. The class of a placeholder is not instantiated.
  private static func customClasses(in document: Document) -> [Violation] {
    document.elements(withAttribute: "customClass").filter { !$0.isPlaceholder }.map { element in
      Violation(
        element, "customClass",
        "a launch screen cannot use the custom class '\(element["customClass"] ?? "")'")
    }
  }
}
