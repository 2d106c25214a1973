import BoardwalkDocument

/// Draws edits of one document.
package struct DocumentEditor: Sendable {
  private let tree: ElementTree
  private let objects: [Element]
  private let views: [Element]
  private let leaves: [Element]

  /// Constraints between two views, and outlets.
  private let referrers: [Element]

  private var random: SeededGenerator

  /// Edits of `tree`, the sequence numbered `seed`.
  package init(_ tree: ElementTree, seed: UInt64) {
    self.tree = tree
    random = SeededGenerator(seed: seed)
    objects = tree.elements.filter {
      $0["id"] != nil && $0.name != "device" && $0.name != "adaptation"
    }
    views = objects.filter { $0.child("subviews") != nil }
    let ids = Set(objects.compactMap { $0["id"] })
    referrers = objects.filter {
      $0.name == "constraint" && $0["secondItem"] != nil || $0.name == "outlet"
    }
    var mentioned: [String: Int] = [:]
    for element in tree.elements {
      for attribute in element.attributes where ids.contains(attribute.value) {
        mentioned[attribute.value, default: 0] += 1
      }
    }
    leaves = objects.filter { object in
      let inner = object.descendants.contains { $0["id"] != nil }
      return !inner && object["key"] == nil && mentioned[object["id"] ?? ""] == 1
        && object.parent?.parent != nil
    }
  }

  /// The next edit, whose new objects' ids begin with `prefix`; nil where the document has nothing
  /// to edit in the way drawn.
  package mutating func next(_ prefix: String, _ number: Int) -> DocumentEdit? {
    let id = "\(prefix)\(number)"
    switch random.number(below: 7) {
    case 0:
      guard let object = pick(objects) else { return nil }
      let names = object.attributes.map(\.name).filter {
        $0 == "text" || $0 == "title" || $0 == "tag"
      }
      let name = names.isEmpty ? "userLabel" : names[random.number(below: names.count)]
      return object["id"].map { .change(id: $0, name: name) }
    case 1: return pick(leaves)?["id"].map { .delete(id: $0) }
    case 2:
      guard let view = pick(views), let parent = view["id"] else { return nil }
      return .add(id: id, to: parent, place: random.number(below: 6))
    case 3:
      guard let parent = pick(views), let to = parent["id"],
        let view = pick(parent.child("subviews").map { Array($0.children) } ?? []),
        let moved = view["id"]
      else { return nil }
      return .move(id: moved, to: to, place: random.number(below: 6))
    case 4: return pick(views)?["id"].map { .constrain(id: id, view: $0) }
    case 5: return pick(objects)?["id"].map { .deleteWhole(id: $0) }
    default:
      guard let object = pick(referrers), let target = pick(views)?["id"], let id = object["id"]
      else { return nil }
      let name = object.name == "constraint" ? "secondItem" : "destination"
      return .refer(id: id, name: name, target: target)
    }
  }

  private mutating func pick(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[random.number(below: elements.count)]
  }
}
