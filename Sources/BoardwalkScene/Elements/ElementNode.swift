import BoardwalkDocument

/// An element with its attributes and contents: the form between statements and the element tree,
/// in both directions.
struct ElementNode: Sendable, Hashable, AttributeLookup {
  /// One thing inside an element.
  enum Content: Sendable, Hashable {
    case element(ElementNode)
    case text(String)
    case comment(String)

    /// The element; nil for a text and a comment.
    var element: ElementNode? { if case .element(let element) = self { element } else { nil } }
  }

  var name: String
  var attributes: [Attribute]
  var contents: [Content]

  /// The bytes of its statement.
  @SourceRange var range

  init(_ name: String, _ attributes: [Attribute] = [], _ contents: [Content] = []) {
    self.name = name
    self.attributes = attributes
    self.contents = contents
  }

  /// A copy of `element` and all inside it. The reader limits how deep elements are nested.
  init(_ element: Element) {
    self.init(element.name, element.attributes.map { Attribute($0.name, $0.value) })
    var index = element.index + 1
    while index < element.endIndex {
      let (content, end) = element.tree.node(at: index)
      switch content {
      case .element(let child): contents.append(.element(ElementNode(child)))
      case .text(let text): contents.append(.text(text))
      case .comment(let text): contents.append(.comment(text))
      }
      index = end
    }
  }

  /// The elements directly inside.
  var elements: [ElementNode] { contents.compactMap(\.element) }

  /// The value of the attribute `name`; nil removes it, a new one is appended.
  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index] = Attribute(name, value)
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(Attribute(name, value))
      case (nil, nil): break
      }
    }
  }

  /// Removes the attribute `name` and returns its value.
  mutating func take(_ name: String) -> String? {
    attributes.firstIndex { $0.name == name }.map { attributes.remove(at: $0).value }
  }
}

extension ElementNode {
  /// Adds the element with its contents to `builder`, and its places to `map`. An element without a
  /// statement has the place `outer` of the statement around it.
  func build(_ builder: inout TreeBuilder, _ map: inout SourceMap, in outer: Range<Int>) {
    let place = range.isEmpty ? outer : range
    let index = builder.nodeCount
    builder.openElement(name)
    map.appendNode(head: place, firstAttribute: builder.attributeCount)
    for attribute in attributes { builder.addAttribute(attribute.name, attribute.value) }
    for content in contents { content.build(&builder, &map, in: place) }
    builder.closeElement()
    map.closeNode(index, end: place.upperBound)
  }
}

extension ElementNode.Content {
  /// Adds it to `builder` and `map`, as an element does.
  func build(_ builder: inout TreeBuilder, _ map: inout SourceMap, in outer: Range<Int>) {
    switch self {
    case .element(let element): return element.build(&builder, &map, in: outer)
    case .text(let text): builder.addText(text)
    case .comment(let text): builder.addComment(text)
    }
    map.appendNode(head: outer, firstAttribute: builder.attributeCount)
  }
}
