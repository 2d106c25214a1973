import BoardwalkDocument

extension Rule {
  /// A feature that the deployment target does not have.
  package static let unavailableFeature = Rule(
    id: "unavailable-feature", severity: .error, category: .values,
    summary: "The document uses a feature that its deployment target does not have.",
    page: ExplainPage(
      defect: """
        The deployment target of the document is older than a feature that it uses: safe areas
        require iOS 9, the large title text style iOS 11. Or the target is older than any that Xcode
        compiles for.
        """,
      effect: """
        Interface Builder does not compile it: "Safe Area Layout Guide before iOS 9.0", "Compiling
        IB documents for earlier than iOS 7 is no longer supported."
        """,
      example: """
        <document ... useSafeAreas="YES">
            <dependencies>
                <deployment version="2048" identifier="iOS"/>
        ... 2048 is 0x800, iOS 8
        """,
      fix: """
        Raise the version under Builds for in the file inspector, or remove the feature.
        """),
    check: .document { document in
      guard let deployment = document.deployment, let version = deployment.version else {
        return []
      }
      guard version >= 7 else {
        return [
          Violation(
            deployment.element, "version",
            "the deployment target is iOS \(version); iOS 7 or later is required")
        ]
      }
      var violations: [Violation] = []
      if version < 9, document.usesSafeAreas {
        violations.append(
          Violation(
            document.root, "useSafeAreas",
            "safe areas require iOS 9, but the deployment target is iOS \(version)",
            notes: [.init("deployment target", at: deployment.element)]))
      }
      guard version < 11 else { return violations }
      for font in document.elements(of: .fontDescription)
      where font["style"] == Font.style(named: "largeTitle") {
        violations.append(
          Violation(
            font, "style",
            "the large title style requires iOS 11, but the deployment target is iOS \(version)",
            notes: [.init("deployment target", at: deployment.element)], severity: .warning))
      }
      return violations
    })
}
