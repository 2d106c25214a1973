import BoardwalkBase
import BoardwalkSimulation

/// Finds the target of a flow among touchable elements.
package struct TargetSearch: Sendable {
  private let simulation: Simulation
  private let all: [Touchable]

  /// A search among the touchable elements of `simulation`, and the views whose touches a
  /// controller gets; with `forGestures` also those with recognizers of other gestures than taps.
  package init(_ simulation: Simulation, forGestures: Bool = false) {
    self.simulation = simulation
    let touchables = simulation.touchables
    let more =
      (forGestures
        ? simulation.gestureTargets + simulation.scrollTargets : simulation.tapTargets)
      + simulation.plainTouchTargets
    all = touchables + more.filter { !touchables.contains($0) }
  }

  /// The element that `target` matches: of several the first enabled one in reading order, unless
  /// it has an index.
  ///
  /// Throws a failure that lists the elements if none matches.
  package func find(_ target: FlowTarget) throws(FlowFailure) -> Touchable {
    let (found, step) = try matches(target)
    guard let index = step.index else {
      return found.first(where: \.isEnabled) ?? found[0]
    }
    guard found.indices.contains(index - 1) else {
      let there = found.count == 1 ? "there is only one" : "there are only \(found.count)"
      throw FlowFailure("there is no \(target): \(there)", notes: [onScreen(found)])
    }
    return found[index - 1]
  }

  /// All matching elements, at least one, with their steps.
  private func matches(
    _ target: FlowTarget
  ) throws(FlowFailure) -> (found: [Touchable], step: FlowTarget.Step) {
    var candidates = all
    guard let last = target.steps.last else { throw missing(target, among: all) }
    if target.steps.count > 1 {
      candidates = try inside(target.steps.dropLast(), of: target)
    }
    let found = touchables(last, among: candidates)
    guard !found.isEmpty else { throw missing(target, among: candidates) }
    return (found, last)
  }

  /// Those of `candidates` that match a step, without its index.
  private func touchables(_ step: FlowTarget.Step, among candidates: [Touchable]) -> [Touchable] {
    let ofRole = candidates.filter { touchable in
      guard let role = step.role else { return true }
      return touchable.role == role || role == .barItem && touchable.role == .toolbarItem
        || role == .button
          && [.deleteButton, .cancelButton, .swipeAction].contains(touchable.role)
    }
    let named = ofRole.filter { touchable in
      guard let name = step.name else { return true }
      return TargetPath(to: touchable, in: simulation).levels.last?.names.contains(name) ?? false
    }
    return step.text.map { touchables(saying: $0, among: named) } ?? named
  }

  /// Those of `candidates` with the text `text`, else those that contain it, else those that do
  /// either apart from diacritics and case.
  private func touchables(saying text: String, among candidates: [Touchable]) -> [Touchable] {
    let typed = text.typed
    let ways: [(Touchable) -> Bool] = [
      { $0.texts.contains(text) }, { $0.innerTexts.contains(text) },
      { $0.texts.contains { $0.typed == typed } },
      { $0.innerTexts.contains { $0.typed == typed } },
    ]
    return ways.lazy.map { candidates.filter($0) }.first { !$0.isEmpty } ?? []
  }

  /// The elements inside all of `steps`.
  private func inside(
    _ steps: some Sequence<FlowTarget.Step>, of target: FlowTarget
  ) throws(FlowFailure) -> [Touchable] {
    var pending = all.map {
      (touchable: $0, levels: TargetPath(to: $0, in: simulation).levels[...])
    }
    for step in steps {
      let container = try container(step, among: pending.map(\.touchable))
      let next = pending.compactMap { candidate in
        candidate.levels.dropLast().firstIndex { level in
          if let container { return level.id == container.id && level.cell == container.cell }
          if let name = step.name { return level.names.contains(name) }
          return step.text.map(level.texts.contains) ?? false
        }.map { (touchable: candidate.touchable, levels: candidate.levels[($0 + 1)...]) }
      }
      guard !next.isEmpty else {
        if container != nil {
          throw FlowFailure(
            "nothing in \(step) can be touched",
            notes: ["its texts are expected by: expect \(step) shows \"…\""])
        }
        throw unknown(step, of: target, among: pending.flatMap { $0.levels.dropLast() })
      }
      pending = next
    }
    return pending.map(\.touchable)
  }

  /// The touchable element of a step with a role or a number; nil for any other step.
  private func container(
    _ step: FlowTarget.Step, among candidates: [Touchable]
  ) throws(FlowFailure) -> Touchable? {
    guard step.role != nil || step.index != nil else { return nil }
    let found = touchables(step, among: candidates)
    let index = (step.index ?? 1) - 1
    guard found.indices.contains(index) else {
      let meant = step.name.flatMap { Misspelling($0).closest(in: Self.words) }
      throw FlowFailure(
        "there is no \(step)",
        notes: (meant.map { ["did you mean \($0)?"] } ?? []) + [onScreen(candidates)])
    }
    return found[index]
  }

  private func missing(_ target: FlowTarget, among candidates: [Touchable]) -> FlowFailure {
    if simulation.isOver { return FlowFailure(.appIsOver) }
    let last = target.steps.last
    var notes: [String] = []
    if let text = last?.text {
      if last?.role != nil, let other = touchables(saying: text, among: all).first {
        notes.append("did you mean \(other.role.word) \"\(text)\"?")
      } else if let meant = Misspelling(text).closest(in: all.flatMap(\.texts)) {
        notes.append("did you mean \"\(meant)\"?")
      }
    }
    if let name = last?.name { notes += meant(by: name) }
    notes.append(onScreen(candidates.isEmpty ? all : candidates))
    return FlowFailure(
      target.isPlainText
        ? "no tappable element has the text \(target)" : "there is no \(target)", notes: notes)
  }

  /// The words that a target can begin with.
  static let words = ControlKind.allCases.map(\.rawValue) + Touchable.Role.words.map(\.word)

  /// Suggestions for the name `name`: another name, or a text.
  private func meant(by name: String) -> [String] {
    if all.contains(where: { $0.texts.contains(name) }) {
      return ["texts are written in double quotes: \"\(name)\""]
    }
    let names =
      all.flatMap { TargetPath(to: $0, in: simulation).levels.last?.names ?? [] } + Self.words
    return Misspelling(name).closest(in: names).map { ["did you mean \($0)?"] } ?? []
  }

  private func unknown(
    _ step: FlowTarget.Step, of target: FlowTarget, among levels: [TargetPath.Level]
  ) -> FlowFailure {
    let names = levels.flatMap { step.name == nil ? $0.texts : $0.names }
    let wanted = step.name ?? step.text ?? ""
    var notes: [String] = []
    if let meant = Misspelling(wanted).closest(in: names) {
      notes.append("did you mean \(step.name == nil ? "\"\(meant)\"" : meant)?")
    }
    notes.append(onScreen(all))
    return FlowFailure("there is no \(step) in the path \(target)", notes: notes)
  }

  /// The touchable elements, for messages; without a container also those with other gestures than
  /// taps, with their lines.
  private func onScreen(_ touchables: [Touchable]) -> String {
    let others = touchables.count == all.count ? simulation.untapped : []
    let tapped = touchables.filter { touchable in !others.contains { $0.touchable == touchable } }
    let names = tapped.map(name(of:)) + others.map { "\(name(of: $0.touchable)) \($0.gestures)" }
    return names.isEmpty ? "nothing on screen can be tapped" : .onScreen(names)
  }

  /// The name of `touchable` in messages.
  private func name(of touchable: Touchable) -> String {
    touchable.texts.isEmpty ? simulation.kind(of: touchable) : "\"\(touchable.name)\""
  }
}
