// The values of a nib apart from its objects: accessibility and runtime attributes.
extension NibDecoder {
  /// Adds the runtime attributes and the accessibility of the object at `index`.
  func decodeSettings(of index: Int, _ element: inout DecodedElement) {
    // The place of a switch is its frame.
    let pairs = (keyValuePairs[index] ?? []).filter {
      element.name != "switch" || archive.text($0["UIKeyPath"]) != "frame"
    }
    element.add("userDefinedRuntimeAttributes", pairs.compactMap(runtimeAttribute))
    element.add(accessibility[index].map(accessibilityConfiguration))
  }

  // MARK: Accessibility

  private func accessibilityConfiguration(_ settings: ArchivedObject) -> DecodedElement {
    var element = DecodedElement("accessibility", ["key": "accessibilityConfiguration"])
    for (key, name) in [
      ("UIAccessibilityIdentifier", "identifier"), ("UIAccessibilityLabel", "label"),
      ("UIAccessibilityHint", "hint"),
    ] {
      element.set(name, archive.text(settings[key]))
    }
    if let bits = number(settings["UIAccessibilityTraits"]).flatMap(Int.init(exactly:)) {
      var traits = DecodedElement("accessibilityTraits", ["key": "traits"])
      for name in EnumerationTable.accessibilityTraits.words(in: bits) { traits.set(name, "YES") }
      element.add(traits)
    }
    if let isElement = number(settings["UIIsAccessibilityElement"]) {
      element.add(
        DecodedElement("bool", ["key": "isElement", "value": isElement == 0 ? "NO" : "YES"]))
    }
    return element
  }

  private func number(_ value: ArchivedValue?) -> Double? {
    guard let number = archive.object(value), number.className == "NSNumber" else { return nil }
    return number.entries.first?.value.number
  }

  // MARK: Runtime attributes

  /// A runtime attribute. A Boolean is a number in the nib, and stays one.
  private func runtimeAttribute(_ pair: ArchivedObject) -> DecodedElement? {
    guard let keyPath = archive.text(pair["UIKeyPath"]),
      let object = archive.object(pair["UIValue"])
    else { return nil }
    var attribute = DecodedElement("userDefinedRuntimeAttribute")
    attribute.set("keyPath", keyPath)
    switch object.className {
    case "NSNumber":
      let isReal = object["NS.dblval"] != nil
      attribute.set("type", "number")
      var value = DecodedElement(isReal ? "real" : "integer", ["key": "value"])
      value.set("value", number(pair["UIValue"])?.shortText)
      attribute.add(value)
    case "UIColor":
      attribute.set("type", "color")
      attribute.add(color(pair["UIValue"], key: "value"))
    case "NSValue": decodeStructure(object, &attribute)
    default:
      guard let text = archive.text(pair["UIValue"]) else { return nil }
      attribute.set("type", "string")
      attribute.set("value", text)
    }
    return attribute
  }

  /// A size or a rectangle, which the nib has as a text.
  private func decodeStructure(_ object: ArchivedObject, _ attribute: inout DecodedElement) {
    let forms = [
      ("NS.sizeval", "size", ["width", "height"]),
      ("NS.rectval", "rect", ["x", "y", "width", "height"]),
    ]
    for (key, name, attributes) in forms {
      guard let text = archive.text(object[key]) else { continue }
      let numbers = Self.numbers(in: text)
      attribute.set("type", name)
      var value = DecodedElement(name, ["key": "value"])
      for (name, number) in zip(attributes, numbers) { value.set(name, number) }
      attribute.add(value)
    }
  }
}
