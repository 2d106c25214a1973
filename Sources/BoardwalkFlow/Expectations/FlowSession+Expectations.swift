import BoardwalkBase
import BoardwalkGraph
import BoardwalkSimulation

extension FlowSession {
  /// Checks `expectation`; a failure has its range.
  func check(_ expectation: Placed<FlowExpectation>) throws(FlowFailure) {
    do throws(FlowFailure) {
      try check(expectation.value)
    } catch {
      var failure = error
      failure.range = error.range ?? expectation.range
      throw failure
    }
  }

  private func check(_ expectation: FlowExpectation) throws(FlowFailure) {
    switch expectation {
    case .text(let text):
      guard shows(text) else { throw missing(text) }
    case .noText(let text):
      guard !shows(text) else {
        throw FlowFailure("expected no \"\(text)\" on screen, but it is there")
      }
    case .target(let target, let condition): try check(target, is: condition)
    case .noTarget(let target):
      if (try? TargetSearch(simulation).find(target)) != nil {
        throw FlowFailure("expected no \(target) on screen, but it is there")
      }
    case .notTarget(let target, let condition): try check(target, isNot: condition)
    case .title(let title): try require("title", title, bar?.title)
    case .back(let title): try require("back button", title, bar?.backTitle)
    case .leftItems(let names): try requireItems("items on the left", names, leftItems)
    case .rightItems(let names): try requireItems("items on the right", names, rightItems)
    case .toolbarItems(let names): try requireItems("items in the toolbar", names, toolbarItems)
    case .rows(let names): try requireItems("rows", names, rows)
    case .tabs(let names): try requireItems("tabs", names, tabs)
    case .selectedTab(let title): try require("selected tab", title, selectedTab)
    case .front(let name): try require("frontmost controller", name, front?.name)
    case .stack(let names): try require("stack", names, stackNames)
    case .presented(let names): try require("presentations", names, presentedNames)
    case .nothingPresented:
      guard presentedNames.count < 2 else {
        throw FlowFailure("expected no presentation, but \(presentedNames[1]) is presented")
      }
    case .detent(let identifier):
      let sheet = simulation.presentationChain.last
      try require(
        "detent", identifier, sheet.flatMap { simulation.selectedDetent(of: $0)?.identifier })
    case .keyboard(let type): try requireKeyboard(type)
    case .noKeyboard: try requireNoKeyboard()
    case .firstResponder(let target): try requireFirstResponder(target)
    case .noFirstResponder: try requireNoFirstResponder()
    case .exception(let name): try require("exception", name, simulation.exception?.name)
    case .reason(let text): try requireReason(text)
    case .over:
      if !simulation.isOver { throw FlowFailure("expected the app to have ended") }
    case .log(let text): try requireLog(text)
    case .noLog(let text): try requireNoLog(text)
    case .trace(let expectation): try TraceCheck(trace, in: simulation).check(expectation)
    }
  }

  private func check(_ target: FlowTarget, shows text: String) throws(FlowFailure) {
    let texts = try texts(of: target)
    guard !texts.contains(text), !(text.isEmpty && texts.allSatisfy(\.isEmpty)) else { return }
    let shown = String.quotedList(texts)
    throw FlowFailure(
      "expected \(target) to show \"\(text)\"",
      notes: [shown.isEmpty ? "it shows nothing" : "it shows \(shown)"])
  }

  /// The texts of the element that `target` matches, or of the view that has its name, such as a
  /// label.
  private func texts(of target: FlowTarget) throws(FlowFailure) -> [String] {
    do {
      return try TargetSearch(simulation).find(target).texts
    } catch {
      guard let name = target.plainName, let view = simulation.visibleView(named: name) else {
        throw error
      }
      return [view.shownText].compactMap { $0 }
    }
  }

  /// Checks that `target` is there without meeting `condition`.
  private func check(_ target: FlowTarget, isNot condition: TargetCondition) throws(FlowFailure) {
    // A target that is not there fails, whatever its condition.
    if case .shows = condition { _ = try texts(of: target) } else { try check(target, is: nil) }
    do throws(FlowFailure) {
      try check(target, is: condition)
    } catch {
      return
    }
    throw FlowFailure("expected \(target) not to be so, but it is: \(condition.text)")
  }

