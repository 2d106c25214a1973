import BoardwalkDocument

extension RuntimeAttributeTemplate {
  /// The template of `attribute`.
  init(compiling attribute: RuntimeAttribute) {
    self.init(
      keyPath: attribute.keyPath,
      type: attribute.type,
      value: attribute.value,
      element: attribute.valueElement.map(ArchivedElement.init))
    var rest = UnmodeledContent(attribute.element)
    for name in ["keyPath", "type", "value"] { rest.consume(name) }
    rest.consume(attribute.valueElement)
    self.rest = rest.archived
  }
}
