/// The resource of a xib.
package struct NibResource: Sendable, Hashable {
  /// The name that `UINib` finds it by.
  package let name: String

  /// The class of its first view, or of its first controller where it has no view.
  package let object: ClassReference

  /// The cell that the first view is; nil for other views and for cells without a reuse identifier.
  package let cell: CellResource?

  /// A nib with what this and `other`, which has the same name, have.
  func merging(_ other: NibResource) -> NibResource {
    NibResource(
      name: name, object: object.common(with: other.object),
      cell: cell.flatMap { cell in
        other.cell.flatMap { $0.key == cell.key ? cell.merging($0) : nil }
      })
  }
}
