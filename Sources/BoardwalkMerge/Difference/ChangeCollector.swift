import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene

/// Collects the changes between two versions of a document.
struct ChangeCollector {
  private(set) var changes: [Change] = []
  private(set) var derived: [DerivedValue: Int] = [:]

  private let pair: TreePair
  private var old: PairedVersion
  private var new: PairedVersion

  /// The changes from `old` to `new`, whose elements `pair` matches.
  init?(_ pair: TreePair, _ old: LocatedTree, _ new: LocatedTree) {
    guard let old = PairedVersion(old, pair.matching.matches.base, pair.matching.nodes.map(\.ours)),
      let new = PairedVersion(new, pair.matching.matches.ours, pair.matching.nodes.map(\.base))
    else { return nil }
    self.pair = pair
    self.old = old
    self.new = new
    collect()
  }

  private mutating func collect() {
    for element in new.tree.elements {
      let match = new.matches[element.index]
      if let node = pair.matching.nodes[match].base, let before = old.tree.element(at: node) {
        compare(before, element)
      } else {
        record(element, isNew: true)
      }
    }
    for element in old.tree.elements where !old.isKept(element) { record(element, isNew: false) }
    if old.outerComments != new.outerComments { derived[.canvas, default: 0] += 1 }
  }

  // MARK: Elements of one version

  private mutating func record(_ element: Element, isNew: Bool) {
    let version = isNew ? new : old
    if let holder = Self.holder(of: element), !version.isKept(holder) { return }
    if let kind = DerivedValue.of(element) {
      derived[kind, default: 0] += 1
    } else if version.followsObject(element) {
      return
    } else if Self.isObject(element) {
      let details = isNew ? new.details(of: element) : old.details(of: element)
      append(isNew ? .added : .removed, element, isNew: isNew, details: details)
    } else if !Self.isContainer(element) {
      let summary = Self.summary(of: element)
      append(
        .changed, element, isNew: isNew, property: part(of: element),
        old: isNew ? nil : summary, new: isNew ? summary : nil)
    }
  }

  /// The nearest element around `element` that is more than a container; the contents of a new
  /// object are part of its addition.
  private static func holder(of element: Element) -> Element? {
    var holder = element.parent
    while let here = holder, isContainer(here) { holder = here.parent }
    return holder
  }

  /// Whether `element` is reported itself rather than as a part of its owner: an object, a scene or
  /// a resource.
  private static func isObject(_ element: Element) -> Bool {
    element.objectID != nil || element.name == "scene" || element.parent?.name == "resources"
  }

  /// Elements without attributes that only hold others, each of which is noted itself.
  private static func isContainer(_ element: Element) -> Bool {
    element.attributeIndices.isEmpty && element.text == nil
  }

  // MARK: Elements of both versions

  private mutating func compare(_ before: Element, _ after: Element) {
    if let kind = DerivedValue.of(after) {
      if before.name != after.name || Set(before.attributes) != Set(after.attributes)
        || before.text != after.text
      {
        derived[kind, default: 0] += 1
      }
      return
    }
    comparePlaces(before, after)
    if Self.isValue(before), Self.isValue(after) {
      compareValues(before, after)
    } else {
      compareNames(before, after)
      compareAttributes(before, after)
    }
    if before.text != after.text {
      append(
        .changed, after, property: part(of: after), old: before.text, new: after.text)
    }
    if old.comments(in: before) != new.comments(in: after) { derived[.canvas, default: 0] += 1 }
  }

  private mutating func comparePlaces(_ before: Element, _ after: Element) {
    if let from = before.parent, let to = after.parent,
      old.matches[from.index] != new.matches[to.index]
    {
      append(
        .moved, after, old: old.owner(of: before)?.name,
        new: new.owner(of: after)?.name)
    }
    for (child, neighbors) in reordered(before, after) {
      append(.moved, child, old: neighbors.old, new: neighbors.new)
    }
  }

  /// The children of `after` whose order differs from `before`, with their predecessors.
  private func reordered(
    _ before: Element, _ after: Element
  ) -> [(Element, (old: String, new: String))] {
    guard !MergedOrder.sets.contains(after.name) else { return [] }
    let places = Dictionary(
      uniqueKeysWithValues: before.children.enumerated().map { (old.matches[$1.index], $0) })
    let children = after.children.filter {
      $0.objectID != nil && places[new.matches[$0.index]] != nil
    }
    let numbers = children.compactMap { places[new.matches[$0.index]] }
    guard numbers != numbers.sorted() else { return [] }
    let kept = Set(LongestIncreasingSubsequence.places(in: numbers))
    let positions = Dictionary(
      uniqueKeysWithValues: after.children.enumerated().map { ($1.index, $0 + 1) })
    return children.indices.filter { !kept.contains($0) }.map { index in
      let position = positions[children[index].index] ?? 0
      return (children[index], ("position \(numbers[index] + 1)", "position \(position)"))
    }
  }

