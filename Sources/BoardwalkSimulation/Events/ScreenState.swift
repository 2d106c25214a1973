import BoardwalkGraph

/// A visible state with all that a picture of it shows besides: what controls and fields hold, and the
/// keyboard. Where no code is modeled, ``VisibleState`` leaves these out, as nothing depends on them.
package struct ScreenState: Sendable, Hashable {
  /// What a person has found on the way to where they are.
  package let visible: VisibleState

  private let views: [[String: ViewState]]
  private let firstResponder: String?
  private let keyboard: Keyboard?

  /// Under what circumstances the app runs.
  package let options: LaunchOptions

  /// The document that it was launched with.
  package let document: Int?

  /// The state of the screen of `simulation`.
  package init(_ simulation: Simulation) {
    visible = simulation.visibleState
    views = simulation.presentationChain.flatMap(simulation.visibleTree).map {
      simulation[$0]?.views ?? [:]
    }
    firstResponder =
      if case .view(let view)? = simulation.firstResponder {
        "\(view.object) \(view.cell.flatMap(simulation.indexPath).map { "\($0)" } ?? "")"
      } else {
        nil
      }
    keyboard = simulation.keyboard
    options = simulation.options
    document = simulation.graph.main
  }
}
