import BoardwalkDocument

/// A flow layout; sizes and spacings in points.
public struct FlowLayoutTemplate: Sendable, Hashable, Codable {
  /// The items' size.
  public var itemSize: Size?

  /// The least space between lines.
  public var minimumLineSpacing: Double

  /// The least space between items of a line.
  public var minimumInteritemSpacing: Double

  /// Whether content scrolls sideways.
  @Usually<Usual.No> public var scrollsHorizontally: Bool

  /// Whatever else the document says of it, as written.
  public var rest: ArchivedElement
}
