/// The pasteboard with the last copied value.
public struct Pasteboard: Sendable, Hashable {
  /// The text.
  public var string: String?

  /// The name of the image.
  public var image: String?

  /// An empty pasteboard.
  public init() {}
}
