import BoardwalkDocument

extension RecognizerTemplate {
  /// The template of `recognizer`.
  init(compiling recognizer: GestureRecognizer, in context: CompileContext) {
    var rest = UnmodeledContent(recognizer.element)
    rest.consume("id")
    rest.consumeConnections(of: recognizer.element, in: context)
    self.init(
      id: recognizer.id ?? "",
      gesture: recognizer.kind,
      views: context.views(of: recognizer.id ?? ""),
      rest: Archived(rest.archivedWithName))
  }
}
