import BoardwalkDocument

extension EditScript {
  /// An error for a script that does not match its tree.
  package struct ApplyError: Error, Sendable, Hashable {
    /// The mismatch.
    package let reason: String
  }

  /// The new tree, made from `old`.
  ///
  /// Throws if the script was not made for `old`.
  package func apply(to old: ElementTree) throws(ApplyError) -> ElementTree {
    guard Self.fingerprint(of: old) == from else {
      throw ApplyError(reason: "the difference was made for another version of the document")
    }
    var patcher = Patcher(old, self)
    let new = try patcher.patch(self)
    guard Self.fingerprint(of: new) == to else {
      throw ApplyError(
        reason: "the difference is damaged: it does not make the version that it names")
    }
    return new
  }
}

/// Builds the tree that a script describes.
private struct Patcher {
  private let old: ElementTree
  private let edits: [Int: EditScript.Edit]
  private let nonCanonicalSpellings: [NonCanonicalSpelling.Token: NonCanonicalSpelling]
  private var builder = TreeBuilder()

  /// The old elements that have been used, since each has one place.
  private var used: Set<Int> = []

  init(_ old: ElementTree, _ script: EditScript) {
    self.old = old
    edits = Dictionary(
      script.edits.map { ($0.node ?? -1, $0) }, uniquingKeysWith: { first, _ in first })
    let all = script.spellings?.compactMap(\.nonCanonicalSpelling) ?? old.nonCanonicalSpellings
    nonCanonicalSpellings = Dictionary(
      all.map { ($0.token, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func patch(_ script: EditScript) throws(EditScript.ApplyError) -> ElementTree {
    builder.declaration = script.declaration
    builder.hasByteOrderMark = script.hasByteOrderMark
    if let content = edits[-1]?.content {
      try append(content)
    } else {
      try copy(ElementContent(of: old))
    }
    if let end = nonCanonicalSpellings[.endOfFile] { builder.record(end) }
    return builder.finish()
  }

  private mutating func append(_ items: [EditScript.Item]) throws(EditScript.ApplyError) {
    for item in items {
      switch item {
      case .node(let node): try appendOld(node)
      case .text(let text): append(Trivia(kind: .text, text: text))
      case .comment(let text): append(Trivia(kind: .comment, text: text))
      case .element(let name, let attributes, let content):
        let node = try open(name, Self.attributes(attributes))
        try append(content)
        close(node)
      }
    }
  }

  private mutating func appendOld(_ node: Int) throws(EditScript.ApplyError) {
    guard let element = old.element(at: node), used.insert(node).inserted else {
      throw EditScript.ApplyError(reason: "there is no element at node \(node)")
    }
    let edit = edits[node]
    let attributes = try edit?.attributes.map(Self.attributes) ?? Array(element.attributes)
    let start = try open(edit?.name ?? element.name, attributes)
    if let content = edit?.content {
      try append(content)
    } else {
      try copy(ElementContent(of: element))
    }
    close(start)
  }

  private mutating func copy(_ content: ElementContent) throws(EditScript.ApplyError) {
    for child in content.children {
      old.trivia(in: child.leading).forEach { append($0) }
      try appendOld(child.index)
    }
    old.trivia(in: content.trailing).forEach { append($0) }
  }

  private mutating func open(
    _ name: String, _ attributes: [Attribute]
  ) throws(EditScript.ApplyError) -> Int {
    guard builder.depth < ReadingLimits().depth else {
      throw EditScript.ApplyError(reason: "the difference is damaged: its elements nest too deeply")
    }
    let node = builder.nodeCount
    builder.openElement(name)
    for attribute in attributes { builder.addAttribute(attribute.name, attribute.value) }
    if let nonCanonicalSpelling = nonCanonicalSpellings[.node(node)] {
      builder.record(nonCanonicalSpelling)
    }
    return node
  }

  private mutating func close(_ node: Int) {
    builder.closeElement()
    if let nonCanonicalSpelling = nonCanonicalSpellings[.end(node)] {
      builder.record(nonCanonicalSpelling)
    }
  }

  private mutating func append(_ trivia: Trivia) {
    let node = builder.nodeCount
    switch trivia.kind {
    case .text: builder.addText(trivia.text)
    case .comment: builder.addComment(trivia.text)
    }
    if let nonCanonicalSpelling = nonCanonicalSpellings[.node(node)] {
      builder.record(nonCanonicalSpelling)
    }
  }

  private static func attributes(_ pairs: [[String]]) throws(EditScript.ApplyError) -> [Attribute] {
    try pairs.map { pair throws(EditScript.ApplyError) in
      guard pair.count == 2 else {
        throw EditScript.ApplyError(reason: "an attribute is a pair of a name and a value")
      }
      return Attribute(pair[0], pair[1])
    }
  }
}
