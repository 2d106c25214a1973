import BoardwalkDocument

// Parts of controls and bars.
extension NibEncoder {
  /// The items of a toolbar or a tab bar in a view.
  static func barItems(inBar view: Element) -> [Element] {
    guard let rules = itemRules(ofBar: view) else { return [] }
    return view.list("items").filter { $0.name == rules.element }
  }

  /// The rules of the items that a bar in a view has; nil for any other view.
  static func itemRules(ofBar view: Element) -> ClassRules? {
    switch view.name {
    case "toolbar": .barButtonItem
    case "tabBar": .tabBarItem
    default: nil
    }
  }

  mutating func barItems(_ bar: Element) -> ArchivedValue? {
    let items = Self.barItems(inBar: bar)
    for item in bar.list("items") where !items.contains(item) { refuse(item) }
    return array(of: items, "NSArray")
  }

  /// The date that a picker shows at first.
  mutating func pickerDate(_ picker: Element) -> ArchivedValue? {
    guard let date = picker.child(key: "date") else { return nil }
    guard let seconds = number("timeIntervalSinceReferenceDate", of: date) else {
      refuse(date)
      return nil
    }
    return builder.add("NSDate", [.init("NS.time", .double(seconds))])
  }

  /// The identifier of a controller for restoring it.
  mutating func restorationIdentifier(_ controller: Element) -> ArchivedValue? {
    let name = "useStoryboardIdentifierAsRestorationIdentifier"
    if let own = controller["restorationIdentifier"] { return builder.text(own) }
    guard flag(name, of: controller, standard: false) else { return nil }
    return controller["storyboardIdentifier"].map { builder.text($0) }
  }

  /// The titles of a search bar's scopes.
  mutating func scopeTitles(_ searchBar: Element) -> ArchivedValue? {
    if let traits = searchBar.child("textInputTraits") {
      check(traits, attributes: ["key"], children: [])
    }
    let titles = searchBar.list("scopeButtonTitles")
    guard !titles.isEmpty else { return nil }
    var values: [ArchivedValue] = []
    for (position, title) in titles.enumerated() {
      values.append(
        localizable(title.text ?? "", "scopeButtonTitles[\(position)]", of: searchBar))
    }
    return builder.collection("NSArray", values)
  }

  /// The size that a control always has since Xcode 13, whatever its frame; nil for any other.
  func fixedSize(_ element: Element) -> (width: Double?, height: Double)? {
    guard generation >= .xcode11 else { return nil }
    switch element.name {
    case "stepper": return (94, 32)
    case "progressView" where element["progressViewStyle"] == "bar": return (nil, 3)
    case "progressView" where generation >= .xcode13: return (nil, 4)
    default: return nil
    }
  }

  /// The segments of a control, which places them when it is shown.
  mutating func segments(_ control: Element) -> ArchivedValue? {
    let objects = segmentsOfControl[control.index] ?? makeSegments(of: control)
    segmentsOfControl[control.index] = objects
    return builder.collection("NSMutableArray", objects)
  }

  private mutating func makeSegments(of control: Element) -> [ArchivedValue] {
    let elements = control.list("segments")
    var objects: [ArchivedValue] = []
    for (position, element) in elements.enumerated() {
      objects.append(
        segment(element, of: control, position: position, count: elements.count))
    }
    return objects
  }

  private mutating func segment(
    _ element: Element, of control: Element, position: Int, count: Int
  ) -> ArchivedValue {
    check(element, attributes: ["title"], children: [])
    var entries: [ArchivedObject.Entry] = [
      .init("UIBounds", .data(PackedGeometry.bytes([0, 0, 0, Self.segmentHeight]))),
      .init("UICenter", .data(PackedGeometry.bytes([0, Self.segmentHeight / 2]))),
      .init("UIDeepDrawRect", .bool(true)), .init("UIAutoresizeSubviews", .bool(true)),
      .init("UIViewSemanticContentAttribute", .int8(0)),
      .init("UIViewLargeContentStoredProperties", .null),
      .init("UISegmentStyle", .int8(5)),
    ]
    if let title = text("title", "segmentTitles[\(position)]", of: element, owner: control) {
      entries.append(.init("UISegmentInfo", title))
    }
    // The first segment, the last one, and those in the middle.
    let place = position == 0 ? 0 : position == count - 1 ? 1 : 3
    if place != 0 { entries.append(.init("UISegmentPosition", .integer(place))) }
    return builder.add("UISegment", entries)
  }

  private static let segmentHeight = 32.0
}
