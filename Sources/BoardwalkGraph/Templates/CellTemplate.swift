/// What a cell has beyond a view.
public struct CellTemplate: Sendable, Hashable, Codable {
  /// The name by which code asks for copies.
  public var reuseIdentifier: String?

  /// What its right end shows.
  public var accessoryType: String?

  /// How a table cell is laid out; nil for custom.
  public var style: String?

  /// The id of the label that code knows as the cell's text label.
  public var textLabel: String?

  /// The id of the label that code knows as the cell's detail label.
  public var detailTextLabel: String?

  /// The id of the image view that code knows as the cell's own.
  public var imageView: String?
}
