/// A command of another language, with the equivalent command.
struct ForeignFlowCommand: Sendable {
  /// The command.
  let command: FlowCommand

  /// A short description.
  var purpose: Substring { command.summary.prefix { $0 != ";" } }

  /// The foreign command `word`, case-insensitively, with the `known` commands; nil if it is
  /// unknown.
  init?(_ word: String, among known: [FlowCommand]) {
    let word = word.lowercased()
    let row = Self.table.first { $0.words.split(separator: " ").contains { $0 == word } }
    guard let row, let command = known.first(where: { $0.name == row.command }) else { return nil }
    self.command = command
  }

  /// Common words, by the command that they mean.
  static let table: [(command: String, words: String)] = [
    ("snapshot", "screen show print view picture draw display render screenshot capture look see"),
    ("tree", "dump views hierarchy frames inspect layout describe debug"),
    ("where", "pwd status state stack path location controllers"),
    ("list", "ls elements buttons controls options targets actions"),
    ("tap", "click select choose pick push hit toggle"),
    ("type", "enter input write fill text keys insert"),
    ("press", "return"),
    ("set", "slide adjust change value"),
    ("back", "previous up"),
    ("dismiss", "close hide cancel"),
    ("launch", "start restart run open relaunch app"),
    ("perform", "segue trigger"),
    ("rotate", "turn landscape portrait orientation"),
    ("swipe", "flick"),
    ("long", "longpress"),
    ("wait", "sleep delay pause"),
    ("expect", "assert check verify should require test"),
    ("undo", "revert reset"),
    ("trace", "log verbose quiet"),
    ("save", "record export"),
    ("help", "h man commands usage info"),
    ("quit", "exit q bye stop end leave logout"),
  ]
}
