import BoardwalkDocument

extension Sugar {
  /// `textField email, keyboardType: emailAddress` for the element `textInputTraits`, which says how
  /// one types; it goes without saying. The type of the content is called as by UIKit.
  static let traits = Sugar(name: "text input traits", for: owners) { folding in
    guard owners.contains(folding.branch.name.text) else { return }
    var rest = folding
    guard let traits = rest.takeChild("textInputTraits", key: "textInputTraits") else {
      folding.statement.fields.append(Field(name: "textInputTraits", value: .absent))
      return
    }
    let words = traits.attributes.dropFirst()
    guard traits.contents.isEmpty, words.allSatisfy({ names.contains($0.name) }) else { return }
    folding.branch = rest.branch
    folding.statement.fields += words.map { word in
      let value = word.name == contentType ? ContentTypes.name(of: word.value) : word.value
      return Field(name: word.name, value: .plain(value))
    }
  } unfold: { unfolding in
    guard owners.contains(unfolding.tag.name.text) else { return }
    if unfolding.field(.textInputTraits) == .absent {
      _ = unfolding.take(.textInputTraits)
      return
    }
    var traits = Branch(.textInputTraits, [Attribute(.key, "textInputTraits")])
    // Some may stand in the braces as well.
    let pattern = ChildPattern(name: .textInputTraits, attribute: .key, value: "textInputTraits")
    let place = unfolding.contents.firstIndex { pattern.matches($0, in: unfolding.understood) }
    if let place, case .branch(let said) = unfolding.understood.content(unfolding.contents[place]) {
      traits = said
    }
    for name in names {
      guard case .plain(let value) = unfolding.field(name), traits[name] == nil else { continue }
      traits[name] = name == contentType ? ContentTypes.value(of: value) : value
      _ = unfolding.take(name)
    }
    guard let place else { return unfolding.insert(traits) }
    unfolding.contents[place] = unfolding.understood.add(.branch(traits))
  }

  private static let contentType = Vocabulary.name("textContentType")

  private static let owners: Set<String> = ["textField", "textView", "searchBar"]

  /// In Interface Builder's order.
  private static let names = [
    "autocapitalizationType", "autocorrectionType", "spellCheckingType", "keyboardType",
    "keyboardAppearance", "returnKeyType", "enablesReturnKeyAutomatically", "secureTextEntry",
    "smartDashesType", "smartInsertDeleteType", "smartQuotesType", "textContentType",
  ].map(Vocabulary.name)
}
