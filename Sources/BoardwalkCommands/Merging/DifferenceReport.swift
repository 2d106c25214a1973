import BoardwalkMerge

/// A difference as text, as Markdown or as JSON.
struct DifferenceReport: Sendable {
  /// How a difference is written.
  enum Format: String, Sendable, CaseIterable {
    case text, markdown, json
  }

  private let name: String
  private let difference: DocumentDifference

  /// The report on `difference` of the document called `name`.
  init(_ name: String, _ difference: DocumentDifference) {
    self.name = name
    self.difference = difference
  }

  /// The report as `format`; empty where nothing is different and people read it.
  func text(as format: Format) -> String {
    switch format {
    case .json: DifferenceRecord(name, difference).json
    case .text: difference.isEmpty ? "" : plainText
    case .markdown: difference.isEmpty ? "" : markdown
    }
  }

  // MARK: Text

  private var plainText: String {
    let groups = groups.map { scene, lines in
      (scene.map { "  \($0)\n" } ?? "")
        + lines.map { "\(scene == nil ? "  " : "    ")\($0)\n" }.joined()
    }
    return "\(name)\n" + groups.joined() + (derivedLine.map { "  \($0)\n" } ?? "")
  }

  /// A line for each object that changed, by scene.
  private var groups: [(scene: String?, lines: [String])] {
    var scenes: [String?] = []
    var subjects: [String?: [(subject: String, phrases: [String])]] = [:]
    for change in difference.changes {
      let scene = change.place.first
      if !scenes.contains(scene) { scenes.append(scene) }
      let (subject, phrase) = words(for: change)
      let known = subjects[scene]?.firstIndex { $0.subject == subject }
      if let known {
        subjects[scene]?[known].phrases.append(phrase)
      } else {
        subjects[scene, default: []].append((subject, [phrase]))
      }
    }
    return scenes.map { scene in
      (scene, (subjects[scene] ?? []).map { "\($0): \($1.joined(separator: "; "))" })
    }
  }

  private static let parts: Set<String> = [
    "constraint", "outlet", "outletCollection", "action", "segue",
  ]

  /// The object at which `change` is reported, and what happened: an added or removed constraint or
  /// connection is reported at the object that holds it.
  private func words(for change: Change) -> (subject: String, phrase: String) {
    let details = change.details.map { " (\($0))" } ?? ""
    switch change.kind {
    case .added, .removed:
      if Self.parts.contains(change.element), let owner = change.place.last {
        return (owner, "\(change.kind.rawValue) \(change.object)")
      }
      let owner = change.place.count > 1 ? change.place.last : nil
      return (change.object, change.kind.rawValue + (owner.map { " in \($0)" } ?? "") + details)
    case .moved:
      return (
        change.object, "moved from \(Self.shown(change.old)) to \(Self.shown(change.new))"
      )
    case .changed, .renamed:
      let property = change.property.map { "\($0) " } ?? ""
      return (
        change.object, "\(property)\(Self.shown(change.old)) → \(Self.shown(change.new))"
      )
    }
  }

  /// A value on one line, as far as anybody reads it.
  private static func shown(_ value: String?) -> String {
    guard let value else { return "none" }
    let line = value.replacing("\n", with: "⏎")
    return line.count > 80 ? line.prefix(79) + "…" : line
  }

  /// What follows from other changes, in one line.
  private var derivedLine: String? {
    let counts = DerivedValue.allCases.compactMap { kind in
      difference.derived[kind].map { "\($0) \(Self.noun(of: kind))\($0 == 1 ? "" : "s")" }
    }
    return counts.isEmpty ? nil : "also changed: " + counts.joined(separator: ", ")
  }

  private static func noun(of kind: DerivedValue) -> String {
    switch kind {
    case .version: "version"
    case .frame: "frame"
    case .canvas: "canvas setting"
    case .resource: "size or color of a resource"
    }
  }

  // MARK: Markdown

  private var markdown: String {
    let groups = groups.map { scene, lines in
      "\n**\(Self.escaped(scene ?? "Document"))**\n\n"
        + lines.map { "- \(Self.escaped($0))\n" }.joined()
    }
    return "### \(Self.escaped(name))\n" + groups.joined()
      + (derivedLine.map { "\n_\(Self.escaped($0))_\n" } ?? "")
  }

  /// `text` without what Markdown and HTML would read as signs.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\`*_[]<>|#&".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
