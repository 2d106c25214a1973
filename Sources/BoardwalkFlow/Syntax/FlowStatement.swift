import BoardwalkPlatform
import BoardwalkSimulation

/// A line of a flow: an action with its range.
package struct FlowStatement: Sendable, Hashable {
  /// The action.
  package let action: FlowAction

  /// Its bytes.
  package let range: Range<Int>
}

/// The action of a line of a flow.
package enum FlowAction: Sendable, Hashable {
  /// Starts the app over.
  indirect case launch(LaunchSettings)

  /// Taps an element.
  case tap(FlowTarget)

  /// Performs another motion on an element.
  case touch(FlowTarget, FingerMotion)

  /// Moves a slider, a date picker or the wheel of a picker to a value.
  case set(FlowTarget, Double)

  /// Scrolls until an element can be touched.
  case scrollTo(FlowTarget)

  /// Drags a row to where another one is.
  case dragRow(FlowTarget, to: FlowTarget)

  /// Swipes all the way over a row.
  case swipeRow(FlowTarget, SwipeDirection)

  /// Makes an element first responder.
  case focus(FlowTarget)

  /// Taps the button that clears a field.
  case clear(FlowTarget)

  /// Stops the clock, or lets it run.
  case freeze(Bool)

  /// Performs another event.
  case perform(Event)

  /// Selects the tab with the title.
  case selectTab(String)

  /// Pops to the controller with the title by the menu of the back button.
  case chooseFromBackMenu(String)

  /// Requires things to be so.
  case expect([Placed<FlowExpectation>])

  /// Shows a picture of the app, and keeps it under the name if there is one.
  case snapshot(SnapshotForm, name: String?)

  /// Shows the containers with their contents.
  case outline

  /// Shows the views in front.
  case tree

  /// Lists the tappable elements.
  case list

  /// Reverts the last line that changed the app.
  case undo

  /// Turns the display of traces on or off.
  case showTrace(Bool)

  /// Writes the performed lines to a file; an existing one is replaced only if requested.
  case save(String, isReplacing: Bool)

  /// Lists the commands.
  case help

  /// Ends the walk.
  case quit
}

extension FlowAction {
  /// Whether it changes the app.
  package var changesApp: Bool {
    switch self {
    case .launch, .tap, .touch, .set, .focus, .clear, .freeze, .scrollTo, .dragRow, .swipeRow,
      .perform, .selectTab, .chooseFromBackMenu, .undo:
      true
    case .expect, .snapshot, .outline, .tree, .list, .showTrace, .save, .help, .quit: false
    }
  }

  /// Whether it relaunches the app.
  var launches: Bool { if case .launch = self { true } else { false } }

  /// Whether it looks into how the app has ended.
  var expectsException: Bool {
    guard case .expect(let expectations) = self else { return false }
    return expectations.contains { expectation in
      switch expectation.value {
      case .exception(.some), .reason, .over(true): true
      default: false
      }
    }
  }
}
