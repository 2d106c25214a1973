// The rules of keys, read in the other direction.
extension NibDecoder {
  /// Decodes the keys of `object` into its element.
  func decode(_ object: ArchivedObject, _ rules: ClassRules, _ element: inout DecodedElement) {
    for rule in rules.rules where rule.applies(to: generation) {
      decode(rule.value, object[rule.key], rules, &element)
    }
  }

  private func decode(
    _ rule: RuleValue, _ value: ArchivedValue?, _ rules: ClassRules,
    _ element: inout DecodedElement
  ) {
    switch rule {
    case .flag(let name, _, let isSet, let writes):
      let isMarked = value == .bool(writes)
      element.set(name, isMarked == isSet ? "YES" : "NO")
    case .mark(let name, _, let isSet, _): element.set(name, (value != nil) == isSet ? "YES" : "NO")
    case .integer(let name, _, let omitted):
      element.set(name, (value?.integerValue ?? omitted).map(String.init))
    // Interface Builder omits a default that the archive contains.
    case .float(let name, let standard, let omitted), .double(let name, let standard, let omitted):
      let number = value?.number ?? omitted
      if number != standard || standard == omitted { element.set(name, number?.shortText) }
    case .word(let name, let table, let standard, let omitted):
      let word = value?.integerValue.flatMap(table.word) ?? omitted
      if word != standard || standard == omitted { element.set(name, word) }
    case .priorities(let kind):
      decodePriorities(kind, value, rules.standardPriorities[kind], &element)
    case .text(let name, _), .string(let name): element.set(name, archive.text(value))
    case .image(let name): decodeImage(value, name, &element)
    case .color(let key), .inheritedColor(let key): element.add(color(value, key: key))
    case .font(let key): element.add(font(value, key: key))
    case .size(let key): element.add(packed(value, "size", key, ["width", "height"]))
    case .insets(let key):
      element.add(packed(value, "inset", key, ["minY", "minX", "maxY", "maxX"]))
    // Text input traits have a separate element.
    case .constant, .constantText, .emptyArray, .computed, .trait: break
    }
  }

  /// Sets the name of an image, and the catalog of a symbol.
  func decodeImage(_ value: ArchivedValue?, _ name: String, _ element: inout DecodedElement) {
    let image = archive.object(value)
    element.set(name, archive.text(image?["UIResourceName"]))
    if archive.text(image?["UISystemSymbolResourceName"]) != nil {
      element.set("catalog", "system")
    }
  }

  private func decodePriorities(
    _ kind: PriorityKind, _ value: ArchivedValue?, _ standard: ViewPriorities?,
    _ element: inout DecodedElement
  ) {
    let numbers = archive.text(value).map(Self.numbers)
    if let numbers, numbers.count == 2 {
      for (name, number) in zip(kind.attributes, numbers) { element.set(name, number) }
    } else if let standard, standard != .none {
      let numbers = [standard.horizontal, standard.vertical]
      for (name, number) in zip(kind.attributes, numbers) { element.set(name, number.shortText) }
    }
  }

  /// The numbers in the text of a structure, such as `{20, 30}`.
  static func numbers(in structure: String) -> [String] {
    structure.filter { !"{} ".contains($0) }.split(separator: ",").map(String.init)
  }

  /// An element with the numbers of packed geometry.
  func packed(
    _ value: ArchivedValue?, _ name: String, _ key: String, _ names: [String]
  ) -> DecodedElement? {
    guard case .data(let bytes)? = value, let numbers = PackedGeometry.numbers(bytes),
      numbers.count == names.count
    else { return nil }
    var element = DecodedElement(name, ["key": key])
    for (name, number) in zip(names, numbers) { element.set(name, number.shortText) }
    return element
  }

  /// The color that `value` refers to.
  func color(_ value: ArchivedValue?, key: String) -> DecodedElement? {
    guard let color = archive.object(value), color.className == "UIColor" else { return nil }
    var element = DecodedElement("color", ["key": key])
    let component = { (name: String) in
      (color[name + "-Double"] ?? color[name])?.number.map(\.shortText)
    }
    if let white = component("UIWhite") {
      element.set("white", white)
      element.set("customColorSpace", "genericGamma22GrayColorSpace")
    } else {
      for name in ["Red", "Green", "Blue"] {
        element.set(name.lowercased(), component("UI" + name))
      }
      element.set("customColorSpace", "sRGB")
    }
    element.set("alpha", component("UIAlpha") ?? "1")
    element.set("colorSpace", "custom")
    return element
  }

  /// The font that `value` refers to.
  func font(_ value: ArchivedValue?, key: String) -> DecodedElement? {
    guard let font = archive.object(value), let name = archive.text(font["UIFontName"]) else {
      return nil
    }
    var element = DecodedElement("fontDescription", ["key": key])
    if let style = archive.text(font["UIIBTextStyle"]) {
      element.set("style", style)
      return element
    }
    element.set("pointSize", font["UIFontPointSize"]?.number?.shortText)
    guard font["UISystemFont"] == .bool(true) else {
      element.set("name", name)
      return element
    }
    let weight = SystemFace.weights.first { name.hasSuffix("-" + $0.suffix) }
    element.set("type", weight?.type ?? "system")
    element.set("weight", weight?.weight)
    return element
  }
}

extension ArchivedValue {
  /// The number it is, in any form.
  package var number: Double? {
    switch self {
    case .float(let value): Double("\(value)")
    case .double(let value): value
    default: integerValue.map(Double.init)
    }
  }
}
