import BoardwalkSchema

/// The state that a user can observe: the screen, the controllers below it on navigation stacks,
/// and covered ones.
///
/// Simulations that differ only in invisible tabs, loaded views, the clock or controller ids have
/// equal visible states.
package struct VisibleState: Sendable, Hashable {
  /// A controller with its visible children.
  struct Part: Sendable, Hashable {
    let blueprint: Int
    let style: ModalPresentationStyle?

    /// The selected detent of a sheet.
    let detent: String?
    let container: Controller.Container
    let title: String?
    let isEditing: Bool

    /// Its navigation item, if code has changed it.
    let item: NavigationItemState?
    let state: ControllerState?

    /// The alert that it shows.
    let alert: AlertContent?

    /// Whether its search is active.
    let isSearching: Bool

    /// The menu that it shows.
    let menu: MenuContent?

    /// The source of the open menu.
    let menuSource: OpenMenu.Source?

    /// Its changed views, if the app has code that may read them.
    let views: [String: ViewState]

    /// Its lists that code gives rows or items.
    let lists: [String: ListState]
    let parts: [Part]
  }

  let covers: [Part]

  /// Whether the interface is in landscape.
  let isLandscape: Bool
}

extension VisibleState {
  /// Whether `other` has the same controllers in the same places, whatever their contents.
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
  /// The visible state.
  package var visibleState: VisibleState {
    VisibleState(covers: presentationChain.compactMap(part), isLandscape: options.isLandscape)
  }

  private func part(_ id: ControllerID) -> VisibleState.Part? {
    guard let controller = controllers[id] else { return nil }
    let template = library.blueprints[controller.blueprint].template
    let item = NavigationItemState(template.navigationItem, controllerTitle: template.title)
    let children =
      controller.container.isNavigation
      ? controllers.layers(at: controller.children) : controllers.visibleParts(of: id)
    return VisibleState.Part(
      blueprint: controller.blueprint, style: controller.presentation?.adaptedStyle,
      detent: selectedDetent(of: id)?.identifier,
      container: controller.container, title: controller.title, isEditing: controller.isEditing,
      item: controller.navigationItem == item ? nil : controller.navigationItem,
      state: controller.state, alert: controller.alert,
      isSearching: controller.search?.isActive ?? false,
      menu: controller.menu?.content, menuSource: controller.menu?.source,
      views: library.hasBehaviors ? controller.views : [:],
      lists: controller.lists.mapValues { $0.renumbered() }, parts: children.compactMap(part))
  }
}
