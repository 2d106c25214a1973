import BoardwalkBase
import BoardwalkPlatform
import BoardwalkSchema
import BoardwalkSimulation

/// Expectations about input.
extension FlowSession {
  /// Requires a keyboard of `type`, or of any.
  func requireKeyboard(_ type: KeyboardType?) throws(FlowFailure) {
    guard let keyboard = simulation.keyboard else { throw FlowFailure("expected a keyboard") }
    guard let type, keyboard.type != type else { return }
    throw FlowFailure(
      "expected keyboard \(type.rawValue), but it is \(keyboard.type.rawValue)")
  }

  /// Requires that there is no keyboard.
  func requireNoKeyboard() throws(FlowFailure) {
    guard let keyboard = simulation.keyboard else { return }
    throw FlowFailure("expected no keyboard, but there is \(keyboard.type.rawValue)")
  }

  /// Requires that `target` is first responder.
  func requireFirstResponder(_ target: FlowTarget) throws(FlowFailure) {
    let touchable = try TargetSearch(simulation).find(target)
    guard let view = touchable.view, simulation.firstResponder == .view(view) else {
      throw FlowFailure("expected first responder \(target)", notes: [firstResponder])
    }
  }

  /// Requires that there is no first responder.
  func requireNoFirstResponder() throws(FlowFailure) {
    guard simulation.firstResponder != nil else { return }
    throw FlowFailure("expected no first responder", notes: [firstResponder])
  }

  private var firstResponder: String {
    switch simulation.firstResponder {
    case .view(let view)?:
      "it is "
        + (simulation.outletName(of: view) ?? simulation.template(of: view)?.kind ?? "a view")
    case .controller(let id)?: "it is \(simulation[id]?.name ?? "a controller")"
    default: "there is none"
    }
  }
}

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
