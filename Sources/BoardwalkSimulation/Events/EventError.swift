/// The reason why an event cannot be dispatched.
package enum EventError: Error, Sendable, Hashable {
  /// An exception has ended the app.
  case appIsOver

  /// No controller is on screen.
  case blackScreen

  /// The target is disabled.
  case disabled(String)

  /// There is no back button in front.
  case noBackButton

  /// No navigation controller is in front.
  case noNavigationController

  /// No tab bar is in front, or it has no such tab.
  case noTab(Int)

  /// No sheet is in front that can be dragged.
  case noSheet

  /// The sheet in front has no such detent, but others.
  case noDetent(String, among: [String])

  /// The frontmost presentation covers the whole screen.
  case nothingOutside

  /// No controller is presented.
  case nothingPresented

  /// The back button has no menu, or no such entry in it.
  case noBackMenu(Int)

  /// A back swipe has no effect here.
  case noBackGesture

  /// No page view controller is in front.
  case noPages

  /// No split view controller with columns to show or hide is in front.
  case noColumns

  /// No text input has focus.
  case noKeyboard

  /// The keyboard has no key for this character.
  case noKey(String)

  /// The keyboard has no Return key (KB-05).
  case noReturnKey

  /// The button that clears it is not there.
  case noClearButton(String)

  /// The target has no value that can be set.
  case noValue(String)

  /// The frontmost controller has no scroll view.
  case nothingToScroll

  /// The frontmost controller has no refresh control.
  case nothingToRefresh

  /// The target is not a row of a table with a data source.
  case noRow(String)

  /// The row cannot be moved.
  case noMove(String)

  /// No gesture has begun.
  case noGesture

  /// A finger is in the middle of a gesture.
  case gestureUnderWay

  /// The target is not on screen.
  case notOnScreen(String)
}
