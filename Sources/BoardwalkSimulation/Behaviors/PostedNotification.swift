/// A notification, as its observers receive it.
public struct PostedNotification: Sendable, Hashable {
  /// The name.
  public let name: String

  /// The controller that posted it; nil for UIKit.
  public let sender: ControllerID?

  /// The user info as texts.
  public let userInfo: [String: String]

  /// The values of the user info for behaviors, where they are no texts.
  let values: [String: Value]

  /// The user info for behaviors.
  var userInfoValue: Value {
    .record(userInfo.mapValues { .text($0) }.merging(values) { _, value in value })
  }
}
