import BoardwalkSource
import BoardwalkStage

extension FlowSession {
  /// What is on screen with `text` on it, of the role if one is asked for.
  ///
  /// The whole text counts first, then letter case is passed over; of several the first in reading
  /// order that reacts.
  func touchable(_ text: String, role: Touchable.Role?) throws(FlowFailure) -> Touchable {
    let all = stage.touchables
    let candidates = all.filter { touchable in
      guard let role else { return true }
      return touchable.role == role || role == .barItem && touchable.role == .toolbarItem
    }
    let exact = candidates.filter { $0.texts.contains(text) }
    let loose = candidates.filter { $0.texts.contains { $0.lowercased() == text.lowercased() } }
    let found = exact.isEmpty ? loose : exact
    if let touchable = found.first(where: \.isEnabled) ?? found.first { return touchable }
    throw missing(text, role: role, all)
  }

  private func missing(
    _ text: String, role: Touchable.Role?, _ all: [Touchable]
  ) -> FlowFailure {
    if stage.exception != nil { return FlowFailure(.appIsOver) }
    let what =
      role.map { "no \($0.rawValue) \"\(text)\"" } ?? "nothing to tap that says \"\(text)\""
    var notes: [String] = []
    if let meant = Misspelling(text).closest(in: all.flatMap(\.texts)) {
      notes.append("did you mean \"\(meant)\"?")
    }
    let names = all.map { $0.texts.isEmpty ? $0.role.rawValue : "\"\($0.name)\"" }
    notes.append(
      names.isEmpty
        ? "nothing on screen can be tapped"
        : "on screen: "
          + names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : ""))
    return FlowFailure("there is \(what)", notes: notes)
  }

  /// What can be tapped, one a line.
  var list: String {
    let all = stage.touchables
    guard !all.isEmpty else { return "nothing can be tapped\n" }
    return all.map { touchable in
      let name = touchable.texts.isEmpty ? "" : " \"\(touchable.name)\""
      return "\(touchable.role.rawValue)\(name)\(touchable.isEnabled ? "" : " (disabled)")\n"
    }.joined()
  }
}
