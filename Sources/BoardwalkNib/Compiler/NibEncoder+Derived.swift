import BoardwalkDocument

// Values that follow from more than one part of an element.
extension NibEncoder {
  mutating func derived(
    _ value: DerivedValue, for element: Element, _ rules: ClassRules
  ) -> ArchivedValue? {
    switch value {
    case .bounds: return bounds(element)
    case .center: return center(element)
    case .subviews: return subviews(element)
    case .autoresizingMask: return autoresizingMask(element)
    case .constraints: return constraints(element)
    case .translatesAutoresizingMask: return translatesAutoresizingMask(element)
    case .huggingPriority:
      return priorities("HuggingPriority", of: element, standard: rules.standardHugging)
    case .compressionResistance:
      return priorities(
        "CompressionResistancePriority", of: element, standard: rules.standardResistance)
    case .layoutGuides: return layoutGuides(element)
    case .labelFontFitting: return fitsFontSize(element) ? .bool(true) : nil
    case .labelMinimumFontSize: return minimumFontSize(element).map { .float(Float($0)) }
    case .labelMinimumScale: return minimumScale(element).map { .float(Float($0)) }
    case .labelTextColor: return labelTextColor(element)
    case .labelTextColorUpdates: return .bool(element.child(key: "textColor")?.name == "color")
    case .textFieldTextColor: return labelTextColor(element)
    case .buttonType: return buttonType(element)
    case .buttonFont: return buttonFont(element)
    case .buttonContent: return buttonContent(element)
    case .arrangedSubviews: return arrangedSubviews(element)
    case .stackAlignment: return stackAlignment(element)
    case .labelShadowOffset: return labelShadowOffset(element)
    case .navigationBarBounds: return navigationBarBounds(element)
    case .navigationBarCenter: return navigationBarCenter(element)
    case .barTranslucence:
      return .int8(flag("translucent", of: element, standard: true) ? 1 : 2)
    case .stackOpacity:
      let isOpaque = generation < .xcode13 || flag("opaque", of: element, standard: true)
      return isOpaque ? .bool(true) : nil
    case .contentView:
      return element.child(key: "contentView").flatMap { object(of: $0) }.map { .reference($0) }
    case .capitalization: return capitalization(element)
    case .keyboardType: return trait("keyboardType", .keyboardType, of: element)
    case .keyboardAppearance: return trait("keyboardAppearance", .keyboardAppearance, of: element)
    case .returnKeyType: return trait("returnKeyType", .returnKeyType, of: element)
    case .barItemStyle: return barItemStyle(element)
    case .isSystemItem: return element["systemItem"] == nil ? nil : .bool(true)
    case .systemItem: return systemItem(element)
    case .autocorrection: return trait("autocorrectionType", .correction, of: element)
    case .spellChecking: return trait("spellCheckingType", .correction, of: element)
    case .secureEntry: return secureEntry(element)
    case .styledText: return styledText(element)
    case .textViewFont: return textViewFont(element)
    case .restorationIdentifier: return restorationIdentifier(element)
    case .barItems: return barItems(element)
    case .tapRecognizer: return builder.add("UITapRecognizer", [])
    case .segments: return segments(element)
    case .indicatorColor: return element.child(key: "color").flatMap { color($0) } ?? .null
    case .scopeTitles: return scopeTitles(element)
    default: return tableValue(value, for: element)
    }
  }

