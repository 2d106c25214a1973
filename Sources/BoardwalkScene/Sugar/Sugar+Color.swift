import BoardwalkDocument

extension Sugar {
  /// `textColor: .label`, `rgb(…)`, `white(…)`, `named("Accent")`, `nil` by the colour's key.
  static let color = Sugar(name: "colours", saidBy: .calls) { folding in
    var rest: [Branch.Content] = []
    for content in folding.branch.contents {
      guard case .branch(let child) = content, child.contents.isEmpty,
        child.attributes.first?.name == "key", let key = child[.key], Spelling.isWord(key),
        let value = ColorText.value(of: child),
        // What stands behind a point is a plain word there.
        !KnownAttributes.isPlain(key, of: folding.branch.name.text)
      else {
        rest.append(content)
        continue
      }
      folding.statement.fields.append(Field(name: Name(key), value: value))
    }
    if rest.count < folding.branch.contents.count { folding.branch.contents = rest }
  } unfold: { unfolding in
    unfolding.statement.fields.removeAll { field in
      guard field.value.isCall,
        let child = ColorText.element(field.value, key: field.name.text)
      else { return false }
      unfolding.inserted.append(child)
      return true
    }
  }
}
