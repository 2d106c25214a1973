import BoardwalkDocument

// Labels with attributed texts. All samples are of Xcode 7.
extension NibEncoder {
  /// The fragments of a label's attributed text; nil for any other element.
  private func fragments(_ label: Element) -> [TextFragment]? {
    guard label.name == "label", label["usesAttributedText"] == "YES",
      let text = label.child("attributedString", key: "attributedText")
    else { return nil }
    return text.children.map(TextFragment.init)
  }

  /// The text, the font, the color and the alignment of a label with an attributed text, which are
  /// those of its start.
  mutating func startOfAttributedText(_ label: Element) -> [ArchivedObject.Entry] {
    guard let fragments = fragments(label) else { return [] }
    guard generation == .xcode7, let start = fragments.first,
      let color = start.attribute("NSColor").flatMap({ color($0) }),
      let font = start.attribute("NSFont").flatMap({ fragmentFont($0) })
    else {
      if let text = label.child(key: "attributedText") { refuse(text) }
      return []
    }
    let alignment = start.attribute("NSParagraphStyle").flatMap { number(ofAlignment: $0) } ?? 0
    return [
      .init("UIText", mutableText(fragments.compactMap(\.content).joined())),
      .init("UIFont", font), .init("UITextColor", color),
      .init("UITextAlignment", .integer(alignment)),
    ]
  }

  /// The text of a label with the attributes of its fragments. Equal attributes are written once.
  mutating func attributedText(_ label: Element) -> ArchivedValue? {
    guard let fragments = fragments(label) else { return nil }
    var different: [TextFragment] = []
    var numbers: [String: Int] = [:]
    var runs: [UInt8] = []
    for fragment in fragments {
      guard let content = fragment.content else {
        refuse(fragment.element)
        continue
      }
      let known = numbers[fragment.description]
      let number = known ?? different.count
      if known == nil {
        numbers[fragment.description] = number
        different.append(fragment)
      }
      runs += Self.varint(content.utf16.count) + Self.varint(number)
    }
    var dictionaries: [ArchivedValue] = []
    for fragment in different {
      let values = values(of: fragment, in: label)
      dictionaries.append(builder.collection("NSDictionary", values))
    }
    var entries: [ArchivedObject.Entry] = [
      .init("NSString", mutableText(fragments.compactMap(\.content).joined()))
    ]
    if dictionaries.count == 1 {
      entries.append(.init("NSAttributes", dictionaries[0]))
    } else {
      entries += [
        .init("NSAttributes", builder.collection("NSMutableArray", dictionaries)),
        .init("NSAttributeInfo", builder.add("NSMutableData", [.init("NS.bytes", .data(runs))])),
      ]
    }
    return builder.add("NSMutableAttributedString", entries)
  }

  private mutating func mutableText(_ text: String) -> ArchivedValue {
    builder.add("NSMutableString", [.init("NS.bytes", .data(Array(text.utf8)))])
  }

  /// A number in groups of seven bits, the lowest first; all but the last have the high bit.
  private static func varint(_ number: Int) -> [UInt8] {
    number < 0x80 ? [UInt8(number)] : [UInt8(number & 0x7F) | 0x80] + varint(number >> 7)
  }

  // MARK: Attributes

  /// The attributes of a fragment: names and values alternate.
  private mutating func values(of fragment: TextFragment, in label: Element) -> [ArchivedValue] {
    fragment.attributes.flatMap { attribute -> [ArchivedValue] in
      let key = attribute["key"] ?? ""
      let value: ArchivedValue? =
        switch (key, attribute.name) {
        case ("NSColor", "color"): color(attribute)
        case ("NSFont", "font"): fragmentFont(attribute)
        case ("NSParagraphStyle", "paragraphStyle"): paragraphStyle(attribute, in: label)
        case ("NSUnderline", "integer"):
          number("value", of: attribute).map { builder.number(.integer(Int($0))) }
        default: nil
        }
      guard let value else {
        refuse(attribute)
        return []
      }
      return [builder.text(key), value]
    }
  }

  /// A font that a fragment names. All samples have one of the system's families.
  private mutating func fragmentFont(_ element: Element) -> ArchivedValue? {
    check(element, attributes: ["key", "size", "name"], children: [])
    guard let name = element["name"], let size = number("size", of: element) else {
      refuse(element)
      return nil
    }
    let base = name.split(separator: "-").first.map(String.init)
    let family = InstalledFonts.families.first { $0.filter { $0 != " " } == base }
    return namedFont(name, size, family: family)
  }

  /// The style of a paragraph. The label's way to break lines replaces that of the text; a style that
  /// differs in nothing but its alignment is the document's (3 samples; 127 of the other form).
  private mutating func paragraphStyle(_ element: Element, in label: Element) -> ArchivedValue? {
    check(
      element, attributes: ["key", "alignment", "lineBreakMode", "baseWritingDirection"],
      children: [])
    guard ["wordWrapping", nil].contains(element["lineBreakMode"]),
      ["natural", nil].contains(element["baseWritingDirection"]),
      let alignment = number(ofAlignment: element),
      let lineBreak = number(
        of: label["lineBreakMode"] ?? "tailTruncation", in: .lineBreakMode, "lineBreakMode",
        of: label)
    else { return nil }
    var entries = [ArchivedObject.Entry("NSTabStops", .null)]
    if let value = Self.nonZero(alignment) { entries.append(.init("NSAlignment", value)) }
    if let value = Self.nonZero(lineBreak) { entries.append(.init("NSLineBreakMode", value)) }
    return builder.add(lineBreak == 0 ? "NSParagraphStyle" : "NSMutableParagraphStyle", entries)
  }

  private mutating func number(ofAlignment element: Element) -> Int? {
    number(of: element["alignment"] ?? "left", in: .textAlignment, "alignment", of: element)
  }
}

/// A part of an attributed text with its attributes.
private struct TextFragment {
  let element: Element

  init(_ element: Element) { self.element = element }

  var content: String? { element["content"] ?? element.child("string", key: "content")?.text }

  var attributes: [Element] { element.list("attributes") }

  func attribute(_ key: String) -> Element? { attributes.first { $0["key"] == key } }

  /// The attributes as text, for comparing them.
  var description: String {
    attributes.map { attribute in
      let values = attribute.attributes.map { "\($0.name)=\($0.value)" }.sorted()
      return ([attribute.name] + values).joined(separator: " ")
    }.joined(separator: "\n")
  }
}
