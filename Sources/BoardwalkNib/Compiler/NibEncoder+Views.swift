import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform

/// Values of views, stacks, labels, bars and buttons that follow from more than one part of an
/// element.
extension NibEncoder {
  // MARK: Geometry

  /// The frame of a view; a view without one has none.
  mutating func frame(_ element: Element) -> (origin: [Double], size: [Double])? {
    if hasUniversalSize(element) || isSceneViewWithoutDevice(element) {
      return ([0, 0], [600, 600])
    }
    guard var numbers = frameNumbers(element) else { return nil }
    if isPrototypeAtOrigin(element) { numbers[0...1] = [0, 0] }
    if let top = topOfTableEnd(element) { numbers[0...1] = [0, top] }
    if generation == .xcode7, element.name == "tableViewCellContentView", let cell = element.parent,
      let height = frame(cell)?.size[1]
    {
      // The separator takes a point, whatever the document has.
      numbers[3] = height - 1
    }
    if let height = heightOfScreen(element, width: numbers[2], height: numbers[3]) {
      numbers[3] = height
    }
    if let size = fixedSize(element) {
      numbers[2] = size.width ?? numbers[2]
      numbers[3] = size.height
    }
    return (Array(numbers[..<2]), Array(numbers[2...]))
  }

  /// The height of the screen for a controller's view that opaque bars or a sheet make smaller in
  /// Interface Builder: newer compilers give it the whole screen (26 views of 4 documents). A view
  /// in a container of another keeps its size (2), and so does one of another width (5).
  private func heightOfScreen(_ element: Element, width: Double, height: Double) -> Double? {
    guard generation >= .xcode13, document.kind == .storyboard, element["key"] == "view",
      !isEmbedded, let controller = element.parent, ViewController.isViewController(controller),
      controller.child(key: "simulatedDestinationMetrics") == nil, let device,
      let isLandscape = document.device?.isLandscape
    else { return nil }
    let screen = device.size(isLandscape: isLandscape)
    return width == screen.width && height < screen.height ? screen.height : nil
  }

  /// Whether the place of a cell in its table is not stored. Xcode 9 stores it for no prototype (2
  /// samples).
  private func isPrototypeAtOrigin(_ element: Element) -> Bool {
    generation < .xcode11 && element.name == "tableViewCell"
      && element.parent?.name == "prototypes"
  }

  /// The origin and size in the document, which names them as a rectangle or as distances from the
  /// left and the top of the superview.
  private mutating func frameNumbers(_ element: Element) -> [Double]? {
    if let rect = element.child("rect", key: "frame") {
      return ["x", "y", "width", "height"].map { number($0, of: rect) ?? 0 }
    }
    guard let inset = element.child("frame", key: "frameInset") else {
      // Documents in the format of Xcode 8 omit frames that constraints determine.
      return generation >= .xcode8 && hasConstraints(element) ? [0, 0, 1000, 1000] : nil
    }
    check(inset, attributes: ["key", "minX", "minY", "width", "height"], children: [])
    return ["minX", "minY", "width", "height"].map { number($0, of: inset) ?? 0 }
  }

  /// Whether a view has the size of the universal canvas: that at the top of a xib for all devices
  /// whose author has not chosen another size.
  private func hasUniversalSize(_ element: Element) -> Bool {
    document.kind == .xib && element.parent?.name == "objects"
      && document.root["useTraitCollections"] == "YES"
      && element.child(key: "simulatedDestinationMetrics") == nil
      && element.child("rect", key: "frame") != nil && element.name == "view"
  }

  /// Whether a view is that of a controller in a storyboard that names no device. Xcode 12 and
  /// 13 give it the size of the universal canvas (3 samples, none with subviews); 9 samples of Xcode
  /// 8 to 11 and 1 of Xcode 15 keep their size.
  func isSceneViewWithoutDevice(_ element: Element) -> Bool {
    [.xcode12, .xcode13].contains(generation) && document.kind == .storyboard
      && document.device == nil
      && document.root["useTraitCollections"] == "YES" && element["key"] == "view"
      && element.parent.map(ViewController.isViewController) ?? false
      && element.parent?.child(key: "simulatedScreenMetrics") == nil
  }

  /// Whether the compiled size differs from the stored one and the view has subviews, whose
  /// compiled frames no sample shows.
  func hasSubviewsForAnUnknownSize(_ element: Element) -> Bool {
    guard isSceneViewWithoutDevice(element), let frame = View(element).frame else { return false }
    return frame.size != LayoutSize(width: 600, height: 600) && !element.list("subviews").isEmpty
  }

