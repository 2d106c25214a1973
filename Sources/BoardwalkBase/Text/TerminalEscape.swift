/// Shows untrusted text safely on terminals and build servers.
///
/// Control characters control terminals, line feeds begin lines, bidirectional controls reorder
/// text, and some words at the start of a line are commands to build servers. All are shown as
/// escapes.
package enum TerminalEscape {
  /// Whether `scalar` controls the display: a control character (C0, DEL, C1), a separator of lines
  /// or paragraphs, or a bidirectional embedding, override or isolate.
  package static func isTerminalControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// `scalar` as an escape of Swift's string literals.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// The prefixes of build server commands anywhere in a line: GitHub and Azure, Azure, TeamCity.
  static let commands = ["##[", "##vso[", "##teamcity["]

  /// The prefix of GitHub commands at the start of a line, after optional white space.
  static let lineCommand = "::"
}

extension String {
  /// The text as one line without control characters and commands.
  package var escapedForTerminal: String {
    var result = self
    if unicodeScalars.contains(where: TerminalEscape.isTerminalControl) {
      result = unicodeScalars.map { scalar in
        TerminalEscape.isTerminalControl(scalar) ? TerminalEscape.escape(scalar) : String(scalar)
      }.joined()
    }
    if utf8.contains(UInt8(ascii: "#")) {
      let hash = TerminalEscape.escape("#")
      for command in TerminalEscape.commands {
        result = result.replacing(command, with: "#" + hash + command.dropFirst(2))
      }
    }
    guard result.beginsWithCommand, let colon = result.firstIndex(of: ":") else { return result }
    result.replaceSubrange(colon...colon, with: TerminalEscape.escape(":"))
    return result
  }

  /// The lines of the text, each escaped; a tab stays one.
  package var escapedLinesForTerminal: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { String($0).escapedForTerminal }.joined(separator: "\t")
    }.joined(separator: "\n")
  }

  /// Equal JSON without control characters.
  ///
  /// JSON's own syntax has none of them, so they are in its strings.
  package var escapedInJSON: String {
    let isSteering = { (scalar: Unicode.Scalar) in
      scalar.value >= 0x7F && TerminalEscape.isTerminalControl(scalar)
    }
    var result = self
    if unicodeScalars.contains(where: isSteering) {
      result = unicodeScalars.map { scalar in
        guard isSteering(scalar) else { return String(scalar) }
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
    for command in TerminalEscape.commands {
      result = result.replacing(command, with: "#\\u0023" + command.dropFirst(2))
    }
    return result
  }

  private var beginsWithCommand: Bool {
    drop { $0.isWhitespace }.hasPrefix(TerminalEscape.lineCommand)
  }
}

extension Sequence<String> {
  /// The escaped lines of an output, each with a line feed.
  package var terminalLines: String { map { $0.escapedForTerminal + "\n" }.joined() }
}
