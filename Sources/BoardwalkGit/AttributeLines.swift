/// The text of a file of git's attributes, and the lines in it that Boardwalk wrote.
package struct AttributeLines: Sendable, Hashable {
  /// The text.
  package private(set) var text: String

  private static let opening = "# boardwalk: documents are merged and compared object by object"
  private static let closing = "# boardwalk: end"

  /// The lines of `text`.
  package init(_ text: String) { self.text = text }

  /// Whether Boardwalk's lines are there.
  package var areInstalled: Bool { text.contains(Self.opening) }

  /// Appends `lines`, and removes those that Boardwalk wrote before.
  package mutating func install(_ lines: [String]) {
    remove()
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    text += ([Self.opening] + lines + [Self.closing]).map { $0 + "\n" }.joined()
  }

  /// Removes the lines that Boardwalk wrote; returns whether there were any.
  @discardableResult
  package mutating func remove() -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: Self.opening[...]),
      let end = lines[start...].firstIndex(of: Self.closing[...])
    else { return false }
    text = (lines[..<start] + lines[(end + 1)...]).joined(separator: "\n")
    return true
  }
}
