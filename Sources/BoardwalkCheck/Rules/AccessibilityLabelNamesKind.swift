import BoardwalkDocument

extension Rule {
  /// A label that names the kind of an object instead of its purpose.
  package static let accessibilityLabelNamesKind = Rule(
    id: "accessibility-label-names-kind", severity: .note, category: .accessibility,
    summary: "An accessibility label contains the kind of the object.",
    page: ExplainPage(
      defect: """
        The accessibility label is the name of the object's class, or ends with the kind of the
        object.
        """,
      effect: """
        VoiceOver announces the kind itself, and so reads "Save button, button", or only
        "UIImageView".
        """,
      example: """
        <button ...>
            <accessibility key="accessibilityConfiguration" label="Save button"/>
        </button>
        """,
      fix: """
        Describe the purpose of the object: "Save".
        """),
    check: .document { document in
      document.elements(withAttribute: "label").compactMap { accessibility in
        guard accessibility.name == "accessibility", let label = accessibility["label"],
          let owner = accessibility.parent, let repeated = repetition(in: label, of: owner)
        else { return nil }
        return Violation(
          accessibility, "label",
          "the accessibility label contains '\(repeated)', which VoiceOver announces itself")
      }
    })

  /// The part of `label` that repeats the kind of `owner`.
  private static func repetition(in label: String, of owner: Element) -> String? {
    let words = label.lowercased()
    let className = View(owner).className
    if words == className.lowercased() { return className }
    guard owner.name == "button" || owner.name == "barButtonItem" else { return nil }
    return words == "button" || words.hasSuffix(" button") ? "button" : nil
  }
}
