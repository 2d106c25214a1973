/// A place where a file differs from the canonical form.
///
/// Canonical files have none, so losslessness costs them nothing.
package struct NonCanonicalSpelling: Sendable, Hashable {
  /// A lexical piece of the written document.
  package enum Token: Sendable, Hashable {
    /// The start tag of the element at this node, its whole text if it has no content; or the text
    /// or comment at this node.
    case node(Int)

    /// The end tag of the element at this node.
    case end(Int)

    /// The end of the file.
    case endOfFile
  }

  /// The token that departs.
  package let token: Token

  /// The white space written before it, if not the canonical line feed and indentation.
  package let gap: String?

  /// The token as written, if its spelling is not canonical.
  package let spelling: String?

  /// The departure of `token`.
  package init(at token: Token, gap: String?, spelling: String?) {
    self.token = token
    self.gap = gap
    self.spelling = spelling
  }
}