  private func check(_ target: FlowTarget, is condition: TargetCondition?) throws(FlowFailure) {
    if case .shows(let text)? = condition { return try check(target, shows: text) }
    let touchable = try TargetSearch(simulation).find(target)
    switch condition {
    case nil, .shows: return
    case .enabled(let isEnabled):
      guard touchable.isEnabled != isEnabled else { return }
      let words = touchable.isEnabled ? "enabled" : "disabled"
      throw FlowFailure(
        "expected \(target) to be \(isEnabled ? "enabled" : "disabled")",
        notes: ["it is \(words)"])
    case .on(let isOn):
      guard state(touchable)?.isOn != isOn else { return }
      throw FlowFailure("expected \(target) to be \(isOn ? "on" : "off"), but it is not")
    case .selected:
      guard !isSelected(touchable) else { return }
      throw FlowFailure("expected \(target) to be selected, but it is not")
    case .accessory(let type):
      let found = state(touchable)?.accessoryType ?? .none
      guard found != type else { return }
      throw FlowFailure(
        "expected \(target) to have the accessory \(type.rawValue)",
        notes: ["it has \(found.rawValue)"])
    case .value(let value):
      let found = self.value(of: touchable)
      guard found != value else { return }
      throw FlowFailure(
        "expected \(target) to have the value \(value)",
        notes: found.map { ["it has the value \($0)"] } ?? [])
    }
  }

  /// The value of a control; that of a page control is its page.
  private func value(of touchable: Touchable) -> Double? {
    guard let view = touchable.view, let state = simulation[view] else { return nil }
    let isPageControl = simulation.template(of: view)?.elementKind == .pageControl
    return isPageControl ? Double(state.pages.currentPage) : state.value
  }

  private func state(_ touchable: Touchable) -> ViewState? {
    touchable.view.flatMap { simulation[$0] }
  }

  private func isSelected(_ touchable: Touchable) -> Bool {
    guard let state = state(touchable) else { return false }
    return touchable.part.map { $0 == state.selectedSegmentIndex } ?? state.isSelected
  }

  private func requireReason(_ text: String) throws(FlowFailure) {
    guard let exception = simulation.exception else {
      throw FlowFailure("expected an exception, but the app is running")
    }
    guard exception.reason.contains(text) else {
      throw FlowFailure(
        "expected a reason that contains \"\(text)\"", notes: ["the reason: \(exception.reason)"])
    }
  }

  private func requireLog(_ text: String) throws(FlowFailure) {
    guard !logs.contains(where: { $0.contains(text) }) else { return }
    throw FlowFailure(
      "expected a line with \"\(text)\" in the log",
      notes: logs.isEmpty ? ["nothing was logged"] : logs.map { "logged: \($0)" })
  }

  private func requireNoLog(_ text: String?) throws(FlowFailure) {
    guard let line = logs.first(where: { line in text.map(line.contains) ?? true }) else { return }
    throw FlowFailure("expected no such line in the log", notes: ["logged: \(line)"])
  }
}

extension FlowSession {
  fileprivate func require(
    _ what: String, _ expected: String?, _ found: String?
  ) throws(FlowFailure) {
    guard found != expected else { return }
    guard let expected else {
      throw FlowFailure("expected no \(what), but there is \"\(found ?? "")\"")
    }
    throw FlowFailure(
      "expected \(what) \"\(expected)\", but "
        + (found.map { "it is \"\($0)\"" } ?? "there is none"))
  }

  fileprivate func require(
    _ what: String, _ expected: [String], _ found: [String]
  ) throws(FlowFailure) {
    guard found != expected else { return }
    throw FlowFailure(
      "expected \(what) \(expected.joined(separator: ", ")), but found "
        + (found.isEmpty ? "none" : found.joined(separator: ", ")))
  }

  /// Requires one item for each of `names`, by any of its texts; an item without texts is "".
  fileprivate func requireItems(
    _ what: String, _ names: [String], _ items: [[String]]
  ) throws(FlowFailure) {
    let isMet =
      names.count == items.count
      && zip(names, items).allSatisfy { name, texts in
        texts.contains(name) || texts.isEmpty && name.isEmpty
      }
    guard !isMet else { return }
    func list(_ names: [String]) -> String { names.isEmpty ? "none" : .quotedList(names) }
    throw FlowFailure(
      "expected \(what) to be \(list(names)), but there "
        + (items.count == 1 ? "is " : "are ") + list(items.map { $0.first ?? "" }))
  }
}

extension String {
  /// The first of `names`, which are on screen, for messages.
  static func onScreen(_ names: [String]) -> String {
    "on screen: " + names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
  }

  /// `texts` in double quotes, for messages.
  static func quotedList(_ texts: [String]) -> String {
    texts.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
