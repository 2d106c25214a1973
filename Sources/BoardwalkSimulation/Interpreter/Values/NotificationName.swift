/// The names of the system's notifications.
enum NotificationName {
  /// The name that code in Swift calls `member` of the class `type`:
  /// `UIResponder.keyboardWillShowNotification`; nil if it is no notification.
  static func system(_ member: String, of type: String) -> String? {
    guard type.hasPrefix("UI"), member.hasSuffix("Notification") else { return nil }
    // The responder's are those of the keyboard, which have no class in their names.
    let owner = type == "UIResponder" ? "UI" : type
    return owner + member.prefix(1).uppercased() + member.dropFirst()
  }
}
