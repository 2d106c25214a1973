/// The state that a user can observe: the screen, the controllers below it on navigation stacks,
/// and those that are covered.
///
/// Two simulations that differ in nothing else, such as in tabs that cannot be seen, in what is loaded, in
/// the clock or in who has which identity, give equal sights.
package struct VisibleState: Sendable, Hashable {
  /// One controller, with what is seen of its children.
  struct Part: Sendable, Hashable {
    let blueprint: Int
    let style: Presentation.Style?

    /// Where it rests, if it is a sheet.
    let detent: String?
    let container: Controller.Container
    let title: String?
    let isEditing: Bool

    /// What it shows in a bar, if code has changed that.
    let item: NavigationItemState?
    let state: ControllerState?

    /// Whether its search is active.
    let isSearching: Bool

    /// The menu that it shows.
    let menu: MenuContent?

    /// Its views that have changed, where there is code that may see it.
    let views: [String: ViewState]

    /// Its lists that code gives rows or items.
    let lists: [String: ListState]
    let parts: [Part]
  }

  let covers: [Part]

  /// Whether the device lies on its side.
  let isLandscape: Bool
}

extension VisibleState {
  /// Whether the same controllers are where they are in `other`, whatever they show.
  package func hasSameControllers(as other: VisibleState) -> Bool {
    Self.same(covers, other.covers)
  }

  private static func same(_ left: [Part], _ right: [Part]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { left, right in
        left.blueprint == right.blueprint && left.style == right.style
          && same(left.parts, right.parts)
      }
  }
}

extension Simulation {
  /// What a person has found on the way to where they are.
  package var visibleState: VisibleState {
    VisibleState(covers: presentationChain.compactMap(part), isLandscape: options.isLandscape)
  }

  private func part(_ id: ControllerID) -> VisibleState.Part? {
    guard let controller = controllers[id] else { return nil }
    let template = library.blueprints[controller.blueprint].template
    let item = NavigationItemState(template.navigationItem, controllerTitle: template.title)
    let children =
      controller.container.isNavigation
      ? controller.children.flatMap(controllers.layers) : controllers.visibleParts(of: id)
    return VisibleState.Part(
      blueprint: controller.blueprint, style: controller.presentation?.adaptedStyle,
      detent: selectedDetent(of: id)?.identifier,
      container: controller.container, title: controller.title, isEditing: controller.isEditing,
      item: controller.navigationItem == item ? nil : controller.navigationItem,
      state: controller.state, isSearching: controller.search?.isActive ?? false,
      menu: controller.menu,
      views: library.hasBehaviors ? controller.views : [:],
      lists: controller.lists.mapValues { $0.renumbered() }, parts: children.compactMap(part))
  }
}
