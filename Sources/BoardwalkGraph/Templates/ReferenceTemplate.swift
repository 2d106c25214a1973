import BoardwalkDocument

/// A reference to a scene of another storyboard, or of this one.
package struct ReferenceTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  package var id: String

  /// The other storyboard's name; nil for the same one.
  package var storyboardName: String?

  /// The identifier of the controller there; nil for the initial one.
  package var identifier: String?

  /// The bundle that holds the other storyboard, if not the app's own.
  package var bundleIdentifier: String?

  /// The unmodeled parts; nil if there are none.
  package var rest: ArchivedElement?

  /// The position in its document.
  package var position: SourcePosition
}

extension ReferenceTemplate {
  /// The template of `reference`.
  init(compiling reference: StoryboardReference, in context: CompileContext) {
    self.init(
      id: reference.id ?? "",
      storyboardName: reference.storyboardName,
      identifier: reference.referencedIdentifier,
      bundleIdentifier: reference.bundleIdentifier,
      position: context.position(of: reference.element))
    var rest = UnmodeledContent(reference.element)
    for name in ["id", "storyboardName", "referencedIdentifier", "bundleIdentifier"] {
      rest.consume(name)
    }
    rest.consumeConnections(of: reference.element, in: context)
    self.rest = rest.archived
  }
}
