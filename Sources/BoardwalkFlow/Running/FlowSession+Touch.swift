import BoardwalkStage

extension FlowSession {
  /// What can be tapped, one a line.
  var list: String {
    let all = stage.touchables
    guard !all.isEmpty else { return "nothing can be tapped\n" }
    return all.map { touchable in
      let name = touchable.texts.isEmpty ? "" : " \"\(touchable.name)\""
      return "\(stage.kind(of: touchable))\(name)\(touchable.isEnabled ? "" : " (disabled)")\n"
    }.joined()
  }

  /// The place of the entry called `title` in the menu of the back button in front.
  func backMenuEntry(_ title: String) throws(FlowFailure) -> Int {
    let titles = backMenuTitles
    guard !titles.isEmpty else { throw FlowFailure("there is no back button in front with a menu") }
    if let index = titles.firstIndex(of: title) { return index }
    throw FlowFailure(
      "there is no \"\(title)\" in the menu of the back button",
      notes: ["in the menu: " + titles.map { "\"\($0)\"" }.joined(separator: ", ")])
  }

  /// The lines that would do something now, most telling first, for a person to choose from.
  public var suggestions: [String] {
    let steps = stage.possibleSteps
    // What leads away comes last, however high it stands on the screen.
    let (ways, back) = (steps.filter { $0.event != .back }, steps.filter { $0.event == .back })
    let dismiss = stage.visiblePresentations.count > 1 ? ["dismiss"] : []
    return (ways + back).map(\.line) + dismiss
  }
}
