import BoardwalkBase
import BoardwalkProject

/// Decodes values of a configuration file, and reports type errors at their positions.
struct ConfigurationContext: Sendable {
  let file: SourceFile

  /// The folder that holds the file, from the root.
  let folder: String

  private let lines: LineTable

  init(file: SourceFile, folder: String) {
    self.file = file
    self.folder = folder
    lines = LineTable(file)
  }

  /// The members of `value`, in their order.
  func object(
    _ value: ConfigurationValue, _ name: String
  ) throws(ConfigurationError) -> [ConfigurationValue.Member] {
    guard case .object(let members) = value.content else {
      throw wrong(value, name, "an object: {...}")
    }
    return members
  }

  /// The values in the list `value`.
  func list(
    _ value: ConfigurationValue, _ name: String
  ) throws(ConfigurationError) -> [ConfigurationValue] {
    guard case .list(let values) = value.content else { throw wrong(value, name, "a list: [...]") }
    return values
  }

  /// The texts in `value`, which may be a single one, with their places.
  func texts(
    _ value: ConfigurationValue, _ name: String
  ) throws(ConfigurationError) -> [(text: String, range: Range<Int>)] {
    guard case .list(let values) = value.content else {
      return [(try text(value, name), value.range)]
    }
    var texts: [(text: String, range: Range<Int>)] = []
    for value in values { texts.append((try text(value, name), value.range)) }
    return texts
  }

  /// The paths in `value`, from the root; `configuration` remembers where each is.
  func paths(
    _ value: ConfigurationValue, _ name: String, _ configuration: inout Configuration
  ) throws(ConfigurationError) -> [String] {
    try texts(value, name).map { text, range in
      let path = absolute(text)
      configuration.setPlace(of: path, in: name, position(of: range))
      return path
    }
  }

  /// The position of `range`.
  func position(of range: Range<Int>) -> Position {
    lines.position(of: range.lowerBound)
  }

  func text(_ value: ConfigurationValue, _ name: String) throws(ConfigurationError) -> String {
    guard case .text(let text) = value.content else { throw wrong(value, name, "a text in quotes") }
    return text
  }

  func flag(_ value: ConfigurationValue, _ name: String) throws(ConfigurationError) -> Bool {
    guard case .flag(let flag) = value.content else { throw wrong(value, name, "true or false") }
    return flag
  }

  func number(_ value: ConfigurationValue, _ name: String) throws(ConfigurationError) -> Int {
    guard case .number(let number) = value.content, number >= 0 else {
      throw wrong(value, name, "a whole number, 0 or more")
    }
    return number
  }

  /// The rule `name`, written at `range`.
  func rule(_ name: String, at range: Range<Int>) throws(ConfigurationError) -> RuleID {
    guard let rule = Rule.named(name) else {
      throw unknown(
        name, "rule", among: Rule.all.map(\.id.name), listedBy: "boardwalk explain", at: range)
    }
    return rule.id
  }

  /// `path`, which is relative to the file's folder, from the root.
  func absolute(_ path: String) -> String {
    AbsolutePath.of(path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  /// The error for the unknown `name` at `range`. Without a similar name, the notes list all of
  /// them, or refer to `list`.
  func unknown(
    _ name: String, _ noun: String, among names: [String], listedBy list: String? = nil,
    at range: Range<Int>
  ) -> ConfigurationError {
    let guess = Misspelling(name).closest(in: names)
    return ConfigurationError(
      "there is no \(noun) '\(name)'",
      notes: [
        guess.map { "did you mean '\($0)'?" } ?? list.map { "\($0) lists them" }
          ?? "there are: \(names.joined(separator: ", "))"
      ],
      in: file, at: range)
  }

  /// The error for `value` of another type, with the name `name`.
  func wrong(_ value: ConfigurationValue, _ name: String, _ type: String) -> ConfigurationError {
    ConfigurationError("'\(name)' must be \(type)", in: file, at: value.range)
  }
}
