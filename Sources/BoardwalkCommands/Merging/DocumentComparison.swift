import BoardwalkBase
import BoardwalkDocument
import BoardwalkMerge

/// The changes between two versions of a document, by screen.
struct DocumentComparison: Sendable {
  /// The place of a change on a screen.
  struct Mark: Sendable {
    /// The number of the line that describes the change.
    let number: Int

    /// The kind of change.
    let kind: Change.Kind

    let frame: LayoutRect
  }

  /// One version of a screen.
  struct Version: Sendable {
    let drawing: VersionScreens.Drawing
    let marks: [Mark]
  }

  /// A screen in both versions, with its changes.
  struct Row: Sendable {
    let name: String

    /// The versions of the screen; nil for one that does not have it, or cannot show it.
    let old: Version?
    let new: Version?

    /// The changes.
    let lines: [ChangeLine]
  }

  /// The document's name.
  let name: String

  /// The screens that changed, in the order of the new version.
  let rows: [Row]

  /// The changes outside of screens.
  let remarks: [String]

  /// The comparison of `pair`; nil if a version cannot be read as a document.
  init?(_ pair: VersionPair) {
    name = pair.name.escapedForTerminal
    if let change = pair.change {
      (rows, remarks) = ([], [change])
      return
    }
    guard let (old, new, difference) = pair.content else { return nil }
    let versions = Versions(
      old: VersionScreens(old), new: VersionScreens(new), difference.changes)
    let changes = Dictionary(grouping: difference.changes, by: versions.scene)
    rows = versions.sceneIDs.compactMap { id in
      changes[id].map { versions.row(ofScene: id, ChangeLine.lines(of: $0)) }
    }
    remarks =
      ChangeLine.lines(of: changes[nil] ?? []).map(\.text)
      + [DifferenceReport(pair.name, difference).derivedLine].compactMap(\.self)
  }
}

/// The screens of both versions.
private struct Versions {
  private let old: VersionScreens?
  private let new: VersionScreens?

  /// The old ids of objects that have other ones in the new version, by the new ones.
  private let oldIDs: [String: String]

  /// The new ids by the old ones.
  private let newIDs: [String: String]

  init(old: VersionScreens?, new: VersionScreens?, _ changes: [Change]) {
    self.old = old
    self.new = new
    var oldIDs: [String: String] = [:]
    var newIDs: [String: String] = [:]
    for change in changes where change.kind == .renamed {
      guard let old = change.old, let new = change.new else { continue }
      oldIDs[new] = old
      newIDs[old] = new
    }
    self.oldIDs = oldIDs
    self.newIDs = newIDs
  }

  /// The ids of the scenes of both versions, those of the new one first.
  var sceneIDs: [String] {
    let ids = new?.sceneIDs ?? []
    return ids + (old?.sceneIDs ?? []).map { newIDs[$0] ?? $0 }.filter { !ids.contains($0) }
  }

  /// The id of the scene of `change`; nil for none.
  func scene(of change: Change) -> String? {
    guard let id = change.id else { return nil }
    if change.kind != .removed, let scene = new?.scene(ofObject: id) { return scene }
    return old?.scene(ofObject: id).map { newIDs[$0] ?? $0 }
  }

  func row(ofScene id: String, _ lines: [ChangeLine]) -> DocumentComparison.Row {
    let oldID = oldIDs[id] ?? id
    return DocumentComparison.Row(
      name: (new?.name(ofScene: id) ?? old?.name(ofScene: oldID) ?? id).escapedForTerminal,
      old: old.flatMap { screens in
        version(of: screens, scene: oldID, lines, without: .added) { oldIDs[$0] ?? $0 }
      },
      new: new.flatMap { screens in
        version(of: screens, scene: id, lines, without: .removed) { $0 }
      },
      lines: lines)
  }

  /// The screen of one version with marks for `lines`, except changes of the kind `other`, which
  /// the other version shows; `id` is an object's id in this version.
  private func version(
    of screens: VersionScreens, scene: String, _ lines: [ChangeLine], without other: Change.Kind,
    id: (String) -> String
  ) -> DocumentComparison.Version? {
    guard let drawing = screens.drawing(ofScene: scene) else { return nil }
    var marks: [DocumentComparison.Mark] = []
    for (index, line) in lines.enumerated() {
      for change in line.changes where change.kind != other {
        let frames = change.id.map { screens.places(ofObject: id($0), on: drawing) } ?? []
        for frame in frames
        where !marks.contains(where: { $0.number == index + 1 && $0.frame == frame }) {
          marks.append(
            DocumentComparison.Mark(number: index + 1, kind: change.kind, frame: frame))
        }
      }
    }
    return DocumentComparison.Version(drawing: drawing, marks: marks)
  }
}
