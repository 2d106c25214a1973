/// The names of the system's notifications, and the keys of their user infos.
enum NotificationName {
  /// The key that code in Swift calls `member` of the class `type`:
  /// `UIResponder.keyboardFrameEndUserInfoKey`; nil if it is no key.
  static func key(_ member: String, of type: String) -> String? {
    guard type == "UIResponder", member.hasPrefix("keyboard"), member.hasSuffix("UserInfoKey")
    else { return nil }
    let name = member.dropFirst("keyboard".count).dropLast("UserInfoKey".count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The name that code in Swift calls `member` of the class `type`:
  /// `UIResponder.keyboardWillShowNotification`; nil if it is no notification.
  static func system(_ member: String, of type: String) -> String? {
    guard type.hasPrefix("UI"), member.hasSuffix("Notification") else { return nil }
    // The responder's are those of the keyboard, which have no class in their names.
    let owner = type == "UIResponder" ? "UI" : type
    return owner + member.prefix(1).uppercased() + member.dropFirst()
  }
}
