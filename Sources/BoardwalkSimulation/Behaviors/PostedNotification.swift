/// A notification, as its observers receive it.
public struct PostedNotification: Sendable, Hashable {
  /// The name.
  public let name: String

  /// The controller that posted it; nil for UIKit.
  public let sender: ControllerID?

  /// The user info.
  public let userInfo: [String: String]
}
