import BoardwalkDocument
import BoardwalkScene

/// Removes references to deleted objects from a document, with the elements that have no meaning
/// without them, recursively.
package struct ReferenceRemoval {
  private let tree: ElementTree

  /// By node, whether it goes.
  private var isRemoved: [Bool]

  /// The attributes that go, by node.
  private var omitted: [Int: Set<String>] = [:]

  /// Removes from `tree` the references to objects that `versions` of it have and it has not.
  package init(from tree: ElementTree, since versions: [ElementTree]) {
    self.tree = tree
    isRemoved = Array(repeating: false, count: tree.nodeCount)
    var gone = Set(versions.flatMap { $0.elements.compactMap(\.objectID) })
    gone.subtract(tree.elements.compactMap(\.objectID))
    while !gone.isEmpty { gone = removeReferences(to: gone) }
  }

  /// Removes the references to `ids`, and returns the ids of the removed elements.
  private mutating func removeReferences(to ids: Set<String>) -> Set<String> {
    var gone: Set<String> = []
    for element in tree.elements where !isRemoved[element.index] {
      for attribute in element.attributes
      where ids.contains(attribute.value)
        && IDReference.contains(attribute.name, of: element.name)
      {
        if EssentialReference.contains(attribute.name) {
          gone.formUnion(remove(element))
        } else {
          omitted[element.index, default: []].insert(attribute.name)
        }
      }
    }
    return gone
  }

  /// Removes `element`, or its parent if that only contains it, and returns the removed ids.
  private mutating func remove(_ element: Element) -> Set<String> {
    var outermost = element
    while let parent = outermost.parent, parent.attributes.isEmpty, parent.parent != nil,
      parent.children.allSatisfy({ $0.index == outermost.index || isRemoved[$0.index] })
    {
      outermost = parent
    }
    for index in outermost.index..<outermost.endIndex { isRemoved[index] = true }
    return Set(([outermost] + outermost.descendants).compactMap(\.objectID))
  }

  /// Whether there is nothing to remove.
  package var isEmpty: Bool { omitted.isEmpty && !isRemoved.contains(true) }

  /// The resulting document.
  package var result: ElementTree {
    tree.rewriting { element in
      if isRemoved[element.index] { return .removed }
      guard let names = omitted[element.index] else { return .kept }
      return .attributes(element.attributes.filter { !names.contains($0.name) })
    }
  }
}
