import BoardwalkDocument

enum NormalStateSugar {
  /// `button save "Save", titleColor: .tint` for the normal state of a button; other states are
  /// written in its braces.
  static let rule = SugarRule(name: "normal state", for: ["button"]) { resugaring in
    guard resugaring.element.name == "button" else { return }
    var rest = resugaring
    guard let state = rest.removeChild("state", key: "normal") else { return }
    let words = state.attributes.dropFirst()
    guard !(words.isEmpty && state.contents.isEmpty),
      words.allSatisfy({ $0.name == "title" || attributeNames.contains($0.name) })
    else { return }
    var fields: [Field] = []
    for attribute in words where attribute.name != "title" {
      fields.append(Field(name: attribute.name, value: .plain(attribute.value)))
    }
    for child in state.contents {
      guard case .element(let color) = child, let key = color["key"], colorKeys.contains(key),
        color.contents.isEmpty, let value = ColorText.value(of: color)
      else { return }
      fields.append(Field(name: key, value: value))
    }
    resugaring.element = rest.element
    resugaring.statement.title = state["title"]
    resugaring.statement.fields += fields
  } desugar: { desugaring in
    guard desugaring.element.name == "button" else { return }
    var state = ElementNode("state", [Attribute("key", "normal")])
    state["title"] = desugaring.statement.title
    desugaring.statement.title = nil
    for name in attributeNames {
      if case .plain(let value) = desugaring.field(name) {
        state[name] = value
        _ = desugaring.take(name)
      }
    }
    for key in colorKeys {
      // Colors are elements by now, as those of the button itself.
      guard let index = desugaring.inserted.firstIndex(where: { $0["key"] == key }) else {
        continue
      }
      state.contents.append(.element(desugaring.inserted.remove(at: index)))
    }
    guard state.attributes.count > 1 || !state.contents.isEmpty else { return }
    desugaring.insert(state)
  }

  /// In the order in which a state has them, its title before.
  private static let attributeNames: [String] = ["image", "backgroundImage", "catalog"]
  private static let colorKeys = ["titleColor", "titleShadowColor"]
}
