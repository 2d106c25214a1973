import BoardwalkTree

/// The comments of the XML that stand before or after its root element.
///
/// The header of a scene comes first, so a role says on which side of the root they are.
enum OuterComments {
  private static let kind = "xml-comment"
  private static let before = "before"
  private static let after = "after"

  /// Statements for the comments before the root of `tree`.
  static func before(_ tree: ElementTree) -> [Statement] {
    statements(tree, in: 0..<(tree.root?.index ?? 0), role: before)
  }

  /// Statements for the comments after the root of `tree`.
  static func after(_ tree: ElementTree) -> [Statement] {
    statements(tree, in: (tree.root?.endIndex ?? tree.nodeCount)..<tree.nodeCount, role: after)
  }

  /// Removes those statements and returns what they say.
  static func take(from statements: inout [Statement]) -> (before: [String], after: [String]) {
    var comments: (before: [String], after: [String]) = ([], [])
    statements.removeAll { statement in
      guard statement.kind == kind, statement.marks.isEmpty, let text = statement.text else {
        return false
      }
      switch statement.role {
      case before: comments.before.append(text)
      case after: comments.after.append(text)
      default: return false
      }
      return true
    }
    return comments
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
