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
    rest.take("name")
    if size != nil {
      rest.take("width")
      rest.take("height")
    }
    rest.takeColor(resource.element.child("color"))
    self.rest = rest.archived
  }
}
