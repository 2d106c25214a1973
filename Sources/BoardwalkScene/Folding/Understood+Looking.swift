import BoardwalkDocument

extension Understood {
  /// The number that `name` has here; nil where nothing is called so.
  func known(_ name: Name) -> Int32? {
    switch name {
    case .word(let number): number
    case .other(let text):
      Vocabulary.words.find(text).map(Int32.init) ?? otherNames.find(text).map { Int32(-1 - $0) }
    }
  }

  func name(numbered number: Int32) -> Name {
    number >= 0 ? .word(number) : .other(otherNames[Int(-1 - number)])
  }

  /// The name of the element `node`; nil where it is a text or a comment.
  func name(of node: Node) -> Name? {
    switch node {
    case .element(let element): name(numbered: elements[Int(element.number)].name)
    case .whole(let number):
      if case .branch(let branch) = wholes[Int(number)] { branch.name } else { nil }
    }
  }

  /// Whether `node` is a comment.
  func isComment(_ node: Node) -> Bool {
    guard case .whole(let number) = node, case .comment = wholes[Int(number)] else { return false }
    return true
  }

  /// The value of the attribute `name` of `node`.
  func value(of name: Name, in node: Node) -> String? {
    switch node {
    case .element(let element):
      value(of: name, in: elements[Int(element.number)])
    case .whole(let number):
      if case .branch(let branch) = wholes[Int(number)] { branch[name] } else { nil }
    }
  }

  /// Whether `node` has the attribute `name`.
  func has(_ name: Name, in node: Node) -> Bool {
    switch node {
    case .element(let element): place(of: name, in: element) != nil
    case .whole: value(of: name, in: node) != nil
    }
  }

  /// Whether the attribute `name` of `node` has the value `text`, or is not there for nil.
  func has(_ name: Name, of text: String?, in node: Node) -> Bool {
    guard case .element(let element) = node else { return value(of: name, in: node) == text }
    guard let place = place(of: name, in: element) else { return text == nil }
    return text.map { characters.has($0, at: values[place].range) } ?? false
  }

  func value(of name: Name, in parts: Parts) -> String? {
    place(of: name, in: parts).map { characters.text(at: values[$0].range) }
  }

  func place(of name: Name, in element: Element) -> Int? {
    place(of: name, in: elements[Int(element.number)])
  }

  private func place(of name: Name, in parts: Parts) -> Int? {
    guard let name = known(name) else { return nil }
    for place in parts.attributes where values[place].name == name { return place }
    return nil
  }

  /// What is directly inside `element`.
  func contents(of element: Element) -> ArraySlice<Node> {
    contents[elements[Int(element.number)].contents]
  }

  /// Whether an element directly inside `node` has the attribute `name`.
  func hasMember(with name: Name, in node: Node) -> Bool {
    switch node {
    case .element(let element): return contents(of: element).contains { has(name, in: $0) }
    case .whole(let number):
      guard case .branch(let branch) = wholes[Int(number)] else { return false }
      return branch.branches.contains { $0[name] != nil }
    }
  }

  /// `node` with all inside it, apart from all others.
  func content(_ node: Node) -> Branch.Content {
    switch node {
    case .whole(let number): return wholes[Int(number)]
    case .element(let element):
      let parts = elements[Int(element.number)]
      let attributes = values[parts.attributes].map { value in
        Attribute(name(numbered: value.name), characters.text(at: value.range))
      }
      var branch = Branch(
        name(numbered: parts.name), attributes, contents[parts.contents].map { content($0) })
      branch.range = parts.range
      return .branch(branch)
    }
  }
}

extension Understood {
  /// The words of the capabilities that what is understood needs.
  var neededCapabilities: Set<String> {
    var words: Set<String> = []
    for parts in elements {
      Capability.note(name(numbered: parts.name), in: &words) { value(of: $0, in: parts) }
    }
    wholes.lendBranches { Capability.note($0, in: &words) }
    return words
  }
}
