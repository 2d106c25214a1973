import BoardwalkGraph

/// A visible state with all contents of its picture: the values of controls and fields, and the
/// keyboard. Without modeled code ``VisibleState`` omits these, as nothing depends on them.
package struct ScreenState: Sendable, Hashable {
  /// The visible state.
  package let visible: VisibleState

  private let views: [[String: ViewState]]
  private let firstResponder: String?
  private let keyboard: Keyboard?

  /// The launch options.
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
