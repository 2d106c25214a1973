import BoardwalkDocument

extension Rule {
  /// A button that says nothing to those who do not see its image.
  package static let unlabelledImageButton = Rule(
    id: "unlabelled-image-button", severity: .note, category: .accessibility,
    summary: "A button with an image alone has no accessibility label.",
    page: ExplainPage(
      happened: """
        A button or bar button item shows an image of the app without a title, and has no
        accessibility label.
        """,
      harm: """
        VoiceOver reads the image's file name, or only "button". Nothing tells what it does.
        """,
      example: """
        <button ...>
            <state key="normal" image="btn_close_2"/>
        </button>
        """,
      fix: """
        Write in Label, in the identity inspector's accessibility part, what the button does. Set
        it in code if it changes, and turn this rule off.
        """),
    check: .document { document in
      document.elements(where: { $0 == .button || $0 == .barButtonItem })
        .compactMap { element -> Violation? in
          let view = View(element)
          // Images of the system have labels of their own.
          guard let image = view.image, !hasSystemImage(element), (view.text ?? "").isEmpty,
            (view.accessibilityLabel ?? "").isEmpty,
            element.child("accessibility")?.child("accessibilityTraits") == nil
          else { return nil }
          return Violation(
            element,
            "label this \(element.noun) for those who do not see it: it shows only the image "
              + "'\(image)'")
        }
    })

  private static func hasSystemImage(_ element: Element) -> Bool {
    element["systemItem"] != nil || element["catalog"] == "system"
      || element.child("state", key: "normal")?["catalog"] == "system"
      || element.child("buttonConfiguration") != nil
  }
}
