/// What a start tag says: the name of an element, and its attributes.
struct Tag: Tagged {
  var name: Name
  var attributes: [Attribute] = []

  init(_ name: Name, _ attributes: [Attribute] = []) {
    self.name = name
    self.attributes = attributes
  }
}

/// What has attributes of its own, which can be changed.
protocol Tagged: Attributed {
  var attributes: [Attribute] { get set }
}

extension Tagged {
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
}
