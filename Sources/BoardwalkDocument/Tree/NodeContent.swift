/// A node as a writer visits it.
package enum NodeContent: Sendable {
  /// An element.
  case element(Element)

  /// A text, unescaped.
  case text(String)

  /// A comment, without its delimiters.
  case comment(String)
}
