import BoardwalkDocument

extension NibEncoder {
  /// The font that `element` describes.
  mutating func font(_ element: Element) -> ArchivedValue? {
    guard element.name == "fontDescription" else {
      refuse(element)
      return nil
    }
    if let style = element["style"] { return styleFont(style, element) }
    guard let size = pointSize(element) else {
      refuse(element, .attribute(element["size"] == nil ? "pointSize" : "size"))
      return nil
    }
    if let name = element["name"] { return namedFont(name, size, family: element["family"]) }
    guard let face = SystemFace(element, generation) else {
      refuse(element, .value(attribute: "type", element["weight"] ?? element["type"] ?? "none"))
      return nil
    }
    return systemFont(face, size)
  }

  /// The size of a font, which documents also name after the standard font of a control; a font
  /// without extent has UIKit's default size (3 samples).
  private mutating func pointSize(_ element: Element) -> Double? {
    let size = number("pointSize", of: element)
    return size == 0
      ? Font.defaultSize : size ?? element["size"].flatMap { StandardFontSizes.all[$0] }
  }

  /// The system's font of a size.
  mutating func systemFont(_ face: SystemFace, _ size: Double) -> ArchivedValue {
    var attributes = [
      builder.text("NSCTFontUIUsageAttribute"), builder.text(face.usage),
      builder.text("NSFontSizeAttribute"), fontSize(size),
    ]
    if let override = face.usageOverride {
      attributes += [builder.text("NSCTFontUIUsageOverrideAttribute"), builder.text(override)]
    }
    return font(
      name: face.name(size: size), size: size, traits: face.traits, isSystem: true,
      descriptor: builder.collection(
        generation >= .xcode13 ? "NSDictionary" : "NSMutableDictionary", attributes))
  }

  /// A size in a descriptor: older compilers store a whole one as an integer.
  private mutating func fontSize(_ size: Double) -> ArchivedValue {
    let isWhole = generation < .xcode13 && size == size.rounded()
    return builder.number(isWhole ? .integer(Int(size)) : .double(size))
  }

  /// The options of a descriptor in newer compilers.
  private func descriptorOptions(isSystem: Bool) -> ArchivedObject.Entry? {
    let value: Int
    switch generation {
    case .xcode14: value = isSystem ? 0x8000_8006 : 0x8000_0000
    case .xcode15: value = isSystem ? 0x8000_8404 : 0x8000_0000
    default: return nil
    }
    return .init("UIFontDescriptorOptions", .integer(value))
  }

  private mutating func styleFont(_ style: String, _ element: Element) -> ArchivedValue? {
    guard let text = TextStyle.all[style] else {
      refuse(element, .value(attribute: "style", style))
      return nil
    }
    let face = SystemFace.of(text.face(in: generation), generation)
    let size = text.size(in: generation)
    var entries: [ArchivedObject.Entry] = [
      .init("UIFontName", builder.text(face.name(size: size))),
      .init("UIIBTextStyle", builder.text(style)), .init("UIFontPointSize", .double(0)),
    ]
    entries += scalingEntries
    entries += [
      .init("UIFontTraits", .integer(text.isBold ? face.traits : 0)),
      .init("UISystemFont", .bool(true)), .init("NSName", builder.text(face.name(size: size))),
      .init("NSSize", .double(size)),
    ]
    return builder.add("UIFont", entries)
  }

  /// A font that the document names.
  ///
  /// The compiler's machine has some of them; a font that it lacks is stored in another form.
  mutating func namedFont(
    _ name: String, _ size: Double, family: String?
  ) -> ArchivedValue {
    let isInstalled = family.map(InstalledFonts.families.contains) ?? false
    let number = isInstalled ? fontSize(size) : builder.number(.double(size))
    let descriptor = builder.collection(
      isInstalled && generation < .xcode13 ? "NSMutableDictionary" : "NSDictionary",
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
    var parts = [ArchivedObject.Entry("UIFontDescriptorAttributes", descriptor)]
    if let options = descriptorOptions(isSystem: isSystem) { parts.append(options) }
    var entries: [ArchivedObject.Entry] = [
      .init("UIFontName", builder.text(name)),
      .init("UIFontDescriptor", builder.add("UIFontDescriptor", parts)),
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
