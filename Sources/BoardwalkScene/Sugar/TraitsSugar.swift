import BoardwalkDocument

enum TraitsSugar {
  /// `textField email, keyboardType: emailAddress`, for the element `textInputTraits`, which may be
  /// omitted. Content types have UIKit's names.
  static let rule = SugarRule(name: "text input traits", for: owners) { resugaring in
    guard owners.contains(resugaring.element.name) else { return }
    var rest = resugaring
    guard let traits = rest.removeChild("textInputTraits", key: "textInputTraits") else {
      resugaring.addField("textInputTraits", .absent)
      return
    }
    let words = traits.attributes.dropFirst()
    guard traits.contents.isEmpty, words.allSatisfy({ names.contains($0.name) }) else { return }
    resugaring.element = rest.element
    resugaring.statement.fields += words.map { word in
      let value = word.name == contentType ? ContentTypes.name(of: word.value) : word.value
      return Field(name: word.name, value: .plain(value))
    }
  } desugar: { desugaring in
    guard owners.contains(desugaring.element.name) else { return }
    if desugaring.field("textInputTraits") == .absent {
      _ = desugaring.take("textInputTraits")
      return
    }
    var traits = ElementNode("textInputTraits", [Attribute("key", "textInputTraits")])
    // Some may be written in the braces as well.
    let pattern = ChildPattern(name: "textInputTraits", attribute: "key", value: "textInputTraits")
    let place = desugaring.element.contents.firstIndex {
      $0.element.map(pattern.matches) ?? false
    }
    if let place, let written = desugaring.element.contents[place].element { traits = written }
    for name in names {
      guard case .plain(let value) = desugaring.field(name), traits[name] == nil else { continue }
      traits[name] = name == contentType ? ContentTypes.value(of: value) : value
      _ = desugaring.take(name)
    }
    guard let place else { return desugaring.insert(traits) }
    desugaring.element.contents[place] = .element(traits)
  }

  private static let contentType = "textContentType"

  private static let owners: Set<String> = ["textField", "textView", "searchBar"]

  /// In Interface Builder's order.
  private static let names = [
    "autocapitalizationType", "autocorrectionType", "spellCheckingType", "keyboardType",
    "keyboardAppearance", "returnKeyType", "enablesReturnKeyAutomatically", "secureTextEntry",
    "smartDashesType", "smartInsertDeleteType", "smartQuotesType", "textContentType",
  ]
}
