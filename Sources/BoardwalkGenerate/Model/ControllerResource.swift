/// The segues and cells of all controllers of one class in a storyboard.
package struct ControllerResource: Sendable, Hashable {
  /// The class.
  package let controller: ClassReference

  /// The segues with an identifier, by that.
  package var segues: [String: SegueResource] = [:]

  /// The cells and reusable views that code can ask for, by their kinds and identifiers.
  package var cells: [CellResource.Key: CellResource] = [:]

  /// The union with `other`, which has the same class.
  func merging(_ other: ControllerResource) -> ControllerResource {
    var result = self
    result.segues.merge(other.segues) { $0.merging($1) }
    result.cells.merge(other.cells) { $0.merging($1) }
    return result
  }
}
