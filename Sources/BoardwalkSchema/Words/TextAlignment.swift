/// The alignment of the lines of a text, as `NSTextAlignment`.
package enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  case left, center, right, justified, natural
}
