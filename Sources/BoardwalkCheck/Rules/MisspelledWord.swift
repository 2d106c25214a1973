import BoardwalkScene

extension Rule {
  /// A word that nothing knows.
  package static let misspelledWord = Rule(
    id: "misspelled-word", severity: .warning, category: .reading,
    summary: "A kind, an attribute or a value is unknown.",
    page: ExplainPage(
      defect: """
        A .scene file uses a kind or an attribute that no known document has: a misspelling, or a
        word of UIKit, Swift, SwiftUI or the web. Or an attribute has a value that is not one of its
        known values. In XML elements, attributes, keys and values are reported only if they are
        similar to known ones. Unknown words are kept, since a newer Xcode may define them.
        """,
      effect: """
        If the word is misspelled, Interface Builder ignores the object or the attribute, or cannot
        open the document.
        """,
      example: """
        labl heading "Welcome", textAlignmnt: center
        UISwitch alarm, isOn: yes
        imageView photo, contentMode: aspectFit
        """,
      fix: """
        Write the known word. If the word is correct, ignore the warning or suppress it.
        """),
    check: .words(
      xml: { document in
        MisspelledValues.violations(in: document) + MisspelledAttributes.violations(in: document)
          + MisspelledKinds.violations(in: document)
          + MisspelledDevice.violations(in: document)
      },
      scene: { scene in
        SceneWordCheck.findings(in: scene, device: MisspelledDevice.identifier)
      }))
}
