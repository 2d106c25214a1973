import BoardwalkLanguage
import BoardwalkStage

extension FlowSession {
  /// What can be tapped, one a line.
  var list: String {
    let all = stage.touchables
    guard !all.isEmpty else { return "nothing can be tapped\n" }
    return all.map { touchable in
      let name = touchable.texts.isEmpty ? "" : " \"\(touchable.name)\""
      return "\(touchable.role.rawValue)\(name)\(touchable.isEnabled ? "" : " (disabled)")\n"
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
    let all = stage.touchables
    var seen: [String: Int] = [:]
    let taps = all.compactMap { touchable -> String? in
      if touchable.role == .backButton { return nil }
      // What has no text, or one that something before it has, is called by its role and number.
      let count = seen[touchable.role.word, default: 0] + 1
      seen[touchable.role.word] = count
      guard touchable.isEnabled else { return nil }
      let isFirst = all.first { $0.texts.contains(touchable.name) } == touchable
      return touchable.texts.isEmpty || !isFirst
        ? "tap \(touchable.role.word) \(count)"
        : "tap \(StringLiteral.quoted(touchable.name))"
    }
    let back = stage.frontBar?.backTitle == nil ? [] : ["back"]
    let dismiss = stage.presentationChain.count > 1 ? ["dismiss"] : []
    return taps + back + dismiss
  }
}
