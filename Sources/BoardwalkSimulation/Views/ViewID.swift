/// Names one view of a running app: an object of a controller's scene, or of one of its cells.
public struct ViewID: Sendable, Hashable {
  /// The controller whose scene describes it.
  public let controller: ControllerID

  /// The cell that it is or is in; nil outside of cells that code copies.
  public let cell: CellID?

  /// Its id in the document.
  public let object: String

  /// The object `object` of the scene of `controller`, or of its copy in `cell`.
  public init(_ object: String, of controller: ControllerID, in cell: CellID? = nil) {
    self.controller = controller
    self.cell = cell
    self.object = object
  }

  /// The id of a collection view controller's view, which is in no document (APP-04).
  static let aroundCollection = "view around collectionView"

  /// The id with its controller renumbered by `numbers`.
  func renumbered(_ numbers: [ControllerID: ControllerID]) -> ViewID {
    numbers[controller].map { ViewID(object, of: $0, in: cell) } ?? self
  }
}
