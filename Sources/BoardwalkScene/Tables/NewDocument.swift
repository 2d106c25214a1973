/// What Xcode 16 writes into a new document: a header that does not say `tools` has it.
enum NewDocument {
  static let tools = "23504"
  static let plugIn = "23506"

  /// The iPhone 15.
  static let device = "retina6_12"
}
