import BoardwalkDocument

extension ResourceTemplate {
  /// The template of `resource`.
  init(compiling resource: Resource) {
    self.init(
      kind: resource.element.name,
      name: resource.name ?? "",
      size: resource.size,
      color: resource.color)
    var rest = UnmodeledContent(resource.element)
    rest.consume("name")
    if size != nil {
      rest.consume("width")
      rest.consume("height")
    }
    rest.consumeColor(resource.element.child("color"))
    self.rest = rest.archived
  }
}
