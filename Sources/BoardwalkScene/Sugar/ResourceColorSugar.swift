import BoardwalkDocument

enum ResourceColorSugar {
  /// `namedColor "Accent", color: rgb(0.2, 0.4, 1)` for the one color that a resource holds.
  static let rule = SugarRule(name: "colors of resources", for: resources) { resugaring in
    guard resources.contains(resugaring.element.name), resugaring.element.contents.count == 1,
      let color = resugaring.element.elements.first, color.name == "color", color.contents.isEmpty,
      color["key"] == nil,
      let value = ColorText.value(
        of: ElementNode("color", [Attribute("key", "")] + color.attributes))
    else { return }
    resugaring.element.contents = []
    resugaring.addField("color", value)
  } desugar: { desugaring in
    // Its color has become one with a key by now, like any other.
    guard resources.contains(desugaring.element.name),
      let index = desugaring.inserted.firstIndex(where: { $0["key"] == "color" })
    else { return }
    desugaring.inserted[index]["key"] = nil
  }

  private static let resources: Set<String> = ["namedColor", "systemColor"]
}