  mutating func bounds(_ element: Element) -> ArchivedValue? {
    guard let frame = frame(element), frame.size != [0, 0] else { return nil }
    return .data(PackedGeometry.bytes([0, 0] + frame.size))
  }

  mutating func center(_ element: Element) -> ArchivedValue? {
    guard let frame = frame(element) else { return nil }
    let center = zip(frame.origin, frame.size).map { $0 + $1 / 2 }
    return center == [0, 0] ? nil : .data(PackedGeometry.bytes(center))
  }

  /// The margins and sizes that follow the superview; a view without the element follows nothing.
  mutating func autoresizingMask(_ element: Element) -> ArchivedValue? {
    guard let mask = element.child("autoresizingMask") else { return .int8(36) }
    var value = 0
    for attribute in mask.attributes where attribute.name != "key" {
      guard let bit = EnumerationTable.autoresizingMask.numbers[attribute.name] else {
        refuse(mask, .attribute(attribute.name))
        continue
      }
      if attribute.value == "YES" { value |= bit }
    }
    return value == 0 ? nil : .integer(value)
  }

  /// A view with a fixed frame has an autoresizing mask, whatever the attribute is; in Xcode 7 it
  /// has constraints for its frame.
  mutating func translatesAutoresizingMask(_ element: Element) -> ArchivedValue? {
    let isFixed =
      flag("fixedFrame", of: element, standard: false)
      && (generation >= .xcode8 || document.root["useTraitCollections"] != "YES")
    return hasConstraints(element) && !isFixed && !isUnconstrained(element) ? .bool(true) : nil
  }

  /// Whether constraints determine the frame of a view.
  private mutating func hasConstraints(_ element: Element) -> Bool {
    !flag("translatesAutoresizingMaskIntoConstraints", of: element, standard: true)
  }

  /// Whether a view is not installed and has no constraints.
  ///
  /// Since Xcode 8, the compiler keeps the frame of such a view (1 sample). Xcode 7 makes
  /// constraints for it (93 samples).
  private func isUnconstrained(_ element: Element) -> Bool {
    guard generation >= .xcode8, let superview = element.parent?.parent,
      superview.name != "stackView",
      let id = element["id"], excludedIDs(of: superview, "subviews").contains(id)
    else { return false }
    return !document.elements(of: .constraint).contains {
      [$0["firstItem"], $0["secondItem"]].contains(id)
    }
  }

  mutating func priorities(
    _ kind: PriorityKind, of element: Element, standard: ViewPriorities?
  ) -> ArchivedValue? {
    // Interface Builder omits its defaults for a new view; the archive omits UIKit's.
    let numbers = kind.attributes.map { number($0, of: element) ?? kind.standard }
    let isAlwaysWritten = kind == .hugging && Self.isSymbolButton(element)
    if ViewPriorities(numbers[0], numbers[1]) == standard, !isAlwaysWritten { return nil }
    return builder.text("{\(numbers[0].shortText), \(numbers[1].shortText)}")
  }

  // MARK: Margins

  mutating func layoutMargins(_ element: Element) -> ArchivedValue? {
    if let margins = element.child(key: "directionalLayoutMargins") {
      return packed(["top", "leading", "bottom", "trailing"], margins)
    }
    let names = ["top", "left", "bottom", "right"]
    guard let margins = element.child("edgeInsets", key: "layoutMargins") else { return nil }
    // Xcode 7 omits the margins of a new view (130 samples).
    if generation == .xcode7, numbers(names, of: margins) == [8, 8, 8, 8] { return nil }
    return packed(names, margins)
  }

  // MARK: Parts

  mutating func subviews(_ element: Element) -> ArchivedValue? {
    let excluded = excludedIDs(of: element, "subviews")
    let subviews = Self.parts(of: element).filter { !excluded.contains($0["id"] ?? "") }
    // The custom views of a toolbar belong to its items; guides precede the document's views.
    if Self.itemRules(ofBar: element) != nil { return nil }
    return array(of: subviews + guides(in: element))
  }

  mutating func arrangedSubviews(_ element: Element) -> ArchivedValue? {
    array(of: element.list("subviews"), "NSArray")
  }

