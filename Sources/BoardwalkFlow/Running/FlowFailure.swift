import BoardwalkBase
import BoardwalkSimulation

/// The reason why a line of a flow failed.
package struct FlowFailure: Error, Sendable, Hashable {
  /// The reason, in one clause.
  package let message: String

  /// Notes with elements on screen or a suggestion.
  package let notes: [String]

  /// The faulty part of the line; nil for the whole line.
  package internal(set) var range: Range<Int>?

  init(_ message: String, notes: [String] = [], at range: Range<Int>? = nil) {
    self.message = message
    self.notes = notes
    self.range = range
  }

  /// The same failure with the suggestion `meant`, if it has none.
  func suggesting(_ meant: String) -> FlowFailure {
    guard !notes.contains(where: { $0.hasPrefix("did you mean") }) else { return self }
    return FlowFailure(message, notes: ["did you mean \(meant)?"] + notes, at: range)
  }

  /// The end of `budget`.
  static func spent(_ budget: WorkBudget) -> FlowFailure {
    FlowFailure(budget.reason, notes: [WorkBudget.remedy])
  }

  /// The end of a search for `target` after `pages` of a list.
  static func endlessSearch(for target: FlowTarget, pages: Int) -> FlowFailure {
    FlowFailure(
      "there is no \(target) in the \(pages) pages of the list that scroll to searches",
      notes: ["scroll down NUMBER before it begins the search further down"])
  }

  /// The message for an event that cannot be dispatched.
  package init(_ error: EventError) {
    switch error {
    case .appIsOver: self.init("an exception has ended the app")
    case .blackScreen: self.init("the screen is empty: the app has no initial view controller")
    case .disabled(let name): self.init("\"\(name)\" is disabled")
    case .gestureUnderWay: self.init("a gesture is in progress")
    case .noBackButton: self.init("no back button is on screen")
    case .noBackGesture: self.init("swiping back is not possible here")
    case .noBackMenu: self.init("the menu of the back button has no such entry")
    case .noColumns: self.init("no split view on screen can show or hide its columns")
    case .noGesture: self.init("no gesture is in progress")
    case .noNavigationController: self.init("no navigation controller is on screen")
    case .noPages: self.init("no page view controller is on screen")
    case .nothingToScroll: self.init("nothing on screen can be scrolled")
    case .nothingToRefresh: self.init("no refresh control is on screen")
    case .noRow(let name): self.init("\"\(name)\" is not a row of a table with a data source")
    case .noMove(let name): self.init("\"\(name)\" cannot be moved")
    case .noKeyboard: self.init("no text input has focus")
    case .noKey(let key): self.init("the keyboard has no key for \"\(key)\"")
    case .noReturnKey: self.init("the keyboard has no Return key")
    case .noClearButton(let name): self.init("\(name) shows no clear button")
    case .noValue(let name):
      self.init(
        "\"\(name)\" has no value that can be set",
        notes: ["sliders, date pickers and pickers are set; other controls are tapped"])
    case .noTab(let index): self.init("there is no tab \(index + 1)")
    case .noSheet: self.init("no sheet on screen can be dragged")
    case .noDetent(let identifier, let others):
      self.init(
        "the sheet has no detent \"\(identifier)\"",
        notes: ["its detents: " + .quotedList(others)])
    case .nothingOutside: self.init("nothing is outside the frontmost presentation")
    case .nothingPresented: self.init("nothing is presented")
    case .notOnScreen(let name): self.init("\"\(name)\" is no longer on screen")
    }
  }
}
