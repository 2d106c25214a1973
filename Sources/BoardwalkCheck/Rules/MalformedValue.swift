import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// A value with a wrong format for its attribute.
  package static let malformedValue = Rule(
    id: "malformed-value", severity: .error, category: .values,
    summary: "An attribute has a malformed value.",
    page: ExplainPage(
      defect: """
        A numeric attribute has no number, a Boolean attribute is neither YES nor NO, a priority is
        not from 0 to 1000, or the multiplier of a constraint is not a number, ratio or fraction.
        """,
      effect: """
        Interface Builder reads such a value as zero or NO, or cannot open the document. The view is
        in the wrong place, or missing.
        """,
      example: """
        <rect key="frame" x="16" y="2O" width="343" height="44"/>
        <constraint firstAttribute="width" constant="12,5" id="Con-st-001"/>
        """,
      fix: """
        Write numbers with a decimal point and without units: 12.5. Write YES and NO in capital
        letters. Write a multiplier as 0.5, 1:2 or 1/2.
        """),
    check: .document { document in
      let tree = document.tree
      var violations: [Violation] = []
      document.forEachAttribute(where: { $0.formats != nil }) { place in
        guard let format = document.format(of: place.name, on: place.elementName),
          !format.accepts(tree.attributeCharacters(at: place.index)),
          let element = tree.element(at: place.node),
          format != .scalar || !isRuntimeValue(element, in: document)
        else { return }
        violations.append(
          malformed(tree.attribute(at: place.index), of: element, format, in: document))
      }
      return violations
    })

  private static func malformed(
    _ attribute: Attribute, of element: Element, _ format: ValueFormat, in document: Document
  ) -> Violation {
    let isScene = DocumentSyntax(of: document.file) == .scene
    let defect =
      attribute.value.isEmpty
      ? "'\(attribute.name)' is empty"
      : "'\(attribute.value)' is not a valid value of '\(attribute.name)'"
    let meant = ValueCorrection.of(attribute.value, for: attribute.name, format)
    let isSafe = meant != nil
    let correction = (meant ?? ValueCorrection.guess(attribute.value, format)).map {
      isScene && format == .boolean ? $0.lowercased() : $0
    }
    let expected = isScene && format == .boolean ? "yes or no" : format.displayName
    return Violation(
      element, attribute.name, "\(defect); expected \(expected)",
      fix: correction.map { .write($0, "write \($0)", isSafe: isSafe) })
  }

  /// Whether `element` is the value of a runtime attribute, which another rule checks.
  private static func isRuntimeValue(_ element: Element, in document: Document) -> Bool {
    element.parent.flatMap { document.kind(of: $0) } == .userDefinedRuntimeAttribute
  }
}
