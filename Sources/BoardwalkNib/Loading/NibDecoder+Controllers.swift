// The parts of a controller besides its view.
extension NibDecoder {
  /// The item of a controller in its navigation bar, and the bar of a navigation controller.
  func decodeNavigation(_ object: ArchivedObject, _ element: inout DecodedElement) {
    if let index = object["UINavigationItem"]?.referencedIndex {
      element.add(navigationItem(index))
    }
    if let index = object["UITabBarItem"]?.referencedIndex {
      element.add(item(index, .tabBarItem, key: "tabBarItem"))
    }
    if let index = object["UITabBar"]?.referencedIndex {
      element.add(item(index, .tabBar, key: "tabBar"))
    }
    if let index = object["UIToolbar"]?.referencedIndex {
      element.add(item(index, .navigationToolbar, key: "toolbar"))
    }
    element.add("toolbarItems", elements("UIToolbarItems", of: object).map { barItem($0) })
    element.add(extendedEdges(object))
    if var size = packed(
      object["UIPreferredContentSize"], "value", "contentSizeForViewInPopover", ["width", "height"])
    {
      size.set("type", "size")
      element.add(size)
    }
    if let index = object["UINavigationBar"]?.referencedIndex {
      var bar = DecodedElement(
        "navigationBar", ["key": "navigationBar", "contentMode": "scaleToFill"])
      bar.set("id", id(of: index))
      if archive.objects[index]["UIBarTranslucence"]?.integerValue == 2 {
        bar.set("translucent", "NO")
      }
      if archive.objects[index]["UIBarPrefersLargeTitles"] == .bool(true) {
        bar.set("largeTitles", "YES")
      }
      element.add(bar)
    }
  }

  /// The extended edges of a controller, if it has any.
  private func extendedEdges(_ object: ArchivedObject) -> DecodedElement? {
    guard let bits = object["UIKeyEdgesForExtendedLayout"]?.integerValue else { return nil }
    var edges = DecodedElement("extendedEdge", ["key": "edgesForExtendedLayout"])
    let table = EnumerationTable.extendedEdge
    for name in table.words where bits & (table.numbers[name] ?? 0) != 0 { edges.set(name, "YES") }
    return edges
  }

  private func navigationItem(_ index: Int) -> DecodedElement {
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
  func barItem(_ index: Int, key: String? = nil) -> DecodedElement {
    let object = archive.objects[index]
    var item = DecodedElement("barButtonItem")
    item.set("key", key)
    item.set("id", id(of: index))
    decode(object, ClassRules.barButtonItem, &item)
    decodeSettings(of: index, &item)
    if let style = object["UIStyle"]?.integerValue, style == 2 { item.set("style", "done") }
    if let view = object["UICustomView"]?.referencedIndex {
      item.add(self.view(view, key: "customView"))
    }
    if let list = connections[index] { item.add("connections", list) }
    return item
  }

  /// Another object of a controller's scene; nil for a class without an element.
  func sceneObject(_ index: Int) -> DecodedElement? {
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
