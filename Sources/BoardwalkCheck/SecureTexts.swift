import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema

extension Document {
  /// The file with an asterisk for each byte of the texts of secure fields, which no report may
  /// show.
  package var fileConcealingSecureTexts: SourceFile { SecureTexts(document: self).concealed }
}

/// The texts of secure fields in the source of a document.
private struct SecureTexts {
  let document: Document

  /// The file with an asterisk for each byte of these texts, so that all positions stay valid.
  var concealed: SourceFile {
    let fields = secureFields
    return fields.isEmpty ? document.file : document.file.concealing(fields.flatMap(ranges))
  }

  /// The secure fields, in document order: the owners of an attribute that can make them secure, at
  /// the field, its traits or one of its runtime attributes.
  private var secureFields: [Element] {
    let tree = document.tree
    var owners: Set<Int> = []
    let names = [SecureTextEntry.attribute, "keyPath"]
    for element in names.flatMap(document.elements(withAttribute:)) {
      owners.insert(element.index)
      owners.formUnion(element.ancestors.prefix(2).map(\.index))
    }
    return owners.sorted().compactMap(tree.element).filter { View($0).isSecure }
  }

  /// The ranges of the text of `field`: as an attribute of it or of a part of its attributed
  /// text, as the content of an element inside it, or in the statement of a scene.
  private func ranges(in field: Element) -> [Range<Int>] {
    let map = document.source.map
    var ranges: [Range<Int>] = []
    var texts: Set<String> = []
    for (holder, name) in Self.places(in: field) {
      if let index = holder.attributeIndex(of: name) {
        ranges.append(map.value(at: index))
        texts.formUnion([holder[name]].compactMap { $0 })
      }
      if let child = holder.child(key: name) {
        ranges.append(document.file.content(of: map.whole(of: child)))
        texts.formUnion([child.text].compactMap { $0 })
      }
    }
    guard document.source.syntax != nil else { return ranges }
    return document.file.literals(in: map.whole(of: field)).filter { texts.contains($0.text) }
      .map(\.range)
  }

  /// The elements that hold a text of `field`, and the attribute or the key that it has there.
  private static func places(in field: Element) -> [(Element, String)] {
    var places = [(field, "text")]
    var parts = field.children.filter { $0["key"] == "attributedText" }
    while let part = parts.popLast() {
      places.append((part, "content"))
      parts += part.children
    }
    let attributes = field.child("userDefinedRuntimeAttributes").map { Array($0.children) } ?? []
    return places + attributes.filter { $0["keyPath"] == "text" }.map { ($0, "value") }
  }
}
