import BoardwalkDocument

extension Sugar {
  /// `runtimeAttribute "layer.cornerRadius", integer: 8`: the value stands behind its type, as in
  /// Interface Builder's table.
  static let runtimeValue = Sugar(name: "runtime attributes", for: [attribute]) { folding in
    guard folding.branch.name.text == attribute, let type = folding.branch[.type] else { return }
    var rest = folding
    rest.branch[.type] = nil
    if let value = rest.branch.take(.value) {
      guard RuntimeTypes.simple.contains(type), folding.branch.contents.isEmpty else { return }
      rest.statement.fields.append(Field(name: Name(type), value: .plain(value)))
    } else if type == "nil", rest.branch.contents.isEmpty {
      rest.statement.fields.append(Field(name: "value", value: .plain(type)))
    } else {
      guard rest.branch.contents.count == 1, let value = rest.branch.branches.first,
        value.contents.isEmpty, value.attributes.first == Attribute(.key, "value")
      else { return }
      let attributes = value.attributes.dropFirst()
      switch type {
      case "number":
        guard RuntimeTypes.numbers.contains(value.name.text), attributes.map(\.name) == ["value"]
        else {
          return
        }
        rest.statement.fields.append(
          Field(name: value.name, value: .plain(attributes.first?.value ?? "")))
      case value.name.text where type == "color":
        guard let color = ColorText.value(of: value) else { return }
        rest.statement.fields.append(Field(name: Name(type), value: color))
      case value.name.text:
        // A measure is said by its key, which becomes its type.
        guard RuntimeTypes.measures.contains(type) else { return }
        rest.branch.contents[0] = .branch(keyed(value, type))
        folding = rest
        return
      default: return
      }
      rest.branch.contents = []
    }
    folding = rest
  } unfold: { unfolding in
    guard unfolding.tag.name.text == attribute, unfolding.field(.type) == nil else { return }
    for type in RuntimeTypes.simple {
      guard case .plain(let value) = unfolding.take(Name(type)) else { continue }
      unfolding.tag[.type] = type
      unfolding.tag[.value] = value
      return
    }
    for kind in RuntimeTypes.numbers {
      guard case .plain(let value) = unfolding.take(Name(kind)) else { continue }
      unfolding.tag[.type] = "number"
      unfolding.insert(
        Branch(Name(kind), [Attribute(.key, "value"), Attribute(.value, value)]))
      return
    }
    // Colours and measures have become elements by now, by their type as their key; so has `nil`.
    if let index = unfolding.inserted.firstIndex(of: nothing) {
      unfolding.inserted.remove(at: index)
      unfolding.tag[.type] = "nil"
      return
    }
    for type in RuntimeTypes.measures + ["color"] {
      guard let index = unfolding.inserted.firstIndex(where: { $0[.key] == type }) else {
        continue
      }
      unfolding.tag[.type] = type
      unfolding.inserted[index] = keyed(unfolding.inserted[index], "value")
      return
    }
  }

  private static let nothing = Branch(.`nil`, [Attribute(.key, "value")])

  private static let attribute = "userDefinedRuntimeAttribute"

  private static func keyed(_ element: Branch, _ key: String) -> Branch {
    var element = element
    element[.key] = key
    return element
  }
}
