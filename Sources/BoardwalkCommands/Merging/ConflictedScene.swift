import Boardwalk
import BoardwalkBase
import BoardwalkMerge
import BoardwalkProject
import BoardwalkScene

/// The scene text of a document with conflict markers around the lines in which the sides differ.
///
/// During a merge, `git diff` compares the document with both sides as scenes.
struct ConflictedScene: Sendable {
  /// The text.
  private(set) var text = ""

  /// The text of `file`; nil if it has no markers, or a side of them cannot be read.
  init?(_ file: SourceFile) {
    guard let regions = ConflictRegions(file.bytes), !regions.lines.isEmpty,
      let ours = Self.scene(of: file, regions, .ours),
      let theirs = Self.scene(of: file, regions, .theirs)
    else { return nil }
    merge(ours, theirs)
  }

  /// The lines of `file` as a scene, with the version of `side` in the place of all `regions`.
  private static func scene(
    of file: SourceFile, _ regions: ConflictRegions, _ side: Side
  ) -> [Substring]? {
    let resolved = SourceFile(path: file.path, bytes: regions.bytes(of: side))
    guard let tree = DocumentSyntax(of: resolved).read(resolved).source?.tree else { return nil }
    return SceneWriter().comparable(tree).split(separator: "\n", omittingEmptySubsequences: false)
  }

  private mutating func merge(_ ours: [Substring], _ theirs: [Substring]) {
    let changes = SequenceDifference(from: ours, to: theirs)
    var lines: [Substring] = []
    var (left, right) = (0, 0)
    while left < ours.count || right < theirs.count {
      let (start, other) = (left, right)
      while changes.removed.contains(left) { left += 1 }
      while changes.inserted.contains(right) { right += 1 }
      if left > start || right > other {
        lines += ["<<<<<<< ours"] + ours[start..<left] + ["======="] + theirs[other..<right]
        lines.append(">>>>>>> theirs")
      }
      if left < ours.count { lines.append(ours[left]) }
      left += 1
      right += 1
    }
    text = lines.joined(separator: "\n")
  }
}
