/// A walk through a running app: taps, and what comes of them.
///
/// A value: a copy of it is a place to come back to.
package struct Walk: Sendable {
  /// The app as it is.
  package private(set) var stage: Stage

  /// What the last step made happen; at first, what the launch did.
  package private(set) var trace: Trace

  init(launching app: StoryboardApp, _ options: LaunchOptions) {
    let (stage, entries) = Stage.launch(
      app.graph, options: options, behaviors: app.behaviors.adding(of: app.graph))
    self.stage = stage
    trace = Trace(entries)
  }

  /// Taps `target`; throws where there is nothing like that, or where it does not react.
  package mutating func tap(_ target: FlowTarget) throws(WalkError) {
    try perform(.tap(try touchable(target)))
  }

  /// Taps the back button of the bar in front.
  package mutating func back() throws(WalkError) { try perform(.back) }

  /// Goes back to the root of the stack in front.
  package mutating func popToRoot() throws(WalkError) { try perform(.popToRoot) }

  /// Taps the tab that says `title`.
  package mutating func selectTab(_ title: String) throws(WalkError) { try tap(.tab(title)) }

  /// Ends the topmost presentation.
  package mutating func dismiss() throws(WalkError) { try perform(.dismiss) }

  /// Performs the segue `identifier` of a controller in front, as its code would.
  package mutating func performSegue(_ identifier: String) throws(WalkError) {
    try perform(.performSegue(identifier))
  }

  /// Lets `event` happen, and everything that follows from it.
  package mutating func perform(_ event: Event) throws(WalkError) {
    do throws(Refusal) {
      trace = Trace(try stage.perform(event))
    } catch {
      throw WalkError(FlowFailure(error), on: stage)
    }
  }

  /// Lets `event` happen, but no time pass: what UIKit does inside the call, and no more (TIME-01).
  package mutating func start(_ event: Event) throws(WalkError) {
    do throws(Refusal) {
      trace = Trace(try stage.start(event))
    } catch {
      throw WalkError(FlowFailure(error), on: stage)
    }
  }

  /// Lets `milliseconds` of the app's clock pass, and what falls due in them happen.
  package mutating func advance(by milliseconds: Int) {
    trace = Trace(stage.advance(by: milliseconds))
  }
}
