/// The display names of the objects of a document, for messages.
package struct ObjectNames: Sendable {
  private let document: Document

  /// The property that each object is connected to, by its id.
  private let properties: [String: String]

  /// The names found so far, by node: many faults share the objects around them.
  private var knownNames: [Int: String?] = [:]

  /// The names of the objects in `document`.
  package init(_ document: Document) {
    self.document = document
    var properties: [String: String] = [:]
    for outlet in document.elements(of: .outlet).map(Outlet.init) {
      guard !Self.wiring.contains(outlet.property) else { continue }
      if properties[outlet.destinationID] == nil {
        properties[outlet.destinationID] = outlet.property
      }
    }
    self.properties = properties
  }

  /// Outlets for collaboration between objects, which do not name their destinations.
  private static let wiring: Set<String> = ["dataSource", "delegate", "view"]

  /// Elements that only hold others.
  private static let structure: Set<String> = [
    "document", "scenes", "scene", "objects", "connections", "subviews", "constraints", "cells",
    "prototypes", "sections", "items", "toolbarItems", "userDefinedRuntimeAttributes",
    "tableViewCellContentView", "collectionViewCellContentView", "dependencies", "resources",
    "leftBarButtonItems", "rightBarButtonItems", "segments", "layoutGuides", "variation", "mask",
  ]

  /// The names of the objects around `element`, and its own, outermost first.
  package mutating func path(of element: Element) -> [String] {
    var path: [String] = []
    var current: Element? = element
    while let here = current {
      let name = knownNames[here.index] ?? longName(of: here)
      knownNames[here.index] = name
      if let name { path.append(name) }
      if endsPath(here) { break }
      current = here.parent
    }
    return path.reversed()
  }

  /// Whether the path begins at `element`.
  private func endsPath(_ element: Element) -> Bool {
    element.name == "scene" || element.name == "viewControllerPlaceholder"
      || ViewController.isViewController(element)
  }

  private func longName(of element: Element) -> String? {
    if ViewController.isViewController(element) { return ViewController(element).displayName }
    switch element.name {
    case "scene": return Scene(element).displayName
    case "viewControllerPlaceholder": return StoryboardReference(element).displayName
    default: return name(of: element)
    }
  }

  /// The name of `element` for people; nil for a part of another object.
  package func name(of element: Element) -> String? {
    guard !Self.structure.contains(element.name), element["id"] != nil else { return nil }
    guard !Self.connections.contains(element.name) else { return nil }
    if let label = element["userLabel"], !label.isEmpty { return label }
    if let id = element["id"], let property = properties[id] { return property }
    if let identifier = element["reuseIdentifier"], !identifier.isEmpty {
      return "\"\(identifier)\""
    }
    let view = View(element)
    let text = view.isSecure ? element["placeholder"] : view.text
    if let line = text.flatMap(Self.firstLine) { return "\"\(line)\"" }
    if let item = element["systemItem"] { return "\(item) item" }
    return element.name
  }

  private static let connections: Set<String> = [
    "segue", "outlet", "outletCollection", "action", "constraint",
  ]

  /// The first nonblank line of `text`, truncated so that the path stays readable.
  private static func firstLine(of text: String) -> String? {
    guard let line = text.split(whereSeparator: \.isNewline).first else { return nil }
    return line.count <= 30 ? String(line) : line.prefix(29) + "…"
  }
}
