import BoardwalkDocument

/// The identity of an element without an id among its siblings.
enum SiblingIdentity: Hashable {
  /// Its role in the parent element, for any kind of element.
  case role(String)

  /// The value of the attribute that identifies elements of its name.
  case attribute(element: String, value: String)

  /// Its name alone.
  case name(String)

  /// The identity of `element`, which has no id.
  init(of element: Element) {
    if let key = element["key"] {
      self = .role(key)
    } else if let value = Self.attributes[element.name].flatMap({ element[$0] }) {
      self = .attribute(element: element.name, value: value)
    } else {
      self = .name(element.name)
    }
  }

  /// The identifying attribute of each element that has one.
  private static let attributes: [String: String] = [
    "scene": "sceneID", "segue": "reference", "include": "reference", "exclude": "reference",
    "userDefinedRuntimeAttribute": "keyPath", "image": "name", "namedColor": "name",
    "systemColor": "name", "capability": "name", "plugIn": "identifier",
    "deployment": "identifier", "class": "className", "relationship": "name",
    "designable": "name", "catalog": "name",
  ]
}
