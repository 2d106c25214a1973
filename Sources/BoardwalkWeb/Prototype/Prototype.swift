import BoardwalkBase
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkSimulation
import BoardwalkSnapshot

/// A clickable prototype of an app: its screens, the steps between them, and the findings.
package struct Prototype: Sendable {
  /// The limits of a prototype.
  package struct Limits: Sendable {
    /// About how many screens.
    package var states = 1_000

    /// The maximum number of steps.
    package var steps = 2_500

    /// The work.
    package var work = WorkBudget.standard

    /// The limits that keep a page responsive.
    package init() {}
  }

  /// The name of the app.
  let name: String

  let graph: StateGraph

  /// The form of its pictures.
  let picture: SVGPicture

  /// The result of the exploration.
  package let report: ExplorationReport

  /// The flows that were followed, by the paths of their files.
  package let flows: [FollowedFlow]

  /// Whether the page begins with the first of them.
  let startsFlow: Bool

  /// The scenes that no step from the launch reaches.
  let unreached: [UnreachedScene]

  /// The prototype of the app `name` in `app`, launched with `options` and drawn as `picture`, with
  /// the results of `flows`; the page begins with the first of them if it `startsFlow`. If it
  /// `rotates`, the device is also rotated on each screen.
  package init(
    of app: SceneGraph, named name: String, options: LaunchOptions, flows: [Flow] = [],
    startsFlow: Bool = false, rotates: Bool = false, picture: SVGPicture = SVGPicture(),
    limits: Limits = Limits()
  ) {
    self.name = name
    self.picture = picture
    self.startsFlow = startsFlow && !flows.isEmpty
    var graph = StateGraph(rotates: rotates, within: limits.work)
    let session = FlowSession(app, options: options)
    graph.launch(by: "launch", to: session.simulation, session.trace)
    // A quarter of the limits is for the rows after the first one of each list.
    graph.explore(states: limits.states * 3 / 4, steps: limits.steps * 3 / 4)
    graph.swipeRows(states: limits.states, steps: limits.steps)
    report = graph.report(of: app, options: options)
    // Exploration continues from scenes that code shows.
    unreached = UnreachedScene.scenes(of: report, in: app, options, addingTo: &graph)
    graph.explore(states: limits.states, steps: limits.steps)
    self.flows = flows.map { graph.follow($0, in: session) }
    for state in self.flows.flatMap(\.lines).compactMap(\.state) { graph.explore(state) }
    self.graph = graph
  }
}
