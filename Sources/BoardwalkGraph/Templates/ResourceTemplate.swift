import BoardwalkBase
import BoardwalkDocument

/// An image or color that a document names.
package struct ResourceTemplate: Sendable, Hashable, Codable {
  /// The kind: `image`, `namedColor`, `systemColor`.
  package var kind: String

  /// Its name.
  package var name: String

  /// An image's size in points.
  package var size: LayoutSize?

  /// A color's value.
  package var color: ColorValue?

  /// The unmodeled parts; nil if there are none.
  package var rest: ArchivedElement?
}

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
