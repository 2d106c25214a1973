import BoardwalkDocument

/// A document in pieces that can be changed.
package struct EditableElement: Sendable, Hashable {
  var name: String
  var attributes: [Attribute]
  var children: [EditableElement]
  var text: String?

  /// A copy of `element`.
  package init(_ element: Element) {
    name = element.name
    attributes = Array(element.attributes)
    children = element.children.map(EditableElement.init)
    text = element.text
  }

  private init(_ name: String, _ attributes: [Attribute], _ children: [EditableElement] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// The tree of this element and what is in it.
  package func tree() -> ElementTree {
    var builder = TreeBuilder()
    builder.declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
    append(to: &builder)
    return builder.finish()
  }

  private func append(to builder: inout TreeBuilder) {
    builder.openElement(name)
    for attribute in attributes { builder.addAttribute(attribute.name, attribute.value) }
    for child in children { child.append(to: &builder) }
    if let text, children.isEmpty { builder.addText(text) }
    builder.closeElement()
  }

  /// The ids of this element and of all inside.
  private var ids: Set<String> {
    children.reduce(Set([id].compactMap(\.self))) { $0.union($1.ids) }
  }

  /// Removes what refers to one of `targets`, and returns the ids that go with it. Only the
  /// attribute goes where an object can be without it.
  private mutating func removeReferences(to targets: Set<String>) -> Set<String> {
    var gone: Set<String> = []
    children.removeAll { child in
      let isGone = child.attributes.contains { attribute in
        Self.references.contains(attribute.name) && targets.contains(attribute.value)
      }
      if isGone { gone.formUnion(child.ids) }
      return isGone
    }
    for index in children.indices { gone.formUnion(children[index].removeReferences(to: targets)) }
    let name = name
    attributes.removeAll { attribute in
      targets.contains(attribute.value) && !Self.references.contains(attribute.name)
        && ReferenceAttribute.named(attribute.name, of: name) != nil
    }
    return gone
  }

  private static let references: Set<String> = [
    "destination", "target", "firstItem", "secondItem", "reference",
  ]

  private var id: String? { attributes.first { $0.name == "id" }?.value }

  /// Does `edit`, marking new values with `author`; nothing where its objects are gone.
  package mutating func apply(_ edit: DocumentEdit, by author: String) {
    switch edit {
    case .change(let id, let name):
      update(id) { $0.set(name, to: "\(author) \(name == "tag" ? "1" : "text")") }
    case .delete(let id): _ = remove(id)
    case .deleteWhole(let id):
      var gone = remove(id)?.ids ?? []
      while !gone.isEmpty { gone = removeReferences(to: gone) }
    case .refer(let id, let name, let target):
      if ids.contains(target) { update(id) { $0.set(name, to: target) } }
    case .add(let id, let parent, let place):
      let frame = EditableElement(
        "rect",
        ["key", "x", "y", "width", "height"].map { Attribute($0, $0 == "key" ? "frame" : "8") })
      insert(
        EditableElement(
          "label", [Attribute("text", "\(author) \(id)"), Attribute("id", id)], [frame]),
        into: parent, place)
    case .move(let id, let parent, let place):
      guard let view = remove(id) else { return }
      insert(view, into: parent, place)
    case .constrain(let id, let view):
      let constraint = EditableElement(
        "constraint",
        [
          Attribute("firstAttribute", "width"),
          Attribute("constant", author == "ours" ? "44" : "45"),
          Attribute("id", id),
        ])
      update(view) { element in
        if let list = element.children.firstIndex(where: { $0.name == "constraints" }) {
          element.children[list].children.append(constraint)
        } else {
          element.children.append(EditableElement("constraints", [], [constraint]))
        }
      }
    }
  }

  private mutating func set(_ name: String, to value: String) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index] = Attribute(name, value)
    } else {
      attributes.append(Attribute(name, value))
    }
  }

  private mutating func update(_ id: String, _ change: (inout EditableElement) -> Void) {
    if self.id == id, name != "device" { return change(&self) }
    for index in children.indices { children[index].update(id, change) }
  }

  private mutating func remove(_ id: String) -> EditableElement? {
    for index in children.indices {
      if children[index].id == id, children[index].name != "device" {
        return children.remove(at: index)
      }
      if let removed = children[index].remove(id) { return removed }
    }
    return nil
  }

  private mutating func insert(_ element: EditableElement, into parent: String, _ place: Int) {
    update(parent) { view in
      guard let list = view.children.firstIndex(where: { $0.name == "subviews" }) else { return }
      let count = view.children[list].children.count
      view.children[list].children.insert(element, at: min(place, count))
    }
  }
}
