import BoardwalkBase
import BoardwalkDocument

/// An image or color that a document names.
package struct ResourceTemplate: Sendable, Hashable, Codable {
  /// What it is: `image`, `namedColor`, `systemColor`.
  package var kind: String

  /// Its name.
  package var name: String

  /// An image's size in points.
  package var size: LayoutSize?

  /// A color's value.
  package var color: ColorValue?

  /// Whatever else the document says of it, as written; nil if that is all.
  package var rest: ArchivedElement?
}