  /// The values of tables and their cells.
  private mutating func tableValue(_ value: DerivedValue, for element: Element) -> ArchivedValue? {
    switch value {
    case .tableSubviews: return tableSubviews(element)
    case .tableContentSize: return tableContentSize(element)
    case .tableHeader: return tableEnd("tableHeaderView", of: element)
    case .tableFooter: return tableEnd("tableFooterView", of: element)
    case .separatorStyle: return separatorStyle(element)
    case .noSeparator: return element["separatorStyle"] == "none" ? .int8(0) : nil
    case .focusTraits: return focusTraits()
    case .tableBackground: return tableBackground(element)
    case .cellPrototypes: return dictionary(cellPrototypes(of: element).nibs)
    case .cellPrototypeObjects: return dictionary(cellPrototypes(of: element).objects)
    case .cellSubviews: return cellSubviews(element)
    case .cellBackground: return cellBackground(element)
    case .hasCellBackground:
      return element.child(key: "backgroundColor")?.name == "color" ? .bool(true) : nil
    case .hasSystemBackground: return systemBackgroundMark(element)
    case .systemBackground: return systemBackground(element)
    case .cellStyle: return cellStyle(element)
    case .cellTextLabel: return cellLabel("textLabel", of: element)
    case .cellDetailLabel: return cellLabel("detailTextLabel", of: element)
    default: return nil
    }
  }

  // MARK: Geometry

  /// The frame of a view; a view without one has none.
  mutating func frame(_ element: Element) -> (origin: [Double], size: [Double])? {
    if hasUniversalSize(element) { return ([0, 0], [600, 600]) }
    guard let rect = element.child("rect", key: "frame") else { return nil }
    var numbers = ["x", "y", "width", "height"].map { number($0, of: rect) ?? 0 }
    if let size = fixedSize(element) {
      numbers[2] = size.width ?? numbers[2]
      numbers[3] = size.height
    }
    return (Array(numbers[..<2]), Array(numbers[2...]))
  }

  /// Whether a view has the size of the universal canvas: that at the top of a xib for all devices whose
  /// author has not chosen another size.
  private func hasUniversalSize(_ element: Element) -> Bool {
    document.kind == .xib && element.parent?.name == "objects"
      && document.root["useTraitCollections"] == "YES"
      && element.child(key: "simulatedDestinationMetrics") == nil
      && element.child("rect", key: "frame") != nil && element.name == "view"
  }

  private mutating func bounds(_ element: Element) -> ArchivedValue? {
    guard let frame = frame(element), frame.size != [0, 0] else { return nil }
    return .data(PackedGeometry.bytes([0, 0] + frame.size))
  }

  private mutating func center(_ element: Element) -> ArchivedValue? {
    guard let frame = frame(element) else { return nil }
    let center = zip(frame.origin, frame.size).map { $0 + $1 / 2 }
    return center == [0, 0] ? nil : .data(PackedGeometry.bytes(center))
  }

  /// The margins and sizes that follow the superview; a view without the element follows nothing.
  private mutating func autoresizingMask(_ element: Element) -> ArchivedValue? {
    guard let mask = element.child("autoresizingMask") else { return .int8(36) }
    let bits = [
      "flexibleMinX": 1, "widthSizable": 2, "flexibleMaxX": 4, "flexibleMinY": 8,
      "heightSizable": 16, "flexibleMaxY": 32,
    ]
    var value = 0
    for attribute in mask.attributes where attribute.name != "key" {
      guard let bit = bits[attribute.name] else {
        refuse(mask, .attribute(attribute.name))
        continue
      }
      if attribute.value == "YES" { value |= bit }
    }
    return value == 0 ? nil : .integer(value)
  }

  /// A view with a fixed frame is placed by its mask, whatever the attribute says.
  private mutating func translatesAutoresizingMask(_ element: Element) -> ArchivedValue? {
    let name = "translatesAutoresizingMaskIntoConstraints"
    let translates = flag(name, of: element, standard: true)
    let isFixed = flag("fixedFrame", of: element, standard: false)
    return translates || isFixed ? nil : .bool(true)
  }

