import BoardwalkBase
import BoardwalkSimulation
import Foundation

/// The report for programs.
extension ExplorationReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case schema, steps, states, isComplete, workLimit, reached, unreached, reachedOnlyByCode
    case deadEnds, unmodeledExits, exceptions, notModeled
  }

  /// Writes everything, with a `schema` that grows when the shape changes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .schema)
    try container.encode(steps, forKey: .steps)
    try container.encode(states, forKey: .states)
    try container.encode(isComplete, forKey: .isComplete)
    try container.encodeIfPresent(workLimit, forKey: .workLimit)
    try container.encode(reached, forKey: .reached)
    try container.encode(unreached, forKey: .unreached)
    try container.encode(reachedOnlyByCode, forKey: .reachedOnlyByCode)
    try container.encode(deadEnds, forKey: .deadEnds)
    try container.encode(unmodeledExits, forKey: .unmodeledExits)
    try container.encode(failures, forKey: .exceptions)
    try container.encode(limitations, forKey: .notModeled)
  }

  /// The report as indented JSON with its keys in order.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self).escapedInJSON + "\n"
  }
}

extension ExplorationReport.Failure: Encodable {
  private enum CodingKeys: String, CodingKey { case exception, flow }

  /// Writes the exception's parts, and the flow.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(exception, forKey: .exception)
    try container.encode(flow, forKey: .flow)
  }
}
