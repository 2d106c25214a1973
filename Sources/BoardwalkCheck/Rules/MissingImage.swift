import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// An image that no asset catalog contains.
  package static let missingImage = Rule(
    id: "missing-image", severity: .error, category: .resources,
    summary: "An image is in no asset catalog of the project.",
    page: ExplainPage(
      defect: """
        A view, bar item or button uses an image that is not an image set, symbol set or image file of
        the project. If the asset catalogs are unknown: an image that the document uses and does not
        list in its resources.
        """,
      effect: """
        No image appears. The console reports "Could not load the "X" image referenced from a nib in
        the bundle", and the view is empty or has no size.
        """,
      example: """
        <imageView image="Potrait" .../>
        ... next to Assets.xcassets/Portrait.imageset
        """,
      fix: """
        Use an existing image, or add it to an asset catalog.
        """),
    check: .project { project in
      ResourceCheck(
        noun: "image", known: project.assets?.images,
        used: { $0.usedImages }, listed: { $0.listedResources(.image) }
      ).violations(in: project)
    })
}