  private mutating func priorities(
    _ suffix: String, of element: Element, standard: ViewPriorities
  ) -> ArchivedValue? {
    // Interface Builder omits what it gives to a new view; the archive omits what UIKit gives to one.
    let fallback = suffix == "HuggingPriority" ? 250.0 : 750.0
    let horizontal = number("horizontal" + suffix, of: element) ?? fallback
    let vertical = number("vertical" + suffix, of: element) ?? fallback
    let isAlwaysWritten = suffix == "HuggingPriority" && Self.isSymbolButton(element)
    if ViewPriorities(horizontal, vertical) == standard, !isAlwaysWritten { return nil }
    return builder.text("{\(horizontal.shortText), \(vertical.shortText)}")
  }

  // MARK: Parts

  private mutating func subviews(_ element: Element) -> ArchivedValue? {
    let excluded = Self.excludedIDs(of: element, "subviews")
    let subviews = Self.parts(of: element).filter { !excluded.contains($0["id"] ?? "") }
    // The guides of a controller lie in front of the views of the document.
    let objects = (subviews + guides(in: element)).compactMap { object(of: $0) }
    guard !objects.isEmpty else { return nil }
    return builder.collection("NSMutableArray", objects.map { .reference($0) })
  }

  private mutating func arrangedSubviews(_ element: Element) -> ArchivedValue? {
    let subviews = (element.child("subviews")?.children).map { Array($0) } ?? []
    guard !subviews.isEmpty else { return nil }
    return builder.collection(
      "NSArray", subviews.compactMap { object(of: $0) }.map { .reference($0) })
  }

  /// The numbers of alignments depend on the axis: leading is top, trailing is bottom.
  private mutating func stackAlignment(_ element: Element) -> ArchivedValue? {
    let words = [
      "fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4,
      "bottom": 4, "lastBaseline": 5,
    ]
    let word = element["alignment"] ?? "fill"
    guard let number = words[word] else {
      refuse(element, .value(attribute: "alignment", word))
      return nil
    }
    return .integer(number)
  }

  // MARK: Labels

  private mutating func fitsFontSize(_ element: Element) -> Bool {
    flag("adjustsFontSizeToFit", of: element, standard: true)
  }

  private func pointSize(_ element: Element) -> Double? {
    element.child(key: "fontDescription")?["pointSize"].flatMap(Double.init)
  }

  private mutating func minimumFontSize(_ element: Element) -> Double? {
    guard fitsFontSize(element) else { return nil }
    if let size = number("minimumFontSize", of: element) { return size }
    guard let scale = number("minimumScaleFactor", of: element), let size = pointSize(element)
    else { return nil }
    // The size is a whole number of quarter points.
    return (scale * size * 4).rounded() / 4
  }

  private mutating func minimumScale(_ element: Element) -> Double? {
    guard fitsFontSize(element) else { return nil }
    if let scale = number("minimumScaleFactor", of: element) { return scale }
    guard let minimum = number("minimumFontSize", of: element), let size = pointSize(element),
      size > 0
    else { return nil }
    return minimum / size
  }

  private mutating func labelTextColor(_ element: Element) -> ArchivedValue? {
    guard let child = element.child(key: "textColor"), child.name == "color" else {
      return systemTextColor()
    }
    return color(child)
  }

  private mutating func labelShadowOffset(_ element: Element) -> ArchivedValue? {
    guard let size = element.child(key: "shadowOffset") else {
      return .data(PackedGeometry.bytes([0, -1]))
    }
    return packed(["width", "height"], size)
  }

  // MARK: Bars

  /// A bar takes its width when it is shown; newer compilers do not store one.
  private mutating func navigationBarBounds(_ element: Element) -> ArchivedValue? {
    if generation >= .xcode13 { return .data(PackedGeometry.bytes([0, 0, 0, Self.barHeight])) }
    guard let frame = frame(element) else { return nil }
    let width = generation >= .xcode9 ? 0 : frame.size[0]
    return .data(PackedGeometry.bytes([0, 0, width, frame.size[1]]))
  }

  /// The height that newer compilers give to every navigation bar.
  private static let barHeight = 50.0

