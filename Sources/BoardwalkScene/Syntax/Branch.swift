import BoardwalkDocument

/// An element with all that is inside it, apart from any tree: what is folded, and what sugar adds.
struct Branch: Sendable, Hashable, Tagged {
  /// One thing inside.
  enum Content: Sendable, Hashable {
    case branch(Branch)
    case text(String)
    case comment(String)
  }

  var name: Name
  var attributes: [Attribute] = []
  var contents: [Content] = []

  /// The bytes of the statement that says it; empty where it was not read from a text.
  var range = 0..<0

  init(_ name: Name, _ attributes: [Attribute] = [], _ contents: [Content] = []) {
    self.name = name
    self.attributes = attributes
    self.contents = contents
  }

  /// All that `element` says.
  init(_ element: Element) {
    self.init(
      Vocabulary.name(element.name),
      element.attributes.map { Attribute(Vocabulary.name($0.name), $0.value) })
    var index = element.index + 1
    while index < element.endIndex {
      let (content, end) = element.tree.node(at: index)
      switch content {
      case .element(let child): contents.append(.branch(Branch(child)))
      case .text(let text): contents.append(.text(text))
      case .comment(let text): contents.append(.comment(text))
      }
      index = end
    }
  }

  /// The elements directly inside.
  var branches: [Branch] {
    contents.compactMap { if case .branch(let branch) = $0 { branch } else { nil } }
  }

  /// The text that is all its content; nil where there is none, or anything else.
  var onlyText: String? {
    guard contents.count == 1, case .text(let text) = contents[0] else { return nil }
    return text
  }

  /// Adds it and all inside it to `builder`, and where it was said to `map`: what goes without saying
  /// stands where the statement `around` it does.
  func build(_ builder: inout TreeBuilder, _ map: inout SourceMap, around: Range<Int>) {
    let place = range.isEmpty ? around : range
    let index = builder.nodeCount
    builder.openElement(name)
    map.appendNode(head: place, firstAttribute: builder.attributeCount)
    attributes.lend { attribute in
      switch attribute.name {
      case .word(let word): builder.addAttribute(word: Int(word), attribute.value)
      case .other(let name): builder.addAttribute(name, attribute.value)
      }
    }
    contents.lend { $0.build(&builder, &map, around: place) }
    builder.closeElement()
    map.closeNode(index, end: place.upperBound)
  }
}

extension TreeBuilder {
  /// Begins an element called `name`.
  mutating func openElement(_ name: Name) {
    switch name {
    case .word(let word): openElement(word: Int(word))
    case .other(let name): openElement(name)
    }
  }
}

extension Branch.Content {
  /// Adds it to `builder` and `map`, as a branch does.
  func build(_ builder: inout TreeBuilder, _ map: inout SourceMap, around: Range<Int>) {
    switch self {
    case .branch(let branch): return branch.build(&builder, &map, around: around)
    case .text(let text): builder.addText(text)
    case .comment(let text): builder.addComment(text)
    }
    map.appendNode(head: around, firstAttribute: builder.attributeCount)
  }
}

extension [Branch.Content] {
  /// Calls `body` with each element where it lies.
  func lendBranches(to body: (Branch) -> Void) {
    lend { content in
      if case .branch(let branch) = content { body(branch) }
    }
  }
}
