// The parts of a controller besides its view.
extension NibDecoder {
  /// The item of a controller in its navigation bar, and the bar of a navigation controller.
  mutating func decodeNavigation(_ object: ArchivedObject, _ element: inout DecodedElement) {
    if let index = object["UINavigationItem"]?.referencedIndex {
      element.add(navigationItem(index))
    }
    if let index = object["UITabBarItem"]?.referencedIndex {
      element.add(item(index, .tabBarItem, key: "tabBarItem"))
    }
    for (key, rules) in [
      ("UITabBar", ClassRules.tabBar), ("UIToolbar", .navigationToolbar),
      ("UINavigationBar", .navigationBar),
    ] {
      guard let index = object[key]?.referencedIndex else { continue }
      var bar = item(index, rules, key: rules.element)
      decodeTranslucence(archive.objects[index], &bar)
      element.add(bar)
    }
    element.add("toolbarItems", elements("UIToolbarItems", of: object).map { barItem($0) })
    element.add(extendedEdges(object))
    if var size = packed(
      object["UIPreferredContentSize"], "value", "contentSizeForViewInPopover", ["width", "height"])
    {
      size.set("type", "size")
      element.add(size)
    }
  }

  /// Whether content shows through a bar.
  func decodeTranslucence(_ bar: ArchivedObject, _ element: inout DecodedElement) {
    if bar["UIBarTranslucence"]?.integerValue == 2 { element.set("translucent", "NO") }
  }

  /// The extended edges of a controller, if it has any.
  private func extendedEdges(_ object: ArchivedObject) -> DecodedElement? {
    guard let bits = object["UIKeyEdgesForExtendedLayout"]?.integerValue else { return nil }
    var edges = DecodedElement("extendedEdge", ["key": "edgesForExtendedLayout"])
    for name in EnumerationTable.extendedEdge.words(in: bits) { edges.set(name, "YES") }
    return edges
  }

  private mutating func navigationItem(_ index: Int) -> DecodedElement {
    let object = archive.objects[index]
    var item = DecodedElement("navigationItem", ["key": "navigationItem"])
    item.set("id", id(of: index))
    decode(object, ClassRules.navigationItem, &item)
    if let view = object["UITitleView"]?.referencedIndex {
      item.add(self.view(view, key: "titleView"))
    }
    for keys in BarItemKeys.all {
      let items = keys.list.map { elements($0, of: object) } ?? []
      if items.count > 1 {
        item.add(keys.listElement, items.map { barItem($0) })
      } else if let index = object[keys.single]?.referencedIndex {
        item.add(barItem(index, key: keys.role))
      }
    }
    return item
  }

  /// A part of a controller that consists of its keys.
  private func item(_ index: Int, _ rules: ClassRules, key: String?) -> DecodedElement {
    var item = DecodedElement(rules.element, ["id": id(of: index)])
    item.set("key", key)
    decode(archive.objects[index], rules, &item)
    decodeSettings(of: index, &item)
    return item
  }

  /// The item of a tab bar in a view.
  func tabBarItem(_ index: Int) -> DecodedElement { item(index, .tabBarItem, key: nil) }

  /// The item of a bar.
  mutating func barItem(_ index: Int, key: String? = nil) -> DecodedElement {
    let object = archive.objects[index]
    var item = DecodedElement("barButtonItem")
    item.set("key", key)
    item.set("id", id(of: index))
    decode(object, ClassRules.barButtonItem, &item)
    decodeSettings(of: index, &item)
    item.set("style", style(ofBarItem: object))
    if let view = object["UICustomView"]?.referencedIndex {
      item.add(self.view(view, key: "customView"))
    }
    if let list = connections[index] { item.add("connections", list) }
    return item
  }

  /// The style of the item of a bar; nil where a document without one is compiled to the same.
  private func style(ofBarItem item: ArchivedObject) -> String? {
    let number = item["UIStyle"]?.integerValue ?? 0
    let isSystem = generation < .xcode13 && item["UIIsSystemItem"] == .bool(true)
    if number == (isSystem ? 0 : 1) { return nil }
    return EnumerationTable.barButtonStyle.word(number)
  }

  /// Another object of a controller's scene; nil for a class without an element.
  mutating func sceneObject(_ index: Int) -> DecodedElement? {
    let object = archive.objects[index]
    let rules = ClassRules.sceneObjects.first { $0.className == className(of: object) }
    guard let rules else { return view(index) }
    if rules.element == ClassRules.barButtonItem.element { return barItem(index) }
    var element = DecodedElement(rules.element, ["id": id(of: index)])
    decode(object, rules, &element)
    decodeTapCounts(object, &element)
    decodeCustomClass(object, &element)
    if let list = connections[index] { element.add("connections", list) }
    return element
  }

  /// The numbers of taps and of touches of a tap recognizer.
  private func decodeTapCounts(_ object: ArchivedObject, _ element: inout DecodedElement) {
    guard let counter = archive.object(object["UITapGestureRecognizer._imp"]) else { return }
    for name in NibEncoder.tapCounts {
      element.set(name, counter["UITapRecognizer.\(name)"]?.integerValue.map(String.init))
    }
  }

  /// The top and bottom guides of the controller whose view the nib holds.
  var layoutGuides: DecodedElement? {
    let guides = archive.objects.indices.filter {
      archive.objects[$0].className == "_UILayoutGuide"
    }
    guard !guides.isEmpty else { return nil }
    return DecodedElement(
      "layoutGuides", [:],
      guides.map { index in
        let name = archive.text(archive.objects[index]["_UILayoutGuideIdentifier"])
        return DecodedElement(
          "viewControllerLayoutGuide",
          ["type": name == "_UIViewControllerTop" ? "top" : "bottom", "id": id(of: index)])
      })
  }
}
