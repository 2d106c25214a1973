import BoardwalkDocument

// Labels with attributed texts. Samples are of Xcode 7 and of Xcode 13.
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
    let isNewer = generation >= .xcode13
    guard isNewer || generation == .xcode7, let start = fragments.first,
      let color = startColor(start),
      let font = start.attribute("NSFont").flatMap({ fragmentFont($0) })
    else {
      if let text = label.child(key: "attributedText") { refuse(text) }
      return []
    }
    let text = fragments.compactMap(\.content).joined()
    let style = start.attribute("NSParagraphStyle")
    // Newer compilers align a text without a style naturally (8 samples).
    let word = style.map { $0["alignment"] ?? "left" } ?? (isNewer ? "natural" : "left")
    let alignment = style ?? label
    let number = number(of: word, in: .textAlignment, "alignment", of: alignment) ?? 0
    var entries: [ArchivedObject.Entry] = [
      .init("UIText", isNewer ? builder.text(text) : mutableText(text)),
      .init("UIFont", font), .init("UITextColor", color),
      .init("UITextAlignment", .integer(number)),
    ]
    if isNewer {
      entries.append(
        .init(
          "UIDisableUpdateTextColorOnTraitCollectionChange", .bool(Self.isCellLabel(label))))
    }
    return entries
  }

  /// The color of a fragment; newer compilers have the system's for one without a color.
  private mutating func startColor(_ fragment: TextFragment) -> ArchivedValue? {
    if let own = fragment.attribute("NSColor") { return color(own) }
    return generation >= .xcode13 ? systemTextColor() : nil
  }

  /// The size of the font at the start of a label's attributed text.
  func startSize(ofAttributedText label: Element) -> Double? {
    fragments(label)?.first?.attribute("NSFont")?["size"].flatMap(Double.init)
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

  /// A font that a fragment names: in Xcode 7 one of the system's families. In newer archives any
  /// other font is the system's, since the compiler's machine lacks it (47 samples).
  private mutating func fragmentFont(_ element: Element) -> ArchivedValue? {
    check(element, attributes: ["key", "size", "name", "metaFont"], children: [])
    guard let size = number("size", of: element),
      element["name"] != nil || element["metaFont"] == "system" && generation >= .xcode13
    else {
      refuse(element)
      return nil
    }
    let name = element["name"] ?? ""
    let base = name.split(separator: "-").first.map(String.init)
    let family = InstalledFonts.families.first { $0.filter { $0 != " " } == base }
    if family == nil, generation >= .xcode13 { return systemFont(.of(.regular, generation), size) }
    return namedFont(name, size, family: family)
  }

  /// The style of a paragraph. The label's line break mode replaces that of the text; a style with
  /// the same mode is immutable.
  private mutating func paragraphStyle(_ element: Element, in label: Element) -> ArchivedValue? {
    let isNewer = generation >= .xcode13
    check(
      element,
      attributes: Set(["key", "alignment", "lineBreakMode", "baseWritingDirection"])
        .union(isNewer ? Self.newerStyleAttributes : []),
      children: [])
    guard ["natural", nil].contains(element["baseWritingDirection"]),
      let own = Self.lineBreaks[element["lineBreakMode"] ?? "wordWrapping"],
      own == 0 || isNewer,
      let alignment = number(ofAlignment: element),
      let lineBreak = number(
        of: label["lineBreakMode"] ?? "tailTruncation", in: .lineBreakMode, "lineBreakMode",
        of: label)
    else { return nil }
    var entries = [ArchivedObject.Entry("NSTabStops", .null)]
    if let value = Self.nonZero(alignment) { entries.append(.init("NSAlignment", value)) }
    if let value = Self.nonZero(lineBreak) { entries.append(.init("NSLineBreakMode", value)) }
    for (name, key) in Self.lineMetrics {
      if let value = number(name, of: element), value != 0 {
        entries.append(.init(key, .double(value)))
      }
    }
    return builder.add(
      lineBreak == own ? "NSParagraphStyle" : "NSMutableParagraphStyle", entries)
  }

  /// The numbers of UIKit for the words of a style.
  private static let lineBreaks = ["wordWrapping": 0, "truncatingTail": 4]

  /// The keys of the heights of lines and the space between them (1, 21 and 9 samples).
  private static let lineMetrics = [
    ("minimumLineHeight", "NSMinLineHeight"), ("lineHeightMultiple", "NSLineHeightMultiple"),
    ("lineSpacing", "NSLineSpacing"),
  ]

  /// The attributes of a style that newer archives have a key for, or are known to ignore.
  private static let newerStyleAttributes = Set(lineMetrics.map(\.0)).union([
    "tighteningFactorForTruncation", "allowsDefaultTighteningForTruncation",
  ])

  /// The number of an alignment. Newer compilers have those of a Mac, where right precedes center
  /// (1 and 41 samples).
  private mutating func number(ofAlignment element: Element) -> Int? {
    let word = element["alignment"] ?? "left"
    let macNumbers = ["right": 1, "center": 2]
    if generation >= .xcode13, let number = macNumbers[word] { return number }
    return number(of: word, in: .textAlignment, "alignment", of: element)
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
