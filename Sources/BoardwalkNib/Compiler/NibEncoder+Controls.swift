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

  /// The date of a picker in the child element with `key`.
  mutating func pickerDate(_ key: String, of picker: Element) -> ArchivedValue? {
    guard let date = picker.child(key: key) else { return nil }
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
}
