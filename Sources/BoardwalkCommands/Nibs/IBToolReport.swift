import BoardwalkBase
import BoardwalkNib

/// The report of the `ibtool` command, in the formats of Apple's tool.
struct IBToolReport {
  /// The kinds of messages about a document, in the order of the report.
  enum Kind: String, CaseIterable {
    case errors, warnings, notices

    /// The word before a message.
    var word: String { String(rawValue.dropLast()) }
  }

  /// One message about a place in a document.
  struct Message: Equatable {
    let kind: Kind
    let path: String
    let place: String
    let text: String
  }

  /// The forms of the report.
  enum Format: String {
    case humanReadableText = "human-readable-text"
    case xml1, binary1
  }

  /// The messages in the order in which they were found.
  var messages: [Message] = []

  /// The report as bytes, with the `requested` kinds of messages.
  func bytes(_ format: Format, requested: Set<Kind>) -> [UInt8] {
    switch format {
    case .humanReadableText: Array(text(requested).utf8)
    case .xml1: list(requested).xml
    case .binary1: BinaryPropertyListWriter.bytes(of: list(requested))
    }
  }

  private static func key(_ kind: Kind) -> String { "com.apple.ibtool.document.\(kind.rawValue)" }

  private func text(_ requested: Set<Kind>) -> String {
    var lines: [String] = []
    for kind in Kind.allCases where requested.contains(kind) {
      let chosen = messages.filter { $0.kind == kind }
      guard !chosen.isEmpty else { continue }
      lines.append("/* \(Self.key(kind)) */")
      lines += chosen.map { "\($0.path):\($0.place): \(kind.word): \($0.text)" }
    }
    return lines.terminalLines
  }

  private func list(_ requested: Set<Kind>) -> PropertyListValue {
    var result: [String: PropertyListValue] = [:]
    for kind in Kind.allCases where requested.contains(kind) {
      var byPlace: [String: [PropertyListValue]] = [:]
      for message in messages where message.kind == kind {
        byPlace[message.place.escapedForTerminal, default: []].append(
          .dictionary([
            "type": .string(kind.word), "message": .string(message.text.escapedForTerminal),
          ]))
      }
      result[Self.key(kind)] = .dictionary(byPlace.mapValues { .array($0) })
    }
    return .dictionary(result)
  }
}
