import BoardwalkDocument

extension Rule {
  /// An image button without an accessibility label.
  package static let unlabeledImageButton = Rule(
    id: "unlabeled-image-button", severity: .note, category: .accessibility,
    summary: "A button with an image and no title has no accessibility label.",
    page: ExplainPage(
      defect: """
        A button or bar button item has an image of the app, no title, and no accessibility label.
        """,
      effect: """
        VoiceOver reads the file name of the image, or only "button".
        """,
      example: """
        <button ...>
            <state key="normal" image="btn_close_2"/>
        </button>
        """,
      fix: """
        Set Label in the accessibility section of the identity inspector to the purpose of the
        button. If code sets it, suppress this finding.
        """),
    check: .document { document in
      document.elements(where: { $0 == .button || $0 == .barButtonItem })
        .compactMap { element -> Violation? in
          let view = View(element)
          // System images have accessibility labels.
          guard let image = view.image, !hasSystemImage(element), (view.text ?? "").isEmpty,
            (view.accessibilityLabel ?? "").isEmpty,
            element.child("accessibility")?.child("accessibilityTraits") == nil
          else { return nil }
          return Violation(
            element,
            "this \(element.noun) has no accessibility label",
            notes: [.init("its only content is the image '\(image)'")])
        }
    })

  private static func hasSystemImage(_ element: Element) -> Bool {
    element["systemItem"] != nil || element["catalog"] == "system"
      || element.child("state", key: "normal")?["catalog"] == "system"
      || element.child("buttonConfiguration") != nil
  }
}