  private mutating func navigationBarCenter(_ element: Element) -> ArchivedValue? {
    if generation >= .xcode13 { return .data(PackedGeometry.bytes([0, Self.barHeight / 2])) }
    guard let frame = frame(element) else { return nil }
    let x = generation >= .xcode9 ? 0 : frame.origin[0] + frame.size[0] / 2
    return .data(PackedGeometry.bytes([x, frame.origin[1] + frame.size[1] / 2]))
  }

  /// An item with a title or an image is bordered unless its document says otherwise.
  private mutating func barItemStyle(_ element: Element) -> ArchivedValue? {
    if element["systemItem"] != nil, element["style"] == nil { return nil }
    let word = element["style"] ?? "bordered"
    guard let number = WordTable.barButtonStyle.numbers[word] else {
      refuse(element, .value(attribute: "style", word))
      return nil
    }
    return number == 0 ? nil : .integer(number)
  }

  private mutating func systemItem(_ element: Element) -> ArchivedValue? {
    guard let word = element["systemItem"] else { return nil }
    guard let number = WordTable.barButtonSystemItem.numbers[word] else {
      refuse(element, .value(attribute: "systemItem", word))
      return nil
    }
    return .integer(number)
  }

  // MARK: Buttons

  /// The types of buttons that UIKit's header numbers.
  private static let buttonTypes = [
    "custom": 0, "roundedRect": 1, "system": 1, "detailDisclosure": 2, "infoLight": 3,
    "infoDark": 4, "contactAdd": 5, "close": 7,
  ]

  private mutating func buttonType(_ element: Element) -> ArchivedValue? {
    let word = element["buttonType"] ?? "custom"
    guard let number = Self.buttonTypes[word] else {
      refuse(element, .value(attribute: "buttonType", word))
      return nil
    }
    return number == 0 ? nil : .integer(number)
  }

  /// Whether a button is one of those that UIKit draws a symbol for.
  private static func isSymbolButton(_ element: Element) -> Bool {
    let types: Set = ["detailDisclosure", "infoLight", "infoDark", "contactAdd"]
    return element.name == "button" && types.contains(element["buttonType"] ?? "")
  }

  /// The font of the title, at first the system's of 15 points for a system button.
  private mutating func buttonFont(_ element: Element) -> ArchivedValue? {
    if Self.isSymbolButton(element) { return nil }
    if let description = element.child(key: "fontDescription") { return font(description) }
    return systemFont(.of(.regular, generation), 15)
  }

  private mutating func buttonContent(_ element: Element) -> ArchivedValue? {
    var entries: [ArchivedValue] = []
    for (name, number) in [("normal", 0), ("highlighted", 1), ("disabled", 2), ("selected", 4)] {
      guard let state = element.child("state", key: name) else { continue }
      entries.append(builder.number(.integer(number)))
      entries.append(buttonState(state, name: name))
    }
    return entries.isEmpty ? nil : builder.collection("NSMutableDictionary", entries)
  }

  private mutating func buttonState(_ state: Element, name: String) -> ArchivedValue {
    check(
      state, attributes: ["key", "title", "image", "backgroundImage"],
      children: ["title", "titleColor", "titleShadowColor"])
    var entries: [ArchivedObject.Entry] = []
    if state["title"]?.isEmpty != true,
      let title = text("title", "\(name)Title", of: state, owner: state.parent)
    {
      entries.append(.init("UITitle", title))
    }
    if let image = state["image"].flatMap({ image($0, state) }) {
      entries.append(.init("UIImage", image))
    }
    if let image = state["backgroundImage"].flatMap({ image($0, state) }) {
      entries.append(.init("UIBackgroundImage", image))
    }
    for (key, child) in [("UITitleColor", "titleColor"), ("UIShadowColor", "titleShadowColor")] {
      guard let color = state.child(key: child).flatMap({ color($0) }) else { continue }
      entries.append(.init(key, color))
    }
    return builder.add("UIButtonContent", entries)
  }
}

extension Double {
  /// The number without a fraction that is zero.
  var shortText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
