import BoardwalkBase

/// What the golden folder of a flow is called: each flow of a folder has its own, inside of `Snapshots`.
package enum GoldenFolderName {
  /// The name for a flow in the file called `fileName`: `login` for `login.flow`.
  ///
  /// Other names keep their extension and end in a dot written as `%2E`: `x.FLOW` has `x.FLOW%2E`. A
  /// name of dots alone would lead to another folder, so they are written so too. What looks like that
  /// in a file's name has its percent sign as `%25`, and no two names come to the same.
  package static func of(_ fileName: String) -> String {
    let ending = ".flow"
    guard fileName.hasSuffix(ending), fileName.utf8.count > ending.utf8.count else {
      return escapingPercents(fileName) + dot
    }
    let stem = String(fileName.dropLast(ending.count))
    guard stem.contains(where: { $0 != "." }) else {
      return String(repeating: dot, count: stem.count)
    }
    return escapingPercents(stem)
  }

  private static let dot = "%2E"

  private static func escapingPercents(_ name: String) -> String {
    let characters = Array(name)
    return characters.indices.map { index in
      let digits = characters[(index + 1)...].prefix(2)
      let looksEscaped = digits.count == 2 && digits.allSatisfy(\.isHexDigit)
      return characters[index] == "%" && looksEscaped ? "%25" : String(characters[index])
    }.joined()
  }
}
