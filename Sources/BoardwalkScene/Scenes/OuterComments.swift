import BoardwalkDocument

/// The comments of the XML before and after its root element.
///
/// The header of a scene comes first, so a role records the side of the root.
struct OuterComments {
  /// The comments before the root and after it.
  private(set) var before: [String] = []
  private(set) var after: [String] = []

  private static let kind = "xml-comment"
  private static let beforeRoot = "before"
  private static let afterRoot = "after"

  /// Statements for the comments before the root of `tree`.
  static func before(_ tree: ElementTree) -> [Statement] {
    statements(tree, in: 0..<(tree.root?.index ?? 0), role: beforeRoot)
  }

  /// Statements for the comments after the root of `tree`.
  static func after(_ tree: ElementTree) -> [Statement] {
    statements(tree, in: (tree.root?.endIndex ?? tree.nodeCount)..<tree.nodeCount, role: afterRoot)
  }

  /// Takes `statement` if it is a comment, and returns whether it is.
  mutating func take(_ statement: Statement) -> Bool {
    guard statement.kind == Self.kind, statement.flags.isEmpty, let text = statement.text else {
      return false
    }
    switch statement.role {
    case Self.beforeRoot: before.append(text)
    case Self.afterRoot: after.append(text)
    default: return false
    }
    return true
  }

  /// At the top of a tree there are no texts and no elements but the root.
  private static func statements(
    _ tree: ElementTree, in nodes: Range<Int>, role: String
  ) -> [Statement] {
    nodes.compactMap { index in
      guard case .comment(let text) = tree.node(at: index).content else { return nil }
      var statement = Statement(kind)
      statement.role = role
      statement.text = text
      return statement
    }
  }
}
