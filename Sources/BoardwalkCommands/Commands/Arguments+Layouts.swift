import BoardwalkBase
import BoardwalkCheck
import BoardwalkPlatform

extension Arguments {
  /// Replaces the layouts of `configuration` by those of the options of `check`.
  func askForLayouts(_ configuration: inout Configuration) throws(CommandError) {
    if has("--layout") { configuration.isLaidOut = true }
    if has("--rtl") { configuration.matrix.includesRightToLeft = true }
    let places = try list(
      "--devices", "device", among: LayoutSetting.Place.names,
      like: { LayoutSetting.Place.names(like: $0) }, listedBy: "boardwalk help devices"
    ) {
      LayoutSetting.Place(named: $0)
    }
    if !places.isEmpty { configuration.matrix.places = places }
    let sizes = try list("--text-sizes", "text size", among: TextSize.allCases.map(\.rawValue)) {
      TextSize(named: $0)
    }
    if !sizes.isEmpty { configuration.matrix.textSizes = sizes }
    let languages = try list("--languages", "language", among: []) {
      LayoutSetting.Language(named: $0)
    }
    if !languages.isEmpty { configuration.matrix.languages = languages }
  }

  /// The values of the option `name`, separated by commas or repeated. `like` returns those of
  /// `names` that are similar to a word; `command` lists all.
  private func list<Value>(
    _ name: String, _ what: String, among names: [String], like: ((String) -> [String])? = nil,
    listedBy command: String? = nil, _ value: (String) -> Value?
  ) throws(CommandError) -> [Value] {
    var values: [Value] = []
    for text in all(name) {
      // A device's name may have a comma.
      if names.contains(text), let found = value(text) {
        values.append(found)
        continue
      }
      for part in text.split(separator: ",").map(Self.trimmed) where !part.isEmpty {
        guard let found = value(part) else {
          throw CommandError(
            "there is no \(what) '\(part)'",
            notes: command.map { Self.guess(part, among: like?(part) ?? names, listedBy: $0) }
              ?? CommandError.suggestions(part, among: names))
        }
        values.append(found)
      }
    }
    return values
  }

  /// The note which of `names` is probably meant by `word`, and that `command` lists them.
  private static func guess(
    _ word: String, among names: [String], listedBy command: String
  ) -> [String] {
    let guess = Misspelling(word).closest(in: names).map { "did you mean \($0)?" }
    return [guess, "\(command) lists them"].compactMap(\.self)
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
