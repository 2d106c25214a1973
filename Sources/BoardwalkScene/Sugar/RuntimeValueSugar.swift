import BoardwalkDocument

enum RuntimeValueSugar {
  /// `runtimeAttribute "layer.cornerRadius", integer: 8`: the value follows its type, as in
  /// Interface Builder's table.
  static let rule = SugarRule(name: "runtime attributes", for: [attribute]) { resugaring in
    guard resugaring.element.name == attribute, let type = resugaring.element["type"] else {
      return
    }
    var rest = resugaring
    rest.element["type"] = nil
    if let value = rest.element.take("value") {
      guard RuntimeTypes.simple.contains(type), resugaring.element.contents.isEmpty else { return }
      rest.addField(type, .plain(value))
    } else if type == "nil", rest.element.contents.isEmpty {
      rest.addField("value", .plain(type))
    } else {
      guard rest.element.contents.count == 1, let value = rest.element.elements.first,
        value.contents.isEmpty, value.attributes.first == Attribute("key", "value")
      else { return }
      let attributes = value.attributes.dropFirst()
      switch type {
      case "number":
        guard RuntimeTypes.numbers.contains(value.name), attributes.map(\.name) == ["value"]
        else {
          return
        }
        rest.addField(value.name, .plain(attributes.first?.value ?? ""))
      case value.name where type == "color":
        guard let color = ColorText.value(of: value) else { return }
        rest.addField(type, color)
      case value.name:
        // A measure is identified by its key, which becomes its type.
        guard RuntimeTypes.measures.contains(type) else { return }
        rest.element.contents[0] = .element(keyed(value, type))
        resugaring = rest
        return
      default: return
      }
      rest.element.contents = []
    }
    resugaring = rest
  } desugar: { desugaring in
    guard desugaring.element.name == attribute, desugaring.field("type") == nil else { return }
    for type in RuntimeTypes.simple {
      guard case .plain(let value) = desugaring.take(type) else { continue }
      desugaring.element["type"] = type
      desugaring.element["value"] = value
      return
    }
    for kind in RuntimeTypes.numbers {
      guard case .plain(let value) = desugaring.take(kind) else { continue }
      desugaring.element["type"] = "number"
      desugaring.insert(
        ElementNode(kind, [Attribute("key", "value"), Attribute("value", value)]))
      return
    }
    // Colors and measures have become elements by now, by their type as their key; so has `nil`.
    if let index = desugaring.inserted.firstIndex(of: nothing) {
      desugaring.inserted.remove(at: index)
      desugaring.element["type"] = "nil"
      return
    }
    for type in RuntimeTypes.measures + ["color"] {
      guard let index = desugaring.inserted.firstIndex(where: { $0["key"] == type }) else {
        continue
      }
      desugaring.element["type"] = type
      desugaring.inserted[index] = keyed(desugaring.inserted[index], "value")
      return
    }
  }

  private static let nothing = ElementNode("nil", [Attribute("key", "value")])

  private static let attribute = "userDefinedRuntimeAttribute"

  private static func keyed(_ element: ElementNode, _ key: String) -> ElementNode {
    var element = element
    element["key"] = key
    return element
  }
}