  private static let values: Set<String> = [
    "color", "nil", "fontDescription", "font", "imageReference", "rect", "point", "size", "inset",
    "edgeInsets", "directionalEdgeInsets", "autoresizingMask", "range", "date", "real", "integer",
    "bool",
  ]

  private static func isValue(_ element: Element) -> Bool {
    element.objectID == nil && values.contains(element.name)
  }

  private mutating func compareValues(_ before: Element, _ after: Element) {
    guard before.name != after.name || Set(before.attributes) != Set(after.attributes) else {
      return
    }
    var summaries = [before, after].map { Self.summary(of: $0) }
    // They differ in a part that is not shown otherwise, such as the space of a color.
    if summaries[0] == summaries[1] {
      summaries = [before, after].map { Self.attributes(of: $0, hiding: ["key", "keyPath"]) }
    }
    append(
      .changed, after, property: part(of: after), old: summaries[0],
      new: summaries[1])
  }

  private mutating func compareNames(_ before: Element, _ after: Element) {
    guard before.name != after.name else { return }
    append(.changed, after, property: "kind", old: before.noun, new: after.noun)
  }

  private mutating func compareAttributes(_ before: Element, _ after: Element) {
    var names = before.attributes.map(\.name)
    names += after.attributes.map(\.name).filter { !names.contains($0) }
    for name in names where name != "id" || after.objectID == nil {
      let isReference = IDReference.contains(name, of: after.name)
      let now = after[name].map { isReference ? pair.renamed[$0] ?? $0 : $0 }
      guard before[name] != now else { continue }
      if let kind = DerivedValue.of(name, in: after) {
        derived[kind, default: 0] += 1
        continue
      }
      let property = ([part(of: after)].compactMap(\.self) + [name]).joined(separator: ".")
      append(
        .changed, after, property: property,
        old: before[name].map { isReference ? old.names.name(ofObject: $0) : $0 },
        new: after[name].map { isReference ? new.names.name(ofObject: $0) : $0 })
    }
    if let from = before.objectID, let to = after.objectID, from != to {
      append(.renamed, after, property: "id", old: from, new: to)
    }
  }

  // MARK: Words

  /// The part that `element`, which has no id, is of the object around it; nil for an object.
  private func part(of element: Element) -> String? {
    var part: [String] = []
    var owner: Element? = element
    while let here = owner, here.objectID == nil, here.name != "scene", here.parent != nil {
      if let name = here["key"] ?? here["keyPath"] ?? here["name"] { part.append(name) }
      owner = here.parent
    }
    if part.isEmpty, element.objectID == nil, element.parent != nil, element.name != "scene" {
      return element.name
    }
    return part.isEmpty ? nil : part.reversed().joined(separator: ".")
  }

  /// A value in words: its attributes without those that identify it.
  private static func summary(of element: Element) -> String {
    let hidden: Set<String> = ["key", "keyPath", "colorSpace", "customColorSpace"]
    let shown = element.attributes.filter { !hidden.contains($0.name) }
    guard !shown.isEmpty else { return element.text ?? element.noun }
    return shown.count == 1 ? shown[0].value : attributes(of: element, hiding: hidden)
  }

  private static func attributes(of element: Element, hiding hidden: Set<String>) -> String {
    element.attributes.filter { !hidden.contains($0.name) }
      .map { "\($0.name) \($0.value)" }.joined(separator: ", ")
  }

  private mutating func append(
    _ kind: Change.Kind, _ element: Element, isNew: Bool = true, property: String? = nil,
    old oldValue: String? = nil, new newValue: String? = nil, details: String? = nil
  ) {
    // A part without an id is reported at its owner.
    var owner = element
    while !Self.isObject(owner), let parent = owner.parent { owner = parent }
    let place = isNew ? new.names.place(of: owner) : old.names.place(of: owner)
    let name = isNew ? new.names.name(of: owner) : old.names.name(of: owner)
    let around = isNew ? new.owner(of: owner) : old.owner(of: owner)
    let hides = property.map(SecureText.isText) ?? false && isSecure(owner, isNew: isNew)
    changes.append(
      Change(
        kind: kind, place: place, owner: around, object: name, element: element.name,
        id: owner.objectID ?? owner["sceneID"], property: property,
        old: hides ? oldValue.map(SecureText.concealed) : oldValue,
        new: hides ? newValue.map(SecureText.concealed) : newValue, details: details))
  }

  // MARK: Secure texts

  /// Whether `field`, of the new version if it `isNew`, is a secure field in either version.
  private func isSecure(_ field: Element, isNew: Bool) -> Bool {
    if View(field).isSecure { return true }
    guard isNew, let node = pair.matching.nodes[new.matches[field.index]].base else { return false }
    return old.tree.element(at: node).map { View($0).isSecure } ?? false
  }
}
