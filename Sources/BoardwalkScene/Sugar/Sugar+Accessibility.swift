import BoardwalkDocument

extension Sugar {
  /// `accessibility "Save", traits: traits(button), isElement: yes` for what assistants say.
  static let accessibility = Sugar(name: "accessibility", for: ["accessibility"], saidBy: .fields) {
    folding in
    guard folding.branch.name == "accessibility" else { return }
    var rest = folding
    if let traits = rest.takeChild("accessibilityTraits", key: "traits"), traits.contents.isEmpty {
      let words = traits.attributes.dropFirst()
      guard words.allSatisfy({ $0.value == "YES" && Spelling.isWord($0.name.text) }), !words.isEmpty
      else { return }
      rest.statement.fields.append(
        Field(name: "traits", value: .call("traits", words.map(\.name.text))))
    }
    if let bool = rest.takeChild("bool", key: "isElement"), bool.contents.isEmpty,
      bool.attributes.count == 2, let value = bool["value"]
    {
      rest.statement.fields.append(Field(name: "isElement", value: .plain(value)))
    }
    folding = rest
  } unfold: { unfolding in
    guard unfolding.tag.name == "accessibility" else { return }
    if let words = unfolding.field("traits").flatMap(traits) {
      _ = unfolding.take("traits")
      unfolding.insert(
        Branch(
          "accessibilityTraits",
          [Attribute(.key, "traits")] + words.map { Attribute(Name($0), "YES") }))
    }
    if case .plain(let value) = unfolding.field("isElement") {
      _ = unfolding.take("isElement")
      unfolding.insert(
        Branch("bool", [Attribute(.key, "isElement"), Attribute("value", value)]))
    }
  }

  /// The traits that `value` says, one of which may stand alone; nil where it says none.
  private static func traits(_ value: FieldValue) -> [String]? {
    switch value {
    case .call("traits", let words): words
    case .plain(let word): [word]
    default: nil
    }
  }
}
