/// One node of the flat tree: its place in preorder is its identity.
struct Node: Sendable, Hashable {
  enum Kind: UInt8, Sendable {
    case element, text, comment
  }

  var kind: Kind

  /// An element's index in the names, a text's or comment's in the texts.
  var content: Int32

  /// The enclosing element's index, or -1 at the top.
  var parent: Int32

  /// The index after the last descendant.
  var end: Int32

  /// The index of the first attribute; the last is before the next node's first.
  var firstAttribute: Int32
}
