/// Bars that hide on a tap, on a swipe, with the keyboard or in compact height (NAV-21).
extension Simulation {
  /// What may hide bars.
  package enum BarTrigger: String, Sendable, Hashable {
    /// A tap on the content, which nothing there reacts to.
    case tap

    /// A swipe up through the content.
    case swipeUp

    /// A swipe down through the content.
    case swipeDown

    /// A keyboard that appears.
    case keyboard
  }

  /// Hides or shows the bars of the navigation controller `id`, if it does so for `trigger`.
  mutating func hideBars(of id: ControllerID, for trigger: BarTrigger) {
    guard case .navigation(var state) = controllers[id]?.container else { return }
    switch trigger {
    case .tap where state.hidesBarsOnTap: setBars(&state, hidden: !state.isBarHidden, of: id)
    case .swipeUp where state.hidesBarsOnSwipe: setBars(&state, hidden: true, of: id)
    case .swipeDown where state.hidesBarsOnSwipe: setBars(&state, hidden: false, of: id)
    case .keyboard where state.hidesBarsWhenKeyboardAppears: setBars(&state, hidden: true, of: id)
    default: return
    }
    controllers[id]?.container = .navigation(state)
  }

  /// Hides the bars of `id` while the screen is not high, and shows them when it is again.
  mutating func hideBarsIfNotHigh(of id: ControllerID) {
    guard case .navigation(var state) = controllers[id]?.container,
      state.hidesBarsWhenVerticallyCompact
    else { return }
    setBars(&state, hidden: options.verticalSizeClass == .compact, of: id)
    controllers[id]?.container = .navigation(state)
  }

  /// The toolbar takes part only if it has items.
  private func setBars(_ state: inout NavigationState, hidden: Bool, of id: ControllerID) {
    state.isBarHidden = hidden
    if hasToolbarItems(id) { state.isToolbarHidden = hidden }
  }

  private func hasToolbarItems(_ navigation: ControllerID) -> Bool {
    top(under: navigation).flatMap { blueprint(of: $0)?.template.toolbarItems.isEmpty } == false
  }
}
