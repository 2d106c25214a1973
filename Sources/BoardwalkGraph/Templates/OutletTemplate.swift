import BoardwalkDocument

/// A property connected to an object.
package struct OutletTemplate: Sendable, Hashable, Codable {
  /// The property's name.
  package var property: String

  /// The id of the object that has the property.
  package var source: String

  /// The id of the object it is connected to.
  package var destination: String

  /// Whether the property holds several objects.
  @OmittedIfDefault<Default.No> package var isCollection: Bool

  /// Its id in the document.
  package var id: String?

  /// The unmodeled parts; nil if there are none.
  package var rest: ArchivedElement?

  /// The position in its document.
  package var position: SourcePosition?
}

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
