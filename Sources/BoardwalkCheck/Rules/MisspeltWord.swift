import BoardwalkScene

extension Rule {
  /// A word that nothing knows.
  package static let misspeltWord = Rule(
    id: "misspelt-word", severity: .warning, category: .reading,
    summary: "A kind, an attribute or a value is none that is known.",
    page: ExplainPage(
      happened: """
        A .scene file calls an object or an attribute by a word that no document is known to have:
        a slip of the pen, or what UIKit's classes, Swift, SwiftUI or the web say for it. Or an
        attribute that can be one of a few words is none of them; in XML only what is nearly one of
        them is told. What Boardwalk does not know is kept as it stands, since the next Xcode may
        know it.
        """,
      harm: """
        If it is a slip of the pen, Interface Builder passes over the object or the attribute, or
        does not open the document.
        """,
      example: """
        labl heading "Welcome", textAlignmnt: center
        UISwitch alarm, isOn: yes
        imageView photo, contentMode: aspectFit
        """,
      fix: "Write the word that was meant. If the word is right, leave it: it is only a warning."),
    check: .words(
      xml: { document in
        var values = MisspeltValues(document)
        return values.violations() + MisspelledAttributes.violations(in: document)
      },
      scene: SceneWordCheck.findings))
}
