import BoardwalkDocument

/// One thing that a document says: that an element has an attribute, or a text.
struct Statement: Hashable, CustomStringConvertible {
  let element: String
  let attribute: String
  let value: String

  /// The statement that an `element` has the `attribute` with `value`, however numbers are spelled.
  init(_ element: String, _ attribute: String, _ value: String) {
    self.element = element
    self.attribute = attribute
    let number = attribute == "multiplier" ? Multiplier(value)?.value : Double(value)
    self.value = number.map { $0.isFinite ? String($0 + 0) : value } ?? value
  }

  var description: String { "<\(element)> has \(attribute)=\"\(value)\"" }
}

/// Statements, each as often as it is made.
struct Statements {
  private(set) var counts: [Statement: Int] = [:]

  mutating func add(_ element: String, _ attribute: String, _ value: String?) {
    guard let value else { return }
    counts[Statement(element, attribute, value), default: 0] += 1
  }

  mutating func add(_ element: String, _ attribute: String, _ value: Double?) {
    add(element, attribute, value.map { "\($0)" })
  }

  mutating func add(_ element: String, _ attribute: String, _ value: Bool) {
    add(element, attribute, value ? "YES" : "NO")
  }

  /// Those that are made here more often than in `others`, sorted.
  func missing(in others: Statements) -> [String] {
    counts.filter { others.counts[$0.key, default: 0] < $0.value }.map(\.key.description).sorted()
  }
}

extension Statements {
  /// All that `document` says.
  init(_ document: Document) {
    for element in document.source.tree.elements {
      for attribute in element.attributes {
        add(element.name, attribute.name, attribute.value)
      }
      if let text = element.text { add(element.name, "a text", text) }
      if element.attributes.isEmpty, element.text == nil, !Self.lists.contains(element.name) {
        add(element.name, "a name", "")
      }
    }
  }

  /// Elements that are lists of what templates hold; an empty one is an empty list.
  private static let lists: Set<String> = [
    "cells", "connections", "constraints", "items", "leftBarButtonItems", "objects", "prototypes",
    "resources", "rightBarButtonItems", "scenes", "scene", "sections", "segments", "subviews",
    "toolbarItems", "userDefinedRuntimeAttributes", "viewControllers",
  ]
}
