/// One kind of element in Interface Builder documents.
///
/// The attributes and children are in Interface Builder's order, as counted in real documents.
package struct ElementSchema: Sendable {
  /// The name.
  package let name: String

  /// The class of the object; nil if the element is not an object, or its class is unknown.
  package let className: String?

  /// The common noun: a `tableViewCell` is a table view cell.
  package let noun: String

  /// The short name in scenes, if the name is long.
  package let alias: String?

  /// The attribute that the text after the kind sets in scenes.
  package let titleAttribute: String?

  /// The role that the element has in every object, so that scenes need not write it.
  package let role: String?

  /// The size of the system font in new objects.
  package let fontSize: Int?

  /// The attributes, in order.
  package let attributes: [AttributeSchema]

  /// Attributes that the inspectors have and few documents: their places are not known.
  package let rareAttributes: [AttributeSchema]

  /// The elements inside, in order.
  package let children: [ChildSchema]

  /// Elements inside that few documents have: their places are not known.
  package let rareChildren: [ChildSchema]

  init(
    _ name: String, class className: String? = nil, noun: String? = nil, alias: String? = nil,
    title titleAttribute: String? = nil, role: String? = nil, fontSize: Int? = nil,
    attributes: [AttributeSchema] = [], rareAttributes: [AttributeSchema] = [],
    children: [ChildSchema] = [], rareChildren: [ChildSchema] = []
  ) {
    self.name = name
    self.className = className
    self.noun = noun ?? Self.noun(of: name)
    self.alias = alias
    self.titleAttribute = titleAttribute
    self.role = role
    self.fontSize = fontSize
    self.attributes = attributes
    self.rareAttributes = rareAttributes
    self.children = children
    self.rareChildren = rareChildren
  }
}

extension ElementSchema {
  /// The words of `name`, which is written in camel case; the name of a class, such as UITextField,
  /// stays as it is.
  static func noun(of name: String) -> String {
    guard !name.prefix(2).allSatisfy(\.isUppercase) else { return name }
    return name.reduce(into: "") { noun, letter in
      if letter.isUppercase, noun.last?.isLowercase ?? false { noun += " " }
      noun += letter.lowercased()
    }
  }

  /// Whether the elements are objects with an identifier.
  package var isIdentified: Bool { attributes.contains { $0.form == .identity } }

  /// The attributes that new objects have.
  package var defaultAttributes: [AttributeSchema] {
    attributes.filter { $0.defaultValue != nil }
  }

  /// The attributes whose values are identifiers of other objects.
  package var references: [AttributeSchema] {
    (attributes + rareAttributes).filter {
      if case .reference = $0.form { true } else { false }
    }
  }

  /// The attribute named `name`; nil if the elements have none.
  package func attribute(_ name: String) -> AttributeSchema? {
    attributes.first { $0.name == name } ?? rareAttributes.first { $0.name == name }
  }
}
