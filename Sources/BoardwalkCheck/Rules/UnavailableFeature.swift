import BoardwalkDocument

extension Rule {
  /// Something that the oldest system that the document is for does not have.
  package static let unavailableFeature = Rule(
    id: "unavailable-feature", severity: .error, category: .values,
    summary: "The document uses what its deployment target does not have.",
    page: ExplainPage(
      happened: """
        The document says which version of iOS it is built for, and uses something that came with a
        later one: safe areas came with iOS 9, the large title text style with iOS 11. Or the
        version is older than any that documents can be compiled for.
        """,
      harm: """
        Interface Builder refuses to compile it: "Safe Area Layout Guide before iOS 9.0",
        "Compiling IB documents for earlier than iOS 7 is no longer supported."
        """,
      example: """
        <document ... useSafeAreas="YES">
            <dependencies>
                <deployment version="2048" identifier="iOS"/>
        ... 2048 is 0x800, iOS 8
        """,
      fix: "Raise the version under Builds for in the file inspector, or do without the feature."),
    check: .document { document in
      guard let deployment = document.deployment, let version = deployment.version else {
        return []
      }
      guard version >= 7 else {
        return [
          Violation(
            deployment.element, "version",
            "build this document for iOS 7 or later: for iOS \(version) it cannot be compiled")
        ]
      }
      var violations: [Violation] = []
      if version < 9, document.root["useSafeAreas"] == "YES" {
        violations.append(
          Violation(
            document.root, "useSafeAreas",
            "do without safe areas, or build for iOS 9 or later: this document is for iOS "
              + "\(version)", notes: [.init("the deployment target", at: deployment.element)]))
      }
      guard version < 11 else { return violations }
      for font in document.elements(of: .fontDescription)
      where font["style"] == "UICTFontTextStyleTitle0" {
        violations.append(
          Violation(
            font, "style",
            "use a text style that iOS \(version) has: the large title came with iOS 11",
            notes: [.init("the deployment target", at: deployment.element)], severity: .warning))
      }
      return violations
    })
}
