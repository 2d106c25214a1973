import BoardwalkDocument

// The texts of text views, and the traits of text input.
extension NibEncoder {
  /// The text of a text view with the attributes that all of it has.
  mutating func styledText(_ element: Element) -> ArchivedValue? {
    guard let text = element["text"] ?? element.child(key: "text")?.text else { return nil }
    var attributes = [builder.text("NSParagraphStyle"), paragraphStyle(of: element)]
    let key = builder.text("NSColor")
    if let color = textColor(element) { attributes += [key, color] }
    if let font = textViewFont(element) { attributes += [builder.text("NSFont"), font] }
    return builder.add(
      "NSAttributedString",
      [
        .init("NSString", builder.text(text)),
        .init("NSAttributes", builder.collection("NSDictionary", attributes)),
      ])
  }

  /// The text of a label of a cell's style with its attributes. All samples are aligned to the
  /// left, break their only line at its end, and have the standard shadow; another alignment is
  /// that of a text view.
  mutating func cellLabelText(_ label: Element) -> ArchivedValue? {
    guard Self.isCellLabel(label), let text = label["text"] else { return nil }
    guard label["lineBreakMode"] == "tailTruncation",
      label.child(key: "shadowOffset") == nil,
      let color = labelTextColor(label),
      let font = label.child(key: "fontDescription").flatMap({ font($0) })
    else {
      refuse(label, .combination("a styled label of a cell for Xcode \(generation.rawValue)"))
      return nil
    }
    let style = paragraphStyle(
      of: label,
      [.init("NSLineBreakMode", .int8(4)), .init("NSLineBreakStrategy", .int8(1))])
    let shadow = builder.add(
      "NSShadow", [.init("NSShadowVert", .double(1)), .init("NSShadowColor", .null)])
    let attributes = [
      builder.text("NSParagraphStyle"), style, builder.text("NSColor"), color,
      builder.text("NSFont"), font, builder.text("NSShadow"), shadow,
    ]
    return builder.add(
      "NSMutableAttributedString",
      [
        .init(
          "NSString",
          builder.add("NSMutableString", [.init("NS.bytes", .data(Array(text.utf8)))])),
        .init("NSAttributes", builder.collection("NSDictionary", attributes)),
      ])
  }

  private mutating func paragraphStyle(
    of element: Element, _ own: [ArchivedObject.Entry] = []
  ) -> ArchivedValue {
    var entries = own + [ArchivedObject.Entry("NSTabStops", .null)]
    let alignment = EnumerationTable.textAlignment.numbers[element["textAlignment"] ?? "left"] ?? 0
    if alignment != 0 { entries.append(.init("NSAlignment", .integer(alignment))) }
    return builder.add("NSMutableParagraphStyle", entries)
  }

  /// The size of the content of a text view; nil if the number of lines depends on the widths of
  /// letters.
  mutating func textContentSize(_ element: Element) -> ArchivedValue? {
    guard let size = frame(element)?.size else { return nil }
    if element["scrollEnabled"] == "NO" { return .data(PackedGeometry.bytes(size)) }
    let text = element["text"] ?? element.child(key: "text")?.text ?? ""
    guard let font = element.child(key: "fontDescription"), font["type"] == "system",
      let points = number("pointSize", of: font), !text.contains("\n"),
      Double(text.count) * points <= size[0] - Self.textInsets
    else { return nil }
    let height = points * Self.lineHeight + 2 * Self.textMargin
    return .data(PackedGeometry.bytes([size[0], height.rounded(.up)]))
  }

  /// The height of a line of the system's font of a point.
  private static let lineHeight = 2444.0 / 2048

  /// The space above and below the text of a text view, and that beside its lines.
  private static let (textMargin, textInsets) = (8.0, 10.0)

  /// The font of a text view, which always has one in the document.
  mutating func textViewFont(_ element: Element) -> ArchivedValue? {
    guard let description = element.child(key: "fontDescription") else {
      refuse(element, .combination("a text view without a font"))
      return nil
    }
    return font(description)
  }

  /// The data detectors of a text view; omitted if there are none.
  mutating func dataDetectors(_ element: Element) -> ArchivedValue? {
    element.child(key: "dataDetectorTypes").flatMap { bits(of: $0, in: .dataDetectors) }
      .flatMap(Self.nonZero)
  }

  // MARK: Text input

  /// True where a trait of text input is on.
  mutating func inputFlag(_ name: String, of element: Element) -> ArchivedValue? {
    guard let traits = element.child("textInputTraits") else { return nil }
    return flag(name, of: traits, standard: false) ? .bool(true) : nil
  }

  /// The content type, such as a name or an address.
  mutating func textContentType(_ element: Element) -> ArchivedValue? {
    element.child("textInputTraits")?["textContentType"].map { builder.text($0) }
  }

  /// The capitalization, unless it is that of sentences; this also refuses traits without a rule.
  /// 75 samples are of all characters.
  mutating func capitalization(_ element: Element) -> ArchivedValue? {
    guard let traits = element.child("textInputTraits") else { return nil }
    check(traits, attributes: Self.inputTraits, children: [])
    switch traits["autocapitalizationType"] {
    case nil, "sentences": return nil
    case "words": return .int8(1)
    case "allCharacters": return .int8(3)
    case let word?:
      refuse(traits, .value(attribute: "autocapitalizationType", word))
      return nil
    }
  }

  private static let inputTraits: Set<String> = [
    "key", "autocapitalizationType", "autocorrectionType", "spellCheckingType", "keyboardType",
    "keyboardAppearance", "returnKeyType", "secureTextEntry", "smartDashesType", "smartQuotesType",
    "smartInsertDeleteType", "textContentType", "enablesReturnKeyAutomatically",
  ]
}
