import BoardwalkDocument

extension NibEncoder {
  /// The font that `element` describes.
  mutating func font(_ element: Element) -> ArchivedValue? {
    guard element.name == "fontDescription" else {
      refuse(element)
      return nil
    }
    if let style = element["style"] { return styleFont(style, element) }
    guard let size = number("pointSize", of: element) else {
      refuse(element, .attribute("pointSize"))
      return nil
    }
    if let name = element["name"] { return namedFont(name, size, element) }
    guard let face = SystemFace(element, generation) else {
      refuse(element, .value(attribute: "type", element["weight"] ?? element["type"] ?? "none"))
      return nil
    }
    return systemFont(face, size)
  }

  /// The system's font of a size.
  mutating func systemFont(_ face: SystemFace, _ size: Double) -> ArchivedValue {
    var attributes = [
      builder.text("NSCTFontUIUsageAttribute"), builder.text(face.usage),
      builder.text("NSFontSizeAttribute"), builder.number(.integer(Int(size))),
    ]
    if size != size.rounded() { attributes[3] = builder.number(.double(size)) }
    if let override = face.usageOverride {
      attributes += [builder.text("NSCTFontUIUsageOverrideAttribute"), builder.text(override)]
    }
    return font(
      name: face.name(size: size), size: size, traits: face.traits, isSystem: true,
      descriptor: builder.collection("NSMutableDictionary", attributes))
  }

  private mutating func styleFont(_ style: String, _ element: Element) -> ArchivedValue? {
    guard let text = TextStyle.all[style] else {
      refuse(element, .value(attribute: "style", style))
      return nil
    }
    let face = SystemFace.of(text.isBold ? .semibold : .regular, generation)
    var entries: [ArchivedObject.Entry] = [
      .init("UIFontName", builder.text(face.name(size: text.size))),
      .init("UIIBTextStyle", builder.text(style)), .init("UIFontPointSize", .double(0)),
    ]
    entries += scalingEntries
    entries += [
      .init("UIFontTraits", .integer(face.traits)), .init("UISystemFont", .bool(true)),
      .init("NSName", builder.text(face.name(size: text.size))),
      .init("NSSize", .double(text.size)),
    ]
    return builder.add("UIFont", entries)
  }

  /// A font that the document names.
  ///
  /// The compiler's machine has some of them; a font that it lacks is stored in another form.
  private mutating func namedFont(
    _ name: String, _ size: Double, _ element: Element
  ) -> ArchivedValue? {
    let isInstalled = element["family"].map(InstalledFonts.families.contains) ?? false
    let number = builder.number(
      isInstalled && size == size.rounded() ? .integer(Int(size)) : .double(size))
    let descriptor = builder.collection(
      isInstalled ? "NSMutableDictionary" : "NSDictionary",
      [
        builder.text("NSFontSizeAttribute"), number, builder.text("NSFontNameAttribute"),
        builder.text(name),
      ])
    return font(
      name: name, size: size, traits: isInstalled ? InstalledFonts.traits(of: name) : 0,
      isSystem: false, descriptor: descriptor, isScaled: isInstalled)
  }

  private mutating func font(
    name: String, size: Double, traits: Int, isSystem: Bool, descriptor: ArchivedValue,
    isScaled: Bool = true
  ) -> ArchivedValue {
    var entries: [ArchivedObject.Entry] = [
      .init("UIFontName", builder.text(name)),
      .init(
        "UIFontDescriptor",
        builder.add("UIFontDescriptor", [.init("UIFontDescriptorAttributes", descriptor)])),
      .init("UIFontPointSize", .double(size)),
    ]
    if isScaled { entries += scalingEntries }
    entries += [
      .init("UIFontTraits", .integer(traits)), .init("UISystemFont", .bool(isSystem)),
      .init("NSName", builder.text(name)), .init("NSSize", .double(size)),
    ]
    return builder.add("UIFont", entries)
  }

  private var scalingEntries: [ArchivedObject.Entry] {
    guard generation >= .xcode9 else { return [] }
    return [
      .init("UIFontTextStyleForScaling", .null), .init("UIFontPointSizeForScaling", .double(0)),
      .init("UIFontMaximumPointSizeAfterScaling", .double(0)),
    ]
  }
}
