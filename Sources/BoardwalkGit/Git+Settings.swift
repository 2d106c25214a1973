import Foundation

extension Git {
  /// The value of the setting `key`; nil if it has none.
  package func setting(_ key: String, in scope: GitScope) throws(GitError) -> String? {
    let result = try run(["config", scope.option, "--get", key])
    return result.status == 0 ? result.text : nil
  }

  /// Gives the setting `key` the value `value`.
  package func set(_ key: String, to value: String, in scope: GitScope) throws(GitError) {
    _ = try succeed(["config", scope.option, key, value])
  }

  /// Removes all settings of `section`, such as `merge.boardwalk`; returns whether there were any.
  package func removeSection(_ section: String, in scope: GitScope) throws(GitError) -> Bool {
    try run(["config", scope.option, "--remove-section", section]).status == 0
  }

  /// The value of the attribute `name` for the file at `path`; nil if it has none.
  package func attribute(_ name: String, of path: String) throws(GitError) -> String? {
    let output = try succeed(["check-attr", "-z", name, "--", path]).output
    let fields = output.split(separator: 0, omittingEmptySubsequences: false)
    guard fields.count > 2 else { return nil }
    let value = String(decoding: fields[2], as: UTF8.self)
    return value == "unspecified" ? nil : value
  }

  /// The file with the attributes of `scope`, which need not exist.
  package func attributesFile(
    of scope: GitScope, environment: [String: String]
  ) throws(GitError) -> String {
    switch scope {
    case .repository:
      let path = try succeed(["rev-parse", "--git-path", "info/attributes"]).text
      return path.hasPrefix("/") ? path : "\(folder)/\(path)"
    case .global:
      if let path = try pathSetting("core.attributesFile") { return path }
      let home = environment["HOME"] ?? NSHomeDirectory()
      let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      return "\(folder ?? "\(home)/.config")/git/attributes"
    }
  }

  /// The global setting `key` with its `~` expanded.
  private func pathSetting(_ key: String) throws(GitError) -> String? {
    let result = try run(["config", "--global", "--type=path", "--get", key])
    return result.status == 0 ? result.text : nil
  }
}