  /// The object of the child element with the key `key`.
  func part(_ key: String, of element: Element) -> ArchivedValue? {
    element.child(key: key).flatMap { object(of: $0) }.map { .reference($0) }
  }

  // MARK: Labels

  mutating func fitsFontSize(_ element: Element) -> Bool {
    flag("adjustsFontSizeToFit", of: element, standard: true)
  }

  private func pointSize(_ element: Element) -> Double? {
    guard let font = element.child(key: "fontDescription") else {
      return startSize(ofAttributedText: element)
    }
    if let size = font["pointSize"].flatMap(Double.init) { return size }
    // Xcode 8 has no size for a text style (10 samples), Xcode 9 has (2 samples). Since Xcode 13 it
    // is not that of the font, which is smaller (1 sample).
    guard generation >= .xcode9, let style = font["style"].flatMap({ TextStyle.all[$0] }) else {
      return nil
    }
    return generation >= .xcode13 ? style.standardSize : style.size(in: generation)
  }

  mutating func minimumFontSize(_ element: Element) -> Double? {
    guard fitsFontSize(element) else { return nil }
    if let size = number("minimumFontSize", of: element) { return size }
    guard let scale = number("minimumScaleFactor", of: element), let size = pointSize(element)
    else { return nil }
    // The size is a whole number of quarter points.
    return (scale * size * 4).rounded() / 4
  }

  mutating func minimumScale(_ element: Element) -> Double? {
    guard fitsFontSize(element) else { return nil }
    if let scale = number("minimumScaleFactor", of: element) { return scale }
    guard let minimum = number("minimumFontSize", of: element), let size = pointSize(element),
      size > 0
    else { return nil }
    return minimum / size
  }

  /// The adjustment of a label's baseline. For one that its document does not name, newer compilers
  /// have that of Interface Builder (1 sample), but not with an attributed text (2 samples).
  mutating func labelBaseline(_ label: Element) -> ArchivedValue? {
    let isAttributed = label["usesAttributedText"] == "YES"
    let standard = generation >= .xcode13 && !isAttributed ? "alignCenters" : "alignBaselines"
    let word = label["baselineAdjustment"] ?? standard
    return number(of: word, in: .baselineAdjustment, "baselineAdjustment", of: label)
      .flatMap(Self.nonZero)
  }

  /// Whether a label has its own text color: black unless its document states that there is none.
  func hasTextColor(_ label: Element) -> Bool {
    label.child(key: "textColor").map { $0.name == "color" } ?? true
  }

  mutating func labelTextColor(_ label: Element) -> ArchivedValue? {
    label.child(key: "textColor") == nil && generation < .xcode11 ? blackColor() : textColor(label)
  }

  /// The highlighted color of a label, black by the same rule.
  mutating func highlightedColor(_ label: Element) -> ArchivedValue? {
    guard let element = label.child(key: "highlightedColor") else { return blackColor() }
    return color(element)
  }

  private mutating func blackColor() -> ArchivedValue {
    encode(ColorComponents(white: 0), name: "blackColor")
  }

  /// The text color, or else the system's. Before Xcode 11 text views without one have none
  /// (866 samples of Xcode 7, 30 of Xcode 8). Text fields have black, in Xcode 7 that of RGB (285
  /// samples of Xcode 8 and 9).
  mutating func textColor(_ element: Element) -> ArchivedValue? {
    if let own = element.child("color", key: "textColor") { return color(own) }
    switch (element.name, generation) {
    case ("textView", ..<XcodeGeneration.xcode11): return nil
    case ("textField", .xcode7):
      return encode(ColorComponents(red: 0, green: 0, blue: 0), name: nil)
    case ("textField", .xcode8), ("textField", .xcode9): return blackColor()
    default: return systemTextColor()
    }
  }

  mutating func labelShadowOffset(_ element: Element) -> ArchivedValue? {
    guard let size = element.child(key: "shadowOffset") else {
      return .data(PackedGeometry.bytes([0, -1]))
    }
    return packed(["width", "height"], size)
  }

  // MARK: Bars

  /// A bar takes its width when it is shown; newer compilers do not store one.
  mutating func navigationBarBounds(_ element: Element) -> ArchivedValue? {
    if generation >= .xcode13 { return .data(PackedGeometry.bytes([0, 0, 0, Self.barHeight])) }
    guard let frame = frame(element) else { return nil }
    let width = generation >= .xcode9 ? 0 : frame.size[0]
    return .data(PackedGeometry.bytes([0, 0, width, frame.size[1]]))
  }

