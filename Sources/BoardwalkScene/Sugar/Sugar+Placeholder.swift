import BoardwalkDocument

extension Sugar {
  /// `filesOwner` and `firstResponder` for the two placeholders of every xib.
  static let placeholder = Sugar(
    name: "placeholders", for: ["placeholder", "filesOwner", "firstResponder"]
  ) { folding in
    guard folding.branch.name == "placeholder",
      let place = places.first(where: { $0.id == folding.branch[.id] }),
      place.attributes.allSatisfy({ folding.branch[$0.name] == $0.value })
    else { return }
    for attribute in place.attributes { folding.branch[attribute.name] = nil }
    folding.branch[.id] = nil
    folding.branch.name = place.word
    folding.statement.kind = place.word.text
    folding.statement.id = place.id
  } unfold: { unfolding in
    guard let place = places.first(where: { $0.word == unfolding.tag.name }) else { return }
    unfolding.call("placeholder")
    unfolding.tag[.id] = unfolding.tag[.id] ?? place.id
    for attribute in place.attributes { unfolding.tag[attribute.name] = attribute.value }
  }

  private static let places: [(word: Name, id: String, attributes: [Attribute])] = [
    (
      "filesOwner", "-1",
      [
        Attribute("placeholderIdentifier", "IBFilesOwner"), Attribute("userLabel", "File's Owner"),
      ]
    ),
    (
      "firstResponder", "-2",
      [
        Attribute("placeholderIdentifier", "IBFirstResponder"),
        Attribute("customClass", "UIResponder"),
      ]
    ),
  ]
}
