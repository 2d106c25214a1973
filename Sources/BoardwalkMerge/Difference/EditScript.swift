import BoardwalkDocument

/// An edit script that transforms one tree into another: for each changed element, its new state.
///
/// Elements of the old tree are identified by node index, so a script applies to one tree only.
package struct EditScript: Sendable, Hashable, Codable {
  /// The new state of an element of the old tree.
  struct Edit: Sendable, Hashable, Codable {
    /// The node index in the old tree; nil for the document itself.
    let node: Int?

    /// Its new name; nil for the old one.
    var name: String?

    /// All its attributes, as pairs of names and values; nil for the old ones.
    var attributes: [[String]]?

    /// The new contents; nil for the old ones.
    var content: [Item]?
  }

  /// The contents of an element.
  enum Item: Sendable, Hashable {
    /// An element of the old tree, changed by its edit.
    case node(Int)

    /// A new element.
    indirect case element(name: String, attributes: [[String]], content: [Item])

    /// A text.
    case text(String)

    /// A comment.
    case comment(String)
  }

  /// A noncanonical spelling of the new file.
  struct Spelling: Sendable, Hashable, Codable {
    /// The kind of token: `node`, `end` or `file`.
    let token: String

    /// The token's node in the new tree.
    let node: Int?

    /// The white space before the token, if it is not canonical.
    let gap: String?

    /// The token as written, if it is not canonical.
    let spelling: String?
  }

  /// The fingerprint of the old tree.
  let from: String

  /// The fingerprint of the new tree.
  let to: String

  /// The XML declaration.
  let declaration: String?

  /// Whether the file begins with a byte order mark.
  let hasByteOrderMark: Bool

  /// The edits, in the order of the old tree.
  let edits: [Edit]

  /// The noncanonical spellings; nil for those of the old tree.
  let spellings: [Spelling]?
}

extension EditScript.Item: Codable {
  private enum CodingKeys: String, CodingKey {
    case node, element, attributes, content, text, comment
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let node = try values.decodeIfPresent(Int.self, forKey: .node) {
      self = .node(node)
    } else if let text = try values.decodeIfPresent(String.self, forKey: .text) {
      self = .text(text)
    } else if let comment = try values.decodeIfPresent(String.self, forKey: .comment) {
      self = .comment(comment)
    } else {
      self = .element(
        name: try values.decode(String.self, forKey: .element),
        attributes: try values.decodeIfPresent([[String]].self, forKey: .attributes) ?? [],
        content: try values.decodeIfPresent([EditScript.Item].self, forKey: .content) ?? [])
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .node(let node): try values.encode(node, forKey: .node)
    case .text(let text): try values.encode(text, forKey: .text)
    case .comment(let comment): try values.encode(comment, forKey: .comment)
    case .element(let name, let attributes, let content):
      try values.encode(name, forKey: .element)
      if !attributes.isEmpty { try values.encode(attributes, forKey: .attributes) }
      if !content.isEmpty { try values.encode(content, forKey: .content) }
    }
  }
}
