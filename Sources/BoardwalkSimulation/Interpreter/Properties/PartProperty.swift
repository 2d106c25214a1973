import BoardwalkBehavior
import BoardwalkGraph
import BoardwalkSchema

/// The properties of a navigation item, a tab bar item or a search controller.
enum PartProperty {
  /// The names of all properties of the part `part`.
  static func names(of part: String) -> Set<String> {
    switch part {
    case "tabBarItem":
      AppearanceNames.bars.union(["title", "image", "badgeValue", "isEnabled"])
    case SearchProperty.part: SearchProperty.all.names
    case BarProperty.part, BarProperty.gesturePart, BarProperty.presentationPart,
      BarProperty.tabBarPart, BarProperty.toolbarPart:
      BarProperty.names(of: part)
    default:
      AppearanceNames.bars.union([
        "title", "prompt", "backButtonTitle", "hidesBackButton", "largeTitleDisplayMode",
        "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems",
        "searchController", "hidesSearchBarWhenScrolling", "backBarButtonItem",
        "backButtonDisplayMode", "leftItemsSupplementBackButton",
      ])
    }
  }

  static func read(
    _ name: String, of part: String, _ id: ControllerID, on simulation: Simulation
  ) -> Value? {
    if part == SearchProperty.part { return SearchProperty.all.read(name, of: id, on: simulation) }
    if !BarProperty.names(of: part).isEmpty {
      return BarProperty.read(name, of: part, id, on: simulation)
    }
    guard names(of: part).contains(name), let controller = simulation[id] else { return nil }
    guard !AppearanceNames.bars.contains(name) else { return .nil }
    let item = controller.navigationItem
    func items(_ items: [BarButtonItemTemplate]) -> [Value] { items.map { .item($0.id, of: id) } }
    switch (part, name) {
    case ("tabBarItem", "title"): return Value(controller.tabItem.title)
    case ("tabBarItem", "image"): return Value(controller.tabItem.image)
    case ("tabBarItem", "badgeValue"): return Value(controller.tabItem.badgeValue)
    case ("tabBarItem", _): return .bool(controller.tabItem.isEnabled)
    case (_, "searchController"):
      let isInBar = controller.search?.placement == .navigationBar
      return isInBar ? .part(SearchProperty.part, of: id) : .nil
    // A search bar is always shown here.
    case (_, "hidesSearchBarWhenScrolling"): return .bool(false)
    case (_, "backBarButtonItem"): return .nil
    case (_, "title"): return Value(item.title)
    case (_, "prompt"): return Value(item.prompt)
    case (_, "backButtonTitle"): return Value(item.backButtonTitle)
    case (_, "hidesBackButton"): return .bool(item.hidesBackButton)
    case (_, "leftItemsSupplementBackButton"): return .bool(item.leftItemsSupplementBackButton)
    case (_, "backButtonDisplayMode"):
      return .word((item.backButtonDisplayMode ?? .default).rawValue)
    case (_, "largeTitleDisplayMode"):
      return .word((item.largeTitleDisplayMode ?? .automatic).rawValue)
    case (_, "leftBarButtonItem"): return items(item.leftItems).first ?? .nil
    case (_, "rightBarButtonItem"): return items(item.rightItems).first ?? .nil
    case (_, "leftBarButtonItems"): return .list(items(item.leftItems))
    default: return .list(items(item.rightItems))
    }
  }

  static func write(
    _ value: Value, _ name: String, of part: String, _ id: ControllerID,
    on simulation: inout Simulation
  ) -> Bool {
    switch (part, name) {
    case (SearchProperty.part, _):
      return SearchProperty.all.write(value, name, of: id, on: &simulation)
    case ("navigationItem", "searchController"):
      return SearchProperty.place(value, at: .navigationBar, of: id, on: &simulation)
    case ("navigationItem", "hidesSearchBarWhenScrolling"): return true
    case _ where !BarProperty.names(of: part).isEmpty:
      return BarProperty.write(value, name, of: part, id, on: &simulation)
    default: break
    }
    guard names(of: part).contains(name) else { return false }
    guard !AppearanceNames.bars.contains(name) else { return true }
    if part == "tabBarItem" {
      simulation.updateTabItem(of: id) { item in
        switch name {
        case "title": item.title = value.optionalText
        case "image": item.image = value.optionalText
        case "badgeValue": item.badgeValue = value.optionalText
        default: item.isEnabled = value.isTrue ?? true
        }
      }
      return true
    }
    let items = made(of: value, shownBy: id, on: &simulation)
    simulation.updateNavigationItem(of: id) { item in
      switch name {
      case "title": item.title = value.optionalText
      case "prompt": item.prompt = value.optionalText
      case "backButtonTitle": item.backButtonTitle = value.optionalText
      case "backBarButtonItem": item.backButtonTitle = items.first?.title
      case "hidesBackButton": item.hidesBackButton = value.isTrue ?? false
      case "leftItemsSupplementBackButton":
        item.leftItemsSupplementBackButton = value.isTrue ?? false
      case "backButtonDisplayMode":
        item.backButtonDisplayMode = value.word.flatMap(BackButtonDisplayMode.init)
      case "largeTitleDisplayMode":
        item.largeTitleDisplayMode = value.word.flatMap(LargeTitleDisplayMode.init)
      case "leftBarButtonItem", "leftBarButtonItems": item.leftItems = items
      default: item.rightItems = items
      }
    }
    return true
  }

  /// The items of `value`, one or several, with their actions connected.
  static func made(
    of value: Value, shownBy id: ControllerID, on simulation: inout Simulation
  ) -> [BarButtonItemTemplate] {
    let present = simulation.barItems(of: id)
    return value.elements.compactMap { value in
      if let (item, action) = BarButtonItemTemplate.made(of: value) {
        let target = target(of: value, action: action)
        if let selector = simulation.selector(of: action, performedBy: target ?? id) {
          simulation.connectItem(item.id, to: selector, of: id, target: target)
        }
        if case .object(_, let fields) = value, let menu = fields["menu"]?.menu {
          simulation.updateMenu(item.id, of: id) { $0.content = menu }
        }
        return item
      }
      guard case .item(let name, _) = value else { return nil }
      return present.first { $0.id == name }
    }
  }

  /// The controller that performs `action` of the item `item`: its target, or the one whose code the
  /// closure of a `UIAction` is; nil if the item names none.
  private static func target(of item: Value, action: Value?) -> ControllerID? {
    guard case .object(_, let fields) = item else { return nil }
    if case .object("UIAction", let action)? = action { return action["handler"]?.caller }
    return fields["target"]?.controller
  }
}
