import BoardwalkStage

/// One line of a flow: what to do, and where it is written.
public struct FlowStatement: Sendable, Hashable {
  /// What it does.
  public let action: FlowAction

  /// Its bytes.
  public let range: Range<Int>
}

/// What a line of a flow does.
public enum FlowAction: Sendable, Hashable {
  /// Starts the app over.
  case launch(LaunchSettings)

  /// Taps what has the text, of the role if one is asked for.
  case tap(String, role: Touchable.Role?)

  /// Something else that is done to the app.
  case perform(Event)

  /// Selects the tab with the title.
  case selectTab(String)

  /// Requires things to be so.
  case expect([Expectation])

  /// Shows a picture of the app, in a file of this name where pictures are kept.
  case snapshot(String?)

  /// Shows the containers and what is in them.
  case outline

  /// Shows the views in front.
  case tree

  /// Lists what can be tapped.
  case list

  /// Goes back to before the last line that did something.
  case undo

  /// Lists the commands.
  case help

  /// Ends the walk.
  case quit
}
