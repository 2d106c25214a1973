import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// An outlet that no document connects.
  package static let unconnectedOutlet = Rule(
    id: "unconnected-outlet", severity: .warning, category: .code,
    summary: "A class declares an outlet that no document connects.",
    page: ExplainPage(
      defect: """
        A property is marked @IBOutlet, and documents contain objects of its class or a subclass,
        but none of them connects it: the view was deleted, or the connection was lost. A property
        that its own file sets is not reported. It is a note if the property may be nil: an optional
        in Swift, one that code does not use or only with a question mark, and every property in
        Objective-C.
        """,
      effect: """
        The property stays nil. An implicitly unwrapped one ends the app when it is used:
        "Unexpectedly found nil while implicitly unwrapping an Optional value".
        """,
      example: """
        @IBOutlet var titleLabel: UILabel!
        ... and in the documents no <outlet property="titleLabel" .../>
        """,
      fix: """
        Connect the property, delete it, or declare it as optional if some documents do not connect
        it.
        """),
    check: .sidecarFiles { project in
      guard let resolver = ClassResolver(project), project.isWhole, !project.hidesNames
      else {
        return []
      }
      let connections = ConnectedProperties(resolver)
      var guesses = NameGuesses()
      let outlets = resolver.sources.types.flatMap { type in
        connections.unconnectedOutlets(of: type, &guesses)
          .filter { !resolver.sources.assigns($0.name, inFile: type.file) }
          .map { (type: type, property: $0) }
      }
      var harmless = NilProperties(resolver.sources, among: outlets)
      return outlets.map {
        (
          resolver.sources.files[$0.type.file],
          finding($0.property, of: $0.type, isHarmless: harmless.include($0.property, of: $0.type))
        )
      }
    })

  private static func finding(
    _ property: PropertyDeclaration, of declaration: TypeDeclaration, isHarmless: Bool
  ) -> Finding {
    let endsApp =
      property.type.optionality == .implicit && !property.isOutletCollection && !isHarmless
    return Finding(
      unconnectedOutlet.id, endsApp ? .warning : .note,
      "no document connects outlet '\(property.name)' of '\(declaration.name)'",
      at: property.range,
      notes: endsApp ? [.init("at run time it is nil, and its first use ends the app")] : [])
  }
}
