/// What a `launch` line changes of the circumstances that the walk began with.
public struct LaunchSettings: Sendable, Hashable {
  /// The name of the device.
  public var device: String?

  /// Whether the device lies on its side.
  public var isLandscape: Bool?

  /// The system's major version.
  public var system: Int?

  /// The storyboard identifier of the controller to begin with.
  public var initialIdentifier: String?

  /// Settings that change nothing.
  public init() {}
}
