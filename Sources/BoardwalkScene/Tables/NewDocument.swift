/// The header of a new document of Xcode 16, which applies if a header has no `tools`.
enum NewDocument {
  static let tools = "23504"
  static let plugIn = "23506"

  /// The iPhone 15.
  static let device = "retina6_12"
}
