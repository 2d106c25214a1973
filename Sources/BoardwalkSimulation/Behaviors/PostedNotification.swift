/// A notification, as its observers receive it.
public struct PostedNotification: Sendable, Hashable {
  /// The name.
  public let name: String

  /// Who posted it; nil for UIKit itself.
  public let sender: ControllerID?

  /// The user info.
  public let userInfo: [String: String]
}
