import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// A colour that is in no asset catalog.
  package static let missingColor = Rule(
    id: "missing-color", severity: .error, category: .resources,
    summary: "A colour is in none of the project's asset catalogs.",
    page: ExplainPage(
      happened: """
        Something has a colour by a name that no colour set of the project has. Where the project's
        catalogs are not known, it is a colour that the document uses but does not list among its
        resources: one was renamed, the other not.
        """,
      harm: """
        The view takes the colour that Interface Builder kept as a copy, in light and in dark
        appearance alike, or none at all. The console says "Could not resolve a color named 'X'".
        """,
      example: """
        <color key="backgroundColor" name="Acent"/>
        ... beside Assets.xcassets/Accent.colorset
        """,
      fix: "Name a colour that exists, or add one of that name to an asset catalog."),
    check: .project { project in
      ResourceCheck(
        noun: "colour", known: project.assets?.colors,
        used: { $0.usedColors }, listed: { $0.listedResources(.namedColor) }
      ).violations(in: project)
    })
}
