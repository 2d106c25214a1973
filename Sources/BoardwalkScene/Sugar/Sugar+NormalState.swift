import BoardwalkDocument

extension Sugar {
  /// `button save "Save", titleColor: .tint` for the state in which a button usually is; the other
  /// states stand in its braces.
  static let normalState = Sugar(name: "normal state", for: ["button"]) { folding in
    guard folding.branch.name == "button" else { return }
    var rest = folding
    guard let state = rest.takeChild("state", key: "normal") else { return }
    let words = state.attributes.dropFirst()
    guard !(words.isEmpty && state.contents.isEmpty),
      words.allSatisfy({ $0.name == .title || attributeNames.contains($0.name) })
    else { return }
    var fields: [Field] = []
    for attribute in words where attribute.name != .title {
      fields.append(Field(name: attribute.name, value: .plain(attribute.value)))
    }
    for child in state.contents {
      guard case .branch(let color) = child, let key = color[.key], colorKeys.contains(key),
        color.contents.isEmpty, let value = ColorText.value(of: color)
      else { return }
      fields.append(Field(name: Name(key), value: value))
    }
    folding.branch = rest.branch
    folding.statement.title = state[.title]
    folding.statement.fields += fields
  } unfold: { unfolding in
    guard unfolding.tag.name == .button else { return }
    var state = Branch(.state, [Attribute(.key, "normal")])
    state[.title] = unfolding.statement.title
    unfolding.statement.title = nil
    for name in attributeNames {
      if case .plain(let value) = unfolding.field(name) {
        state[name] = value
        _ = unfolding.take(name)
      }
    }
    for key in colorKeys {
      // Colours have become elements by now, as those of the button itself.
      guard let index = unfolding.inserted.firstIndex(where: { $0[.key] == key }) else { continue }
      state.contents.append(.branch(unfolding.inserted.remove(at: index)))
    }
    guard state.attributes.count > 1 || !state.contents.isEmpty else { return }
    unfolding.insert(state)
  }

  /// In the order in which a state has them, its title before.
  private static let attributeNames: [Name] = [.image, .backgroundImage, .catalog]
  private static let colorKeys = ["titleColor", "titleShadowColor"]
}
