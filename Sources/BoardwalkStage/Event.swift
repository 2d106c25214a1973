/// What a person, or code, does to a running app.
public enum Event: Sendable, Hashable {
  /// Taps something on screen.
  case tap(Touchable)

  /// Taps the back button of the bar in front.
  case back

  /// Goes back to the root of the navigation stack in front.
  case popToRoot

  /// Selects the tab at this index of the tab bar in front.
  case selectTab(Int)

  /// Ends the topmost presentation.
  case dismiss

  /// Performs a segue of a controller on screen by its identifier, as code does.
  case performSegue(String)

  /// Lets time pass, in milliseconds.
  case wait(Int)
}

/// Why an event could not happen.
public enum Refusal: Error, Sendable, Hashable {
  /// An exception has ended the app.
  case appIsOver

  /// Nothing is on screen.
  case blackScreen

  /// What should be touched is disabled.
  case disabled(String)

  /// There is no back button in front.
  case noBackButton

  /// No navigation controller is in front.
  case noNavigationController

  /// No tab bar is in front, or it has no such tab.
  case noTab(Int)

  /// Nothing is presented.
  case nothingPresented

  /// What should be touched is not on screen.
  case notOnScreen(String)
}
