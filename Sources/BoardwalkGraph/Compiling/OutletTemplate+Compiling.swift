import BoardwalkDocument

extension OutletTemplate {
  /// The template of an `outlet` or `outletCollection` element.
  init(compiling element: Element, in context: CompileContext) {
    let outlet = Outlet(element)
    self.init(
      property: outlet.property,
      source: element.parent?.parent?["id"] ?? "",
      destination: outlet.destinationID,
      isCollection: element.kind == .outletCollection,
      id: outlet.id,
      position: context.position(of: element))
    var rest = UnmodeledContent(element)
    for name in ["property", "destination", "id"] { rest.consume(name) }
    self.rest = rest.archived
  }
}
