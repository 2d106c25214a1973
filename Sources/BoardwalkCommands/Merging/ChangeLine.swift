import BoardwalkBase
import BoardwalkMerge

/// One line of a report: an object, and all that changed at it.
struct ChangeLine: Sendable {
  /// The display name of the object.
  let subject: String

  /// The changes at it, in words.
  private(set) var phrases: [String] = []

  /// The changes at it.
  private(set) var changes: [Change] = []

  /// The number of objects with one name and the same change.
  private var count = 1

  /// The line.
  var text: String {
    "\(subject): \(phrases.joined(separator: "; "))" + (count > 1 ? " (\(count) times)" : "")
  }

  /// The lines of `changes`, each object once; unnamed objects with equal changes share a line.
  static func lines(of changes: [Change]) -> [ChangeLine] {
    var lines: [ChangeLine] = []
    var places: [[String?]: Int] = [:]
    for change in changes {
      let (subject, id, phrase) = words(for: change)
      let index = places[[subject, id], default: lines.count]
      if index == lines.count {
        places[[subject, id]] = index
        lines.append(ChangeLine(subject: subject.escapedForTerminal))
      }
      lines[index].phrases.append(phrase.escapedForTerminal)
      lines[index].changes.append(change)
    }
    return folded(lines)
  }

  /// `lines` with equal ones combined.
  private static func folded(_ lines: [ChangeLine]) -> [ChangeLine] {
    var result: [ChangeLine] = []
    var places: [[String]: Int] = [:]
    for line in lines {
      let words = [line.subject] + line.phrases
      if let place = places[words] {
        result[place].count += 1
        result[place].changes += line.changes
      } else {
        places[words] = result.count
        result.append(line)
      }
    }
    return result
  }

  private static let parts: Set<String> = [
    "constraint", "outlet", "outletCollection", "action", "segue",
  ]

  /// The object at which `change` is reported, and the change: an added or removed constraint or
  /// connection is reported at its owner.
  private static func words(
    for change: Change
  ) -> (subject: String, id: String?, phrase: String) {
    let details = change.details.map { " (\($0))" } ?? ""
    switch change.kind {
    case .added, .removed:
      if parts.contains(change.element), let owner = change.owner {
        return (owner.name, owner.id, "\(change.kind.rawValue) \(change.object)")
      }
      let owner = change.place.count > 1 ? change.owner?.name : nil
      let phrase = change.kind.rawValue + (owner.map { " in \($0)" } ?? "") + details
      return (change.object, change.id, phrase)
    case .moved:
      let phrase = "moved from \(shown(change.old)) to \(shown(change.new))"
      return (change.object, change.id, phrase)
    case .changed, .renamed:
      let property = change.property.map { "\($0) " } ?? ""
      let phrase = "\(property)\(shown(change.old)) → \(shown(change.new))"
      return (change.object, change.id, phrase)
    }
  }

  /// A value on one line, truncated.
  private static func shown(_ value: String?) -> String {
    guard let value else { return "none" }
    if value.isEmpty { return "\"\"" }
    let line = value.replacing("\n", with: "⏎")
    return line.count > 80 ? line.prefix(79) + "…" : line
  }
}