  /// The height that newer compilers give to every bar of a navigation controller.
  static let barHeight = 50.0

  mutating func navigationBarCenter(_ element: Element) -> ArchivedValue? {
    guard let frame = frame(element) else {
      return generation >= .xcode13
        ? .data(PackedGeometry.bytes([0, Self.barHeight / 2])) : nil
    }
    if generation >= .xcode13 {
      return .data(PackedGeometry.bytes([0, frame.origin[1] + Self.barHeight / 2]))
    }
    let x = generation >= .xcode9 ? 0 : frame.origin[0] + frame.size[0] / 2
    return .data(PackedGeometry.bytes([x, frame.origin[1] + frame.size[1] / 2]))
  }

  /// The size of the bar of a tab bar controller, whatever its frame is.
  var tabBarSize: [Double] { generation >= .xcode11 ? [0, 49] : [320, 50] }

  /// An item is bordered by default; the system's items are since Xcode 13 (12 samples).
  mutating func barItemStyle(_ element: Element) -> ArchivedValue? {
    if generation < .xcode13, element["systemItem"] != nil, element["style"] == nil { return nil }
    let word = element["style"] ?? "bordered"
    return number(of: word, in: .barButtonStyle, "style", of: element).flatMap(Self.nonZero)
  }

  // MARK: Buttons

  mutating func buttonType(_ element: Element) -> ArchivedValue? {
    let word = element["buttonType"] ?? "custom"
    return number(of: word, in: .buttonType, "buttonType", of: element).flatMap(Self.nonZero)
  }

  /// Whether it is a button with a symbol of UIKit.
  private static func isSymbolButton(_ element: Element) -> Bool {
    let types: Set = ["detailDisclosure", "infoLight", "infoDark", "contactAdd"]
    return element.name == "button" && types.contains(element["buttonType"] ?? "")
  }

  /// The font of the title, at first the system's of 15 points. Newer compilers give one of 18
  /// points to a custom button (40 samples), older ones none (46 samples).
  mutating func buttonFont(_ element: Element) -> ArchivedValue? {
    if Self.isSymbolButton(element) { return nil }
    if let description = element.child(key: "fontDescription") { return font(description) }
    guard element["buttonType"] ?? "custom" == "custom" else {
      return systemFont(.of(.regular, generation), 15)
    }
    return generation >= .xcode13 ? systemFont(.of(.regular, generation), 18) : nil
  }

  mutating func buttonContent(_ element: Element) -> ArchivedValue? {
    var entries: [ArchivedValue] = []
    for name in EnumerationTable.buttonState.words {
      guard let state = element.child("state", key: name),
        let number = EnumerationTable.buttonState.numbers[name]
      else { continue }
      entries.append(builder.number(.integer(number)))
      entries.append(buttonState(state, name: name))
    }
    return entries.isEmpty ? nil : builder.collection("NSMutableDictionary", entries)
  }

  mutating func buttonState(_ state: Element, name: String) -> ArchivedValue {
    check(
      state, attributes: ["key", "title", "image", "backgroundImage", "catalog"],
      children: ["title", "titleColor", "titleShadowColor"])
    var entries: [ArchivedObject.Entry] = []
    if state["title"]?.isEmpty != true,
      let title = text("title", "\(name)Title", of: state, owner: state.parent)
    {
      entries.append(.init("UITitle", title))
    }
    if let image = image("image", of: state) {
      entries.append(.init("UIImage", image))
    }
    if let image = image("backgroundImage", of: state) {
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
  /// The number without a zero fraction.
  var shortText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

// The effects of views.
extension NibEncoder {
  /// The blur of a view. That of the system's regular style names its style in the light appearance
  /// too.
  mutating func visualEffect(_ view: Element) -> ArchivedValue? {
    guard let blur = view.child("blurEffect") else { return nil }
    check(blur, attributes: ["style"], children: [])
    let word = blur["style"] ?? "extraLight"
    guard let style = number(of: word, in: .blurStyle, "style", of: blur) else { return nil }
    let entries: [ArchivedObject.Entry] =
      word == "regular"
      ? [
        .init("UIBlurEffectAutomaticStyle", .integer(style)), .init("UIBlurEffectStyle", .int8(1)),
      ] : [.init("UIBlurEffectStyle", .integer(style))]
    return builder.add("UIBlurEffect", entries)
  }
}
