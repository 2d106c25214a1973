/// The segues and cells of all controllers of one class in a storyboard.
package struct ControllerResource: Sendable, Hashable {
  /// The class.
  package let controller: ClassReference

  /// The segues with an identifier, by that.
  package private(set) var segues: [String: SegueResource] = [:]

  /// The cells and reusable views that code can ask for, by their kinds and identifiers.
  package private(set) var cells: [CellResource.Key: CellResource] = [:]

  /// Adds the segue with `identifier`, or merges it with those that have the same one.
  mutating func add(_ segue: SegueResource, called identifier: String) {
    segues[identifier] = segues[identifier]?.merging(segue) ?? segue
  }

  /// Adds `cell`, or merges it with those of the same kind and identifier.
  mutating func add(_ cell: CellResource) {
    cells[cell.key] = cells[cell.key]?.merging(cell) ?? cell
  }

  /// The union with `other`, which has the same class.
  func merging(_ other: ControllerResource) -> ControllerResource {
    var result = self
    result.segues.merge(other.segues) { $0.merging($1) }
    result.cells.merge(other.cells) { $0.merging($1) }
    return result
  }
}
