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
    var all = userInfo.mapValues { Value.text($0) }.merging(values) { _, value in value }
    all[Self.objectKey] = nil
    return .record(all)
  }

  /// The key under which a notification of code has its object.
  static let objectKey = "object of the notification"

  /// The object for behaviors: what code gave, or else the poster.
  var object: Value { values[Self.objectKey] ?? Value(sender) }
}
