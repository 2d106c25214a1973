import BoardwalkBase
import BoardwalkDocument

extension EditScript {
  /// The script that makes `new` from `old`, whose elements `pair` matches.
  init(_ pair: TreePair, from old: ElementTree, to new: ElementTree) {
    from = Self.fingerprint(of: old)
    to = Self.fingerprint(of: new)
    declaration = new.declaration
    hasByteOrderMark = new.hasByteOrderMark
    let maker = EditMaker(pair: pair, old: old, new: new)
    edits = maker.edits
    spellings =
      old.nonCanonicalSpellings == new.nonCanonicalSpellings
      ? nil : new.nonCanonicalSpellings.map(Spelling.init)
  }
}

extension EditScript {
  /// A number that follows from every byte of `tree` as XML.
  static func fingerprint(of tree: ElementTree) -> String {
    String(FNV1a(of: XMLWriter().write(tree)).value, radix: 16)
  }
}

/// Makes the edits of a script.
private struct EditMaker {
  let pair: TreePair
  let old: ElementTree
  let new: ElementTree

  var edits: [EditScript.Edit] {
    var edits: [EditScript.Edit] = []
    let content = items(ElementContent(of: new))
    if content != oldItems(ElementContent(of: old)) {
      edits.append(EditScript.Edit(node: nil, content: content))
    }
    for element in old.elements {
      let match = pair.match(ofOld: element.index)
      guard let node = pair.matching.nodes[match].ours, let now = new.element(at: node) else {
        continue
      }
      var edit = EditScript.Edit(node: element.index)
      if now.name != element.name { edit.name = now.name }
      if Array(now.attributes) != Array(element.attributes) { edit.attributes = now.attributePairs }
      let content = items(ElementContent(of: now))
      if content != oldItems(ElementContent(of: element)) { edit.content = content }
      if edit != EditScript.Edit(node: element.index) { edits.append(edit) }
    }
    return edits
  }

  /// `content` of the new tree in terms of the old one.
  private func items(_ content: ElementContent) -> [EditScript.Item] {
    content.children.flatMap { child in
      trivia(new, child.leading) + [item(at: child.index)].compactMap(\.self)
    } + trivia(new, content.trailing)
  }

  private func item(at node: Int) -> EditScript.Item? {
    let match = pair.match(ofNew: node)
    if let node = pair.matching.nodes[match].base { return .node(node) }
    guard let element = new.element(at: node) else { return nil }
    return .element(
      name: element.name, attributes: element.attributePairs,
      content: items(ElementContent(of: element)))
  }

  private func oldItems(_ content: ElementContent) -> [EditScript.Item] {
    content.children.flatMap { trivia(old, $0.leading) + [.node($0.index)] }
      + trivia(old, content.trailing)
  }

  private func trivia(_ tree: ElementTree, _ range: Range<Int>) -> [EditScript.Item] {
    tree.trivia(in: range).map { $0.kind == .text ? .text($0.text) : .comment($0.text) }
  }
}

extension Element {
  /// Its attributes as pairs of names and values.
  fileprivate var attributePairs: [[String]] { attributes.map { [$0.name, $0.value] } }
}

extension EditScript.Spelling {
  /// The encoding of `nonCanonicalSpelling` in a script.
  fileprivate init(_ nonCanonicalSpelling: NonCanonicalSpelling) {
    switch nonCanonicalSpelling.token {
    case .node(let node): (token, self.node) = ("node", node)
    case .end(let node): (token, self.node) = ("end", node)
    case .endOfFile: (token, node) = ("file", nil)
    }
    gap = nonCanonicalSpelling.gap
    spelling = nonCanonicalSpelling.spelling
  }

  /// The noncanonical spelling; nil if there is none.
  var nonCanonicalSpelling: NonCanonicalSpelling? {
    switch (token, node) {
    case ("node", let node?): NonCanonicalSpelling(at: .node(node), gap: gap, spelling: spelling)
    case ("end", let node?): NonCanonicalSpelling(at: .end(node), gap: gap, spelling: spelling)
    case ("file", _): NonCanonicalSpelling(at: .endOfFile, gap: gap, spelling: spelling)
    default: nil
    }
  }
}
