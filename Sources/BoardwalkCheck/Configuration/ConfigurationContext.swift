import BoardwalkBase
import BoardwalkProject

/// Takes values of a configuration file apart, and says what is wrong with them.
struct ConfigurationContext: Sendable {
  let file: SourceFile

  /// The folder that holds the file, from the root.
  let folder: String

  /// The members of `value`, by name in order.
  func object(
    _ value: ConfigurationValue, _ what: String
  ) throws(ConfigurationError) -> [(key: String, value: ConfigurationValue)] {
    guard case .object(let members) = value else { throw wrong(what, "an object: {...}") }
    return members.sorted { $0.key < $1.key }
  }

  /// The texts in `value`, which may be a single one.
  func texts(_ value: ConfigurationValue, _ key: String) throws(ConfigurationError) -> [String] {
    guard case .list(let values) = value else { return [try text(value, key)] }
    var texts: [String] = []
    for value in values { texts.append(try text(value, key)) }
    return texts
  }

  func text(_ value: ConfigurationValue, _ key: String) throws(ConfigurationError) -> String {
    guard case .text(let text) = value else { throw wrong(key, "a text in quotes") }
    return text
  }

  func flag(_ value: ConfigurationValue, _ key: String) throws(ConfigurationError) -> Bool {
    guard case .flag(let flag) = value else { throw wrong(key, "true or false") }
    return flag
  }

  func number(_ value: ConfigurationValue, _ key: String) throws(ConfigurationError) -> Int {
    guard case .number(let number) = value, number >= 0 else {
      throw wrong(key, "a number from 0")
    }
    return number
  }

  /// The rule called `name`.
  func rule(_ name: String) throws(ConfigurationError) -> RuleID {
    guard Rule.all.contains(where: { $0.id.name == name }) else {
      throw unknown(name, "rule", among: Rule.all.map(\.id.name))
    }
    return RuleID(name)
  }

  /// `path`, which is relative to the file's folder, from the root.
  func absolute(_ path: String) -> String {
    AbsolutePath.of(path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  /// The error that nothing is called `name`.
  func unknown(_ name: String, _ what: String, among names: [String]) -> ConfigurationError {
    let guess = Misspelling(name).closest(in: names)
    return ConfigurationError(
      "there is no \(what) '\(name)'",
      notes: [
        guess.map { "did you mean '\($0)'?" } ?? "there are: \(names.joined(separator: ", "))"
      ],
      in: file, at: name)
  }

  /// The error that the value of `key` is of another type.
  func wrong(_ key: String, _ type: String) -> ConfigurationError {
    ConfigurationError("write \(type) for '\(key)'", in: file, at: key)
  }
}
