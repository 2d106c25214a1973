import BoardwalkDocument
import BoardwalkProject
import BoardwalkScene

extension Rule {
  /// A word of a scene text that nothing knows, and that is nearly one that is known.
  public static let misspeltWord = Rule(
    id: "misspelt-word", severity: .warning, category: .reading,
    summary: "A scene text has a kind or an attribute that is nearly a known one.",
    page: ExplainPage(
      happened: """
        A .scene file calls an object or an attribute by a word that no document is known to have,
        and that differs by a letter or two from one that is known. What Boardwalk does not know is
        kept as it stands, since the next Xcode may know it.
        """,
      harm: """
        If it is a slip of the pen, Interface Builder passes over the object or the attribute, or
        does not open the document.
        """,
      example: """
        labl heading "Welcome", textAlignmnt: center
        """,
      fix: "Write the word that was meant. If the word is right, leave it: it is only a warning."),
    check: .document { document in
      guard DocumentSyntax(of: document.file) == .scene else { return [] }
      return document.tree.elements.flatMap { element -> [Violation] in
        var violations: [Violation] = []
        if let meant = SceneWords.kind(near: element.name) {
          violations.append(
            Violation(
              element,
              "write '\(meant)' if that is meant: no kind of object is known as '\(element.name)'"))
        }
        for attribute in element.attributes {
          guard let meant = SceneWords.attribute(near: attribute.name, in: element.name) else {
            continue
          }
          violations.append(
            Violation(
              element,
              "write '\(meant)' if that is meant: no attribute is known as '\(attribute.name)'"))
        }
        return violations
      }
    })
}
