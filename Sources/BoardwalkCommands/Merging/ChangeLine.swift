import BoardwalkMerge

/// One line of a report: an object, and all that changed at it.
struct ChangeLine: Sendable {
  /// What the object is called.
  let subject: String

  /// The changes at it, in words.
  private(set) var phrases: [String] = []

  /// The changes at it.
  private(set) var changes: [Change] = []

  /// The line.
  var text: String { "\(subject): \(phrases.joined(separator: "; "))" }

  /// The lines of `changes`, each object once.
  static func lines(of changes: [Change]) -> [ChangeLine] {
    var lines: [ChangeLine] = []
    for change in changes {
      let (subject, phrase) = words(for: change)
      let known = lines.firstIndex { $0.subject == subject }
      let index = known ?? lines.count
      if known == nil { lines.append(ChangeLine(subject: subject)) }
      lines[index].phrases.append(phrase)
      lines[index].changes.append(change)
    }
    return lines
  }

  private static let parts: Set<String> = [
    "constraint", "outlet", "outletCollection", "action", "segue",
  ]

  /// The object at which `change` is reported, and what happened: an added or removed constraint or
  /// connection is reported at the object that holds it.
  private static func words(for change: Change) -> (subject: String, phrase: String) {
    let details = change.details.map { " (\($0))" } ?? ""
    switch change.kind {
    case .added, .removed:
      if parts.contains(change.element), let owner = change.place.last {
        return (owner, "\(change.kind.rawValue) \(change.object)")
      }
      let owner = change.place.count > 1 ? change.place.last : nil
      return (change.object, change.kind.rawValue + (owner.map { " in \($0)" } ?? "") + details)
    case .moved:
      return (change.object, "moved from \(shown(change.old)) to \(shown(change.new))")
    case .changed, .renamed:
      let property = change.property.map { "\($0) " } ?? ""
      return (change.object, "\(property)\(shown(change.old)) → \(shown(change.new))")
    }
  }

  /// A value on one line, as far as anybody reads it.
  private static func shown(_ value: String?) -> String {
    guard let value else { return "none" }
    let line = value.replacing("\n", with: "⏎")
    return line.count > 80 ? line.prefix(79) + "…" : line
  }
}
