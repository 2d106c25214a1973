/// The resource of a xib.
package struct NibResource: Sendable, Hashable {
  /// The name that `UINib` finds it by.
  package let name: String

  /// The class of its first view, or of its first controller without a view.
  package let object: ClassReference

  /// The cell that the first view is; nil for other views and for cells without a reuse identifier.
  package let cell: CellResource?

  /// The union of this and `other`, which has the same name.
  func merging(_ other: NibResource) -> NibResource {
    NibResource(
      name: name, object: object.common(with: other.object),
      cell: cell.flatMap { cell in
        other.cell.flatMap { $0.key == cell.key ? cell.merging($0) : nil }
      })
  }
}
