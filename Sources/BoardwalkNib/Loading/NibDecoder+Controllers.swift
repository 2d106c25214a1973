// What belongs to a controller besides its view.
extension NibDecoder {
  /// The item of a controller in its navigation bar, and the bar of a navigation controller.
  func decodeNavigation(_ object: ArchivedObject, _ element: inout DecodedElement) {
    if let index = object["UINavigationItem"]?.referencedIndex {
      element.add(navigationItem(index))
    }
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

  /// The edges that a controller's content extends under, where it names some.
  private func extendedEdges(_ object: ArchivedObject) -> DecodedElement? {
    guard let bits = object["UIKeyEdgesForExtendedLayout"]?.integerValue else { return nil }
    var edges = DecodedElement("extendedEdge", ["key": "edgesForExtendedLayout"])
    for (name, bit) in WordTable.extendedEdge.numbers where bits & bit != 0 {
      edges.set(name, "YES")
    }
    return edges
  }

  private func navigationItem(_ index: Int) -> DecodedElement {
    let object = archive.objects[index]
    var item = DecodedElement("navigationItem", ["key": "navigationItem"])
    item.set("id", id(of: index))
    decode(object, ClassRules.navigationItem, &item)
    for (role, keys) in BarItemKeys.ofRole.sorted(by: { $0.key < $1.key }) {
      guard let index = object[keys.single]?.referencedIndex else { continue }
      item.add(barItem(index, key: role))
    }
    return item
  }

  /// The item of a bar.
  func barItem(_ index: Int, key: String? = nil) -> DecodedElement {
    let object = archive.objects[index]
    var item = DecodedElement("barButtonItem")
    item.set("key", key)
    item.set("id", id(of: index))
    decode(object, ClassRules.barButtonItem, &item)
    if let style = object["UIStyle"]?.integerValue, style == 2 { item.set("style", "done") }
    if let list = connections[index] { item.add("connections", list) }
    return item
  }

  /// A tap recognizer; nil for any other object.
  func recognizer(_ index: Int) -> DecodedElement? {
    let rules = ClassRules.tapRecognizer
    guard archive.objects[index].className == rules.className else { return nil }
    var element = DecodedElement(rules.element, ["id": id(of: index)])
    if let list = connections[index] { element.add("connections", list) }
    return element
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
