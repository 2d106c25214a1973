import BoardwalkDocument

// Values that are set by their key paths once the nib is loaded.
extension NibEncoder {
  /// Encodes the runtime attributes that the document gives to objects.
  mutating func encodeRuntimeAttributes() {
    for (attribute, object) in runtimeAttributes {
      guard let value = runtimeValue(attribute) else {
        refuse(attribute.element, .value(attribute: "type", attribute.type))
        continue
      }
      encodeKeyValuePair(attribute.keyPath, value, of: object)
    }
  }

  /// A switch has a fixed size and is positioned after loading.
  mutating func encodeFrame(ofSwitch element: Element, _ object: Int) {
    guard let frame = frame(element) else { return }
    encodeKeyValuePair("frame", rectValue(frame.origin + frame.size), of: object)
  }

  private mutating func encodeKeyValuePair(
    _ keyPath: String, _ value: ArchivedValue, of object: Int
  ) {
    keyValuePairs.append(
      builder.add(
        "UINibKeyValuePair",
        [
          .init("UIObject", .reference(object)), .init("UIKeyPath", builder.text(keyPath)),
          .init("UIValue", value),
        ]))
  }

  /// A value of a type that samples show; nil for any other type.
  private mutating func runtimeValue(_ attribute: RuntimeAttribute) -> ArchivedValue? {
    switch attribute.type {
    case "boolean":
      let isSet = flag("value", of: attribute.element, standard: false)
      return builder.number(.int8(isSet ? 1 : 0))
    case "string":
      return (attribute.value ?? attribute.valueElement?.text).map { builder.text($0) }
    case "number": return attribute.valueElement.flatMap { runtimeNumber($0) }
    case "color": return attribute.valueElement.flatMap { color($0) }
    // No sample has an image; it has the form of the images of views.
    case "image": return image("value", of: attribute.element)
    case "size":
      return attribute.valueElement.flatMap { numbers(["width", "height"], of: $0) }
        .map { sizeValue($0) }
    case "rect":
      return attribute.valueElement.flatMap { numbers(["x", "y", "width", "height"], of: $0) }
        .map { rectValue($0) }
    default: return nil
    }
  }

  private mutating func runtimeNumber(_ element: Element) -> ArchivedValue? {
    guard let number = number("value", of: element) else { return nil }
    return builder.number(element.name == "integer" ? .integer(Int(number)) : .double(number))
  }

  // MARK: Structures

  /// A size as an object.
  private mutating func sizeValue(_ numbers: [Double]) -> ArchivedValue {
    let words = numbers.map(\.shortText)
    return structure(2, "NS.sizeval", "{\(words[0]), \(words[1])}")
  }

  /// A rectangle as an object: its origin, then its size.
  private mutating func rectValue(_ numbers: [Double]) -> ArchivedValue {
    let words = numbers.map(\.shortText)
    return structure(3, "NS.rectval", "{{\(words[0]), \(words[1])}, {\(words[2]), \(words[3])}}")
  }

  private mutating func structure(_ kind: Int8, _ key: String, _ text: String) -> ArchivedValue {
    builder.add(
      "NSValue", [.init("NS.special", .int8(kind)), .init(key, builder.text(text))])
  }
}
