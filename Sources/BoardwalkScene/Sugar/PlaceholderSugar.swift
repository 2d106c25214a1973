import BoardwalkDocument

enum PlaceholderSugar {
  /// `filesOwner` and `firstResponder` for the two placeholders of every xib.
  static let rule = SugarRule(
    name: "placeholders", for: ["placeholder", "filesOwner", "firstResponder"]
  ) { resugaring in
    guard resugaring.element.name == "placeholder",
      let place = places.first(where: { $0.id == resugaring.element["id"] }),
      place.attributes.allSatisfy({ resugaring.element[$0.name] == $0.value })
    else { return }
    for attribute in place.attributes { resugaring.element[attribute.name] = nil }
    resugaring.element["id"] = nil
    resugaring.element.name = place.word
    resugaring.statement.kind = place.word
    resugaring.statement.id = place.id
  } desugar: { desugaring in
    guard let place = places.first(where: { $0.word == desugaring.element.name }) else { return }
    desugaring.rename("placeholder")
    desugaring.element["id"] = desugaring.element["id"] ?? place.id
    for attribute in place.attributes { desugaring.element[attribute.name] = attribute.value }
  }

  private static let places: [(word: String, id: String, attributes: [Attribute])] = [
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
