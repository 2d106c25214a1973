import BoardwalkBase

/// An error in a configuration, with its position.
package struct ConfigurationError: Error, Sendable, Hashable {
  /// The defect with its place: `boardwalk.json:2:13: there is no rule 'duplicate-ids'`.
  package let message: String

  /// Notes, such as a suggestion.
  package let notes: [String]

  init(_ message: String, notes: [String] = [], in file: SourceFile, at range: Range<Int>) {
    let position = LineTable(file).position(of: range.lowerBound)
    self.message = "\(file.path):\(position): \(message)"
    self.notes = notes
  }
}
