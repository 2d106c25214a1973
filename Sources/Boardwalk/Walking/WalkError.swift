import BoardwalkFlow
import BoardwalkSimulation

/// An error that is thrown when a step cannot be taken.
public struct WalkError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The defect, a suggestion, and the elements on screen, one per line.
  public let description: String

  init(_ failure: FlowFailure, on simulation: Simulation) {
    let end = simulation.exception.map { [$0.description] } ?? []
    description = ([failure.message] + failure.notes + end).joined(separator: "\n")
  }
}
