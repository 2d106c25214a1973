import BoardwalkPlatform

/// An event in a running app, caused by the user or by code.
package enum Event: Sendable, Hashable {
  /// Taps an element.
  case tap(Touchable)

  /// Performs another motion than a single tap on an element.
  case touch(Touchable, FingerMotion)

  /// Sets a visible slider, date picker or picker component to a value.
  case setValue(Touchable, Double)

  /// Scrolls the list in front.
  case scroll(ScrollMove)

  /// Pulls the list in front down from its top, which refreshes it.
  case pullToRefresh

  /// Swipes a row to one side, perhaps all the way over it: it shows its delete button or its
  /// actions there, or performs the first (TBL-42, TBL-48).
  case swipeRow(Touchable, SwipeDirection = .left, isFull: Bool = false)

  /// Drags a row by its grip to where another one is (TBL-43).
  case moveRow(Touchable, to: Touchable)

  /// Makes an element first responder, as code does.
  case focus(Touchable)

  /// Types a text, key by key, into the first responder.
  case type(String)

  /// Presses the Return key.
  case pressReturn

  /// Presses the key that takes the last character away.
  case pressDelete

  /// Taps the button that clears a field.
  case clear(Touchable)

  /// Shakes the device.
  case shake

  /// Taps the back button of the bar in front.
  case back

  /// Pops the front navigation stack to its root.
  case popToRoot

  /// Selects the tab at this index of the tab bar in front.
  case selectTab(Int)

  /// Ends the topmost presentation.
  case dismiss

  /// Drags the sheet in front down and lets go: far enough down for it to leave, or before that.
  case dragSheetDown(isCompleted: Bool)

  /// Drags the sheet in front to its detent of this identifier.
  case dragSheet(to: String)

  /// Taps the preview of the open context menu.
  case tapPreview

  /// Touches the screen outside the popover or sheet in front.
  case tapOutside

  /// Performs a segue of a controller on screen by its identifier, as code does.
  case performSegue(String)

  /// Swipes back from the edge of the navigation stack in front.
  case swipeBack(GestureProgress)

  /// Holds the back button down and chooses an entry of the menu that appears, the nearest
  /// controller being the first (NAV-12).
  case chooseFromBackMenu(Int)

  /// Turns a page of the book in front.
  case turnPage(PageState.Direction, GestureProgress)

  /// Lifts the finger of a begun gesture, at its end or at its start.
  case endGesture(completed: Bool)

  /// Swipes from the side, or taps the item for it, to see or to hide the columns of the split view
  /// controller in front.
  case toggleColumns

  /// An action on the front content that may hide bars (NAV-21).
  case disturbBars(BarTrigger)

  /// Rotates the device to landscape or portrait.
  case rotate(isLandscape: Bool)

  /// The user changes the appearance of the system to light or dark.
  case setUserInterfaceStyle(UserInterfaceStyle)

  /// The clock advances, by milliseconds.
  case wait(Int)
}

extension Event: CustomStringConvertible {
  /// A short description.
  package var description: String {
    switch self {
    case .tap(let touchable): "tap \(touchable.role.rawValue) \"\(touchable.name)\""
    case .touch(let touchable, let motion): "\(motion) \"\(touchable.name)\""
    case .setValue(let touchable, let value): "set \"\(touchable.name)\" to \(value)"
    case .scroll(.rows(let count)): "scroll \(count < 0 ? "up" : "down") \(abs(count))"
    case .scroll(.points(let points)): "scroll \(points) points"
    case .scroll(.pages(let count)): "scroll \(count) pages"
    case .scroll(.top): "scroll to top"
    case .pullToRefresh: "pull to refresh"
    case .swipeRow(let touchable, let direction, let isFull):
      "swipe \(direction.rawValue) on \"\(touchable.name)\"\(isFull ? " fully" : "")"
    case .moveRow(let touchable, let target):
      "drag \"\(touchable.name)\" to \"\(target.name)\""
    case .focus(let touchable): "focus \(touchable.role.rawValue) \"\(touchable.name)\""
    case .type(let text): "type \"\(text)\""
    case .pressReturn: "press return"
    case .pressDelete: "press delete"
    case .clear(let touchable): "clear \"\(touchable.name)\""
    case .shake: "shake"
    case .back: "back"
    case .popToRoot: "pop to root"
    case .selectTab(let index): "select tab \(index + 1)"
    case .dismiss: "dismiss"
    case .dragSheetDown(let isCompleted):
      isCompleted ? "drag the sheet down" : "drag the sheet down and back"
    case .dragSheet(let identifier): "drag the sheet to \(identifier)"
    case .tapPreview: "tap menu preview"
    case .tapOutside: "tap outside"
    case .performSegue(let identifier): "perform segue \"\(identifier)\""
    case .swipeBack: "swipe back"
    case .chooseFromBackMenu(let index): "choose \(index + 1) from the back menu"
    case .turnPage(let direction, _): "turn the page \(direction)"
    case .endGesture(let completed): completed ? "end the gesture" : "take the gesture back"
    case .toggleColumns: "toggle the columns"
    case .disturbBars(let trigger): "disturb the bars: \(trigger)"
    case .rotate(let isLandscape): isLandscape ? "rotate to landscape" : "rotate to portrait"
    case .setUserInterfaceStyle(let style): "appearance \(style == .dark ? "dark" : "light")"
    case .wait(let milliseconds): "wait \(milliseconds) ms"
    }
  }
}
