import BoardwalkSimulation

/// Why a line of a flow could not do what it says: what was meant, and what there was instead.
package struct FlowFailure: Error, Sendable, Hashable {
  /// What was meant and what there was.
  package let message: String

  /// More to help: what is on screen, what was probably meant.
  package let notes: [String]

  /// The bytes of the part of the line at fault; nil for all of it.
  package internal(set) var range: Range<Int>?

  init(_ message: String, notes: [String] = [], at range: Range<Int>? = nil) {
    self.message = message
    self.notes = notes
    self.range = range
  }

  /// Why an event could not happen, in words.
  package init(_ refusal: EventError) {
    switch refusal {
    case .appIsOver: self.init("launch again: an exception has ended the app")
    case .blackScreen: self.init("there is nothing on screen: the app has no initial controller")
    case .disabled(let name): self.init("\"\(name)\" is disabled")
    case .gestureUnderWay: self.init("a finger is in the middle of a gesture: release it first")
    case .noBackButton: self.init("there is no back button in front")
    case .noBackGesture: self.init("no swipe goes back here")
    case .noBackMenu: self.init("the back button has no such entry in its menu")
    case .noColumns: self.init("no columns are in front that can be shown or hidden")
    case .noGesture: self.init("no finger is in the middle of a gesture")
    case .noNavigationController: self.init("no navigation controller is in front")
    case .noPages: self.init("no pages are in front that can be turned")
    case .nothingToScroll: self.init("nothing is in front whose content can be scrolled")
    case .nothingToRefresh: self.init("nothing is in front that can be pulled to refresh it")
    case .noRow(let name): self.init("\"\(name)\" is no row of a table that code gives its rows")
    case .noMove(let name): self.init("\"\(name)\" cannot be moved")
    case .noKeyboard: self.init("nothing is first responder that could be typed into")
    case .noKey(let key): self.init("the keyboard has no key for \"\(key)\"")
    case .noReturnKey: self.init("the keyboard has no Return key")
    case .noClearButton(let name): self.init("\(name) shows no button that clears it")
    case .noValue(let name): self.init("\"\(name)\" has no value that a finger could set")
    case .noTab(let index): self.init("there is no tab \(index + 1) in front")
    case .noSheet: self.init("no sheet is in front that can be dragged")
    case .noDetent(let identifier, let others):
      self.init(
        "the sheet in front has no detent \"\(identifier)\"",
        notes: ["it has: " + others.map { "\"\($0)\"" }.joined(separator: ", ")])
    case .nothingOutside: self.init("there is nothing outside what is in front")
    case .nothingPresented: self.init("nothing is presented")
    case .notOnScreen(let name): self.init("\"\(name)\" is no longer on screen")
    }
  }
}
