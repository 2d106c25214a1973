import BoardwalkBase

/// The name of a flow's golden folder in `Snapshots`.
package enum GoldenFolderName {
  /// The name for a flow in the file `fileName`: `login` for `login.flow`.
  ///
  /// Other names keep their extension and end in an encoded dot: `x.FLOW` has `x.FLOW%2E`. Names
  /// that consist of dots are also encoded, since they would lead to another folder. Percent signs
  /// that look like an encoding are written as `%25`, so that names are unique.
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
