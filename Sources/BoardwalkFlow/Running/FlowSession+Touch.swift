import BoardwalkBase
import BoardwalkSimulation

extension FlowSession {
  /// The tappable elements, one per line, then those with other gestures, with their lines.
  var list: String {
    let lines =
      simulation.touchables.map { words(of: $0) + ($0.isEnabled ? "" : " (disabled)") }
      + simulation.untapped.map { "\(words(of: $0.touchable)) \($0.gestures)" }
    guard !lines.isEmpty else { return "nothing can be tapped\n" }
    return lines.terminalLines
  }

  /// The name of `touchable` in lists.
  private func words(of touchable: Touchable) -> String {
    simulation.kind(of: touchable) + (touchable.texts.isEmpty ? "" : " \"\(touchable.name)\"")
  }

  /// The place of the entry named `title` in the menu of the back button in front.
  func backMenuEntry(_ title: String) throws(FlowFailure) -> Int {
    let titles = backMenuTitles
    guard !titles.isEmpty else { throw FlowFailure("no back button with a menu is on screen") }
    if let index = titles.firstIndex(of: title) { return index }
    throw FlowFailure(
      "the menu of the back button has no entry \"\(title)\"",
      notes: ["its entries: " + .quotedList(titles)])
  }

  /// The lines that would have an effect now, the most useful first.
  package var suggestions: [String] {
    let steps = simulation.possibleSteps
    // Steps back come last, wherever they are on the screen; views that only recognizers make
    // touchable follow buttons and fields.
    let (ways, back) = (steps.filter { $0.event != .back }, steps.filter { $0.event == .back })
    let first = ways.filter { !$0.isTapOnView }
    let views = ways.filter(\.isTapOnView)
    let dismiss = simulation.visiblePresentations.count > 1 ? ["dismiss"] : []
    return (first + views + back).map(\.line) + dismiss
  }
}

extension PossibleStep {
  /// Whether it taps a view that is neither a control nor a cell nor an item.
  fileprivate var isTapOnView: Bool {
    if case .tap(let touchable) = event { touchable.role == .view } else { false }
  }
}
