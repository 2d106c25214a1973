/// A version of Interface Builder or of a system, such as `23504`, `21.1.1` or `15A284`.
struct VersionNumber: Comparable {
  private let components: [Int]
  private let text: String

  init(_ text: String) {
    self.text = text
    // Newer versions of Interface Builder write this number, which has no meaning.
    let isSentinel = text.hasPrefix("32700.")
    components =
      isSentinel
      ? [] : text.split { !$0.isASCII || !$0.isNumber }.map { Int($0) ?? .max }
  }

  static func < (left: VersionNumber, right: VersionNumber) -> Bool {
    if left.components == right.components { return left.text < right.text }
    return left.components.lexicographicallyPrecedes(right.components)
  }
}
