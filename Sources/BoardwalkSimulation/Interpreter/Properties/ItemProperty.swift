import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema

/// The properties of a bar item.
enum ItemProperty {
  static let names: Set<String> = AppearanceNames.bars.union(stored)

  private static let stored: Set<String> = [
    "accessibilityLabel", "title", "image", "isEnabled", "style", "menu",
  ]

  static func read(_ name: String, of item: String, _ id: ControllerID, on simulation: Simulation)
    -> Value?
  {
    guard stored.contains(name) else { return names.contains(name) ? .nil : nil }
    guard let found = simulation.barItems(of: id).first(where: { $0.id == item }) else {
      return .nil
    }
    switch name {
    case "accessibilityLabel": return Value(found.accessibilityLabel)
    case "title": return Value(found.title)
    case "image": return Value(found.image)
    case "menu":
      return Value(simulation[id]?.menus[item]?.content)
    case "style": return found.style.map { .word($0.rawValue) } ?? .nil
    default: return .bool(found.isEnabled)
    }
  }

  static func write(
    _ value: Value, _ name: String, of item: String, _ id: ControllerID,
    on simulation: inout Simulation
  ) -> Bool {
    guard stored.contains(name) else { return names.contains(name) }
    if name == "menu" {
      simulation.updateMenu(item, of: id) { $0.content = value.menu }
      return true
    }
    simulation.updateItem(item, of: id) { found in
      switch name {
      case "accessibilityLabel": found.accessibilityLabel = value.optionalText
      case "title": found.title = value.optionalText
      case "image": found.image = value.optionalText
      case "style": found.style = value.word.flatMap(BarButtonItemStyle.init)
      default: found.isEnabled = value.isTrue ?? true
      }
    }
    return true
  }
}

extension BarButtonItemTemplate {
  /// The field of an item that code has made for its id, once code has changed the item.
  static let identity = "made by code"

  /// The item that `value` is: one that a behavior has made, or the edit button; with the action
  /// that it sends.
  static func made(of value: Value) -> (item: BarButtonItemTemplate, action: Value?)? {
    switch value {
    case .item(editButton.id, _): return (editButton, nil)
    case .item(displayModeButton.id, _): return (displayModeButton, nil)
    case .object("UIBarButtonItem", let fields):
      let system = (fields["systemItem"] ?? fields["barButtonSystemItem"])?.word
      var primary: [String: Value] = [:]
      if case .object(_, let action)? = fields["primaryAction"] { primary = action }
      // A system item keeps its look.
      let look = system == nil ? primary : [:]
      let title = (fields["title"] ?? look["title"])?.optionalText
      let image = (fields["image"] ?? look["image"])?.optionalText
      let name = ["made by code", system ?? title ?? "", fields["action"]?.text ?? ""]
      var item = createdByCode(
        fields[identity]?.text ?? name.joined(separator: " "), title: title, image: image,
        systemItem: system.flatMap(SystemItem.init),
        style: fields["style"]?.word.flatMap(BarButtonItemStyle.init))
      item.isEnabled = fields["isEnabled"]?.isTrue ?? true
      item.accessibilityLabel = fields["accessibilityLabel"]?.optionalText
      return (item, fields["action"] ?? (primary.isEmpty ? nil : fields["primaryAction"]))
    default: return nil
    }
  }
}
