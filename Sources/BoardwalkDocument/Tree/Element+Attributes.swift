import BoardwalkBase
import BoardwalkSchema

extension Element {
  /// The places of its attributes in the list of all the tree's attributes.
  package var attributeIndices: Range<Int> { tree.attributeIndices(ofElement: index) }

  /// Its attributes, in order.
  package var attributes: ElementAttributes { ElementAttributes(of: self) }

  /// The value of the attribute `name`.
  package subscript(name: String) -> String? {
    attributeIndex(of: name).map { tree.attributeValue(at: $0) }
  }

  /// The index of the attribute `name` in the list of all the tree's attributes.
  package func attributeIndex(of name: String) -> Int? {
    attributeIndices.first { tree.storage.names[Int(tree.storage.attributes[$0].name)] == name }
  }
}

extension ElementTree {
  /// The places of the attributes of the element at `node`.
  func attributeIndices(ofElement node: Int) -> Range<Int> {
    let nodes = storage.nodes
    let next = node + 1 < nodes.count ? Int(nodes[node + 1].firstAttribute) : nil
    return Int(nodes[node].firstAttribute)..<(next ?? storage.attributes.count)
  }

  /// The index in `names` of the name of the element at `node`.
  func nameIndex(ofElement node: Int) -> Int { Int(storage.nodes[node].content) }

  /// The attribute at a place in the list of all attributes.
  package func attribute(at index: Int) -> Attribute {
    Attribute(storage.names[attributeNameIndex(at: index)], attributeValue(at: index))
  }

  /// The index in `names` of the name of the attribute at `index`.
  package func attributeNameIndex(at index: Int) -> Int {
    Int(storage.attributes[index].name)
  }

  /// The value of the attribute at a place in the list of all attributes.
  package func attributeValue(at index: Int) -> String {
    String(decoding: attributeCharacters(at: index), as: UTF8.self)
  }

  /// The value in UTF-8 of the attribute at a place in the list of all attributes.
  package func attributeCharacters(at index: Int) -> ArraySlice<UInt8> {
    storage.characters[storage.attributes[index]]
  }

  /// The number of attributes of all elements.
  package var attributeCount: Int { storage.attributes.count }
}

extension LayoutPoint {
  /// The point that `element` holds as `x` and `y`.
  init?(_ element: Element) {
    guard let x = element.number("x"), let y = element.number("y") else { return nil }
    self.init(x: x, y: y)
  }
}

extension LayoutSize {
  /// The size that `element` holds as `width` and `height`.
  init?(_ element: Element) {
    guard let width = element.number("width"), let height = element.number("height") else {
      return nil
    }
    self.init(width: width, height: height)
  }
}

extension LayoutRect {
  /// The rectangle that `element` holds as `x`, `y`, `width` and `height`.
  init?(_ element: Element) {
    guard let origin = LayoutPoint(element), let size = LayoutSize(element) else { return nil }
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}

extension Element {
  /// The number that the attribute `name` holds, as Interface Builder writes numbers.
  func number(_ name: String) -> Double? {
    guard let place = attributeIndex(of: name) else { return nil }
    let value = tree.attributeCharacters(at: place)
    return ValueFormat.number.accepts(value) ? Double(String(decoding: value, as: UTF8.self)) : nil
  }
}

extension Element {
  /// The attribute `name` as a word of a closed set; nil for another value.
  func word<Word: RawRepresentable<String>>(_ name: String) -> Word? {
    self[name].flatMap(Word.init)
  }
}

extension Element {
  /// The common name of such an element: `tableViewCell` is a `table view cell`.
  package var noun: String { Schema.noun(of: name) }
}

extension Element {
  /// The text `key`, from an attribute, or from an element if it has several lines.
  func writtenText(_ key: String) -> String? {
    self[key] ?? child("string", key: key)?.text ?? child("mutableString", key: key)?.text
  }

  /// The name of the image, from an attribute, or from an element if the image has a configuration.
  var imageName: String? { self["image"] ?? child("imageReference", key: "image")?["image"] }
}
