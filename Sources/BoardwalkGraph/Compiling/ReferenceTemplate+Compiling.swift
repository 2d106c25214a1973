import BoardwalkDocument

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
