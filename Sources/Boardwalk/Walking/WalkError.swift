import BoardwalkFlow
import BoardwalkSimulation

/// Why a step cannot be taken, and what could be done instead.
public struct WalkError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, what may have been meant, and what is on screen, a line each.
  public let description: String

  init(_ failure: FlowFailure, on simulation: Simulation) {
    let end = simulation.exception.map { [$0.description] } ?? []
    description = ([failure.message] + failure.notes + end).joined(separator: "\n")
  }
}
