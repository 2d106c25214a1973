import BoardwalkDocument

extension Rule {
  /// A label that says what an object is instead of what it does.
  package static let accessibilityLabelNamesKind = Rule(
    id: "accessibility-label-names-kind", severity: .note, category: .accessibility,
    summary: "An accessibility label names the object's class.",
    page: ExplainPage(
      happened: """
        The label that VoiceOver reads is the name of the object's class, or ends with what the
        object is.
        """,
      harm: """
        VoiceOver says by itself what an object is: it now says "Save button, button", or only
        "UIImageView".
        """,
      example: """
        <button ...>
            <accessibility key="accessibilityConfiguration" label="Save button"/>
        </button>
        """,
      fix: "Write what the object does or shows: \"Save\"."),
    check: .document { document in
      guard document.tree.names.contains("accessibility") else { return [] }
      var violations: [Violation] = []
      let name = document.tree.names.firstIndex(of: "accessibility")
      document.tree.forEachElement { node, elementName in
        guard elementName == name, let accessibility = document.tree.element(at: node),
          let label = accessibility["label"], let owner = accessibility.parent,
          let repeated = repetition(in: label, of: owner)
        else { return }
        violations.append(
          Violation(
            accessibility, "label",
            "say what this \(owner.noun) does: VoiceOver adds '\(repeated)' by itself"))
      }
      return violations
    })

  /// The part of `label` that only says what `owner` is.
  private static func repetition(in label: String, of owner: Element) -> String? {
    let words = label.lowercased()
    let className = View(owner).className
    if words == className.lowercased() { return className }
    guard owner.name == "button" || owner.name == "barButtonItem" else { return nil }
    return words == "button" || words.hasSuffix(" button") ? "button" : nil
  }
}
