import BoardwalkDocument

@testable import BoardwalkCheck

extension Rule {
  /// An image view without an image.
  package static let emptyImageView = Rule(
    id: "empty-image-view", severity: .note, category: .values,
    summary: "An image view has no image.",
    page: ExplainPage(
      defect: "An image view has no image, and no outlet through which code could set it.",
      effect: "Nothing appears in its place.",
      example: "<imageView contentMode=\"scaleAspectFit\" id=\"Img-vw-001\"/>",
      fix: "Set an image, or delete the image view."),
    check: .document { document in
      let connected = Set(document.elements(of: .outlet).compactMap { $0["destination"] })
      return document.elements(of: .imageView).compactMap { element -> Violation? in
        guard element["image"] == nil, element["customClass"] == nil,
          !connected.contains(element["id"] ?? "")
        else { return nil }
        return Violation(element, "this image view has no image")
      }
    })
}
