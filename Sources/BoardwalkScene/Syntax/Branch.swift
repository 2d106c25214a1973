import BoardwalkTree

/// An element with all that is inside it, apart from any tree: what sugar works on.
struct Branch: Sendable, Hashable {
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

  /// The value of the attribute `name`; nil removes it, a new one goes to the end.
  subscript(name: Name) -> String? {
    get { index(of: name).map { attributes[$0].value } }
    set {
      let index = index(of: name)
      switch (index, newValue) {
      case (let index?, let value?): attributes[index] = Attribute(name, value)
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(Attribute(name, value))
      case (nil, nil): break
      }
    }
  }

  /// The place of the attribute `name`, found without a copy of those before it.
  private func index(of name: Name) -> Int? {
    attributes.place { $0.name == name }
  }

  /// Removes the attribute `name` and returns its value.
  mutating func take(_ name: Name) -> String? {
    index(of: name).map { attributes.remove(at: $0).value }
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
    switch name {
    case .word(let word): builder.openElement(word: Int(word))
    case .other(let name): builder.openElement(name)
    }
    map.appendNode(head: place, firstAttribute: builder.attributeCount)
    attributes.lend { attribute in
      switch attribute.name {
      case .word(let word): builder.addAttribute(word: Int(word), attribute.value)
      case .other(let name): builder.addAttribute(name, attribute.value)
      }
    }
    contents.lend { content in
      switch content {
      case .branch(let branch): branch.build(&builder, &map, around: place)
      case .text(let text):
        builder.addText(text)
        map.appendNode(head: place, firstAttribute: builder.attributeCount)
      case .comment(let text):
        builder.addComment(text)
        map.appendNode(head: place, firstAttribute: builder.attributeCount)
      }
    }
    builder.closeElement()
    map.closeNode(index, end: place.upperBound)
  }
}

extension [Branch.Content] {
  /// Moves what is at `index` out and leaves an empty text in its place.
  mutating func take(at index: Int) -> Branch.Content {
    var taken = Branch.Content.text("")
    swap(&taken, &self[index])
    return taken
  }

  /// Puts the last first, moving them without copies.
  mutating func turn() { withUnsafeMutableBufferPointer { $0.reverse() } }

  /// Calls `body` with each element where it lies.
  func lendBranches(to body: (Branch) -> Void) {
    lend { content in
      if case .branch(let branch) = content { body(branch) }
    }
  }
}
