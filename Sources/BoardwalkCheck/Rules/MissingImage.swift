import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// An image that is in no asset catalog.
  package static let missingImage = Rule(
    id: "missing-image", severity: .error, category: .resources,
    summary: "An image is in none of the project's asset catalogs.",
    page: ExplainPage(
      happened: """
        A view, bar item or button shows an image by a name that no image set, symbol set or image
        file of the project has. Where the project's catalogs are not known, it is an image that
        the document uses but does not list among its resources: one was renamed, the other not.
        """,
      harm: """
        Nothing is shown. At run time the console says "Could not load the "X" image referenced from
        a nib in the bundle", and the view is empty or has no size.
        """,
      example: """
        <imageView image="Potrait" .../>
        ... beside Assets.xcassets/Portrait.imageset
        """,
      fix: "Name an image that exists, or add one of that name to an asset catalog."),
    check: .project { project in
      ResourceCheck(
        noun: "image", known: project.assets?.images,
        used: { $0.usedImages }, listed: { $0.listedResources(.image) }
      ).violations(in: project)
    })
}
