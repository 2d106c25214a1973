/// Something that a controller told everybody who wants to know.
package struct PostedNotification: Sendable, Hashable {
  /// What it is called.
  package let name: String

  /// Who posted it; nil for UIKit itself.
  package let sender: ControllerID?

  /// What came along with it.
  package let userInfo: [String: String]
}
