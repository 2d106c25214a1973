/// A notification, as its observers receive it.
public struct PostedNotification: Sendable, Hashable {
  /// What it is called.
  public let name: String

  /// Who posted it; nil for UIKit itself.
  public let sender: ControllerID?

  /// What came along with it.
  public let userInfo: [String: String]
}
