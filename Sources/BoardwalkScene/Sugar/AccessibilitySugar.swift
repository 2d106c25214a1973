import BoardwalkDocument

enum AccessibilitySugar {
  /// `accessibility "Save", traits: traits(button), isElement: yes`, for the accessibility
  /// attributes.
  static let rule = SugarRule(name: "accessibility", for: ["accessibility"]) {
    resugaring in
    guard resugaring.element.name == "accessibility" else { return }
    var rest = resugaring
    if let traits = rest.removeChild("accessibilityTraits", key: "traits"), traits.contents.isEmpty
    {
      let words = traits.attributes.dropFirst()
      guard words.allSatisfy({ $0.value == "YES" && Spelling.isWord($0.name) }), !words.isEmpty
      else { return }
      rest.addField("traits", .call("traits", words.map(\.name)))
    }
    if let bool = rest.removeChild("bool", key: "isElement"), bool.contents.isEmpty,
      bool.attributes.count == 2, let value = bool["value"]
    {
      rest.addField("isElement", .plain(value))
    }
    resugaring = rest
  } desugar: { desugaring in
    guard desugaring.element.name == "accessibility" else { return }
    if let words = desugaring.field("traits").flatMap(traits) {
      _ = desugaring.take("traits")
      desugaring.insert(
        ElementNode(
          "accessibilityTraits",
          [Attribute("key", "traits")] + words.map { Attribute($0, "YES") }))
    }
    if case .plain(let value) = desugaring.field("isElement") {
      _ = desugaring.take("isElement")
      desugaring.insert(
        ElementNode("bool", [Attribute("key", "isElement"), Attribute("value", value)]))
    }
  }

  /// The traits of `value`, a list or a single trait; nil if it has another form.
  private static func traits(_ value: FieldValue) -> [String]? {
    switch value {
    case .call("traits", let words): words
    case .plain(let word): [word]
    default: nil
    }
  }
}
