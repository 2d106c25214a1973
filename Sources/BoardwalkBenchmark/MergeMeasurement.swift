import BoardwalkBase
import BoardwalkDocument
import BoardwalkGit
import BoardwalkMerge
import Foundation

/// Repeats real merges: folders with `base.xml`, `ours.xml`, `theirs.xml`, and `human.xml` if the
/// committed result is known.
struct MergeMeasurement {
  /// The counted properties of a merge.
  private enum Fact: String, CaseIterable {
    case all = "merges"
    case unreadable = "a version cannot be read"
    case clean = "merged without a conflict"
    case gitClean = "git merges the lines without a conflict"
    case gitCleanSame = "… with the same bytes here"
    case gitConflict = "git has conflicts"
    case gitConflictClean = "… none here"
    case illFormed = "the result cannot be read"
    case duplicate = "new duplicate ids"
    case dangling = "new dangling references"
    case lost = "additions lost without a conflict"
    case human = "people merged by hand and lost no object, clean here"
    case humanSame = "… the same content here"
    case whole = "people merged by hand and lost no change, clean here"
    case wholeSame = "… of those, the same content here"
    case wholeConflict = "… of those, with conflicts in git"
    case wholeConflictSame = "… … the same content here"
  }

  private var counts: [Fact: Int] = [:]
  private let git = Git(in: ".", environment: ProcessInfo.processInfo.environment)

  /// The merges in the folders inside `folder`.
  init(folder: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      measure("\(folder)/\(name)")
    }
  }

  /// Prints the counts.
  func print() {
    for fact in Fact.allCases {
      let count = "\(counts[fact] ?? 0)"
      Swift.print(String(repeating: " ", count: max(0, 6 - count.count)) + count, fact.rawValue)
    }
  }

  private mutating func count(_ fact: Fact, if isTrue: Bool = true) {
    if isTrue { counts[fact, default: 0] += 1 }
  }

  private mutating func measure(_ folder: String) {
    let paths = ThreeWay(base: "base", ours: "ours", theirs: "theirs").map { "\(folder)/\($0).xml" }
    guard FileManager.default.fileExists(atPath: paths.base) else { return }
    count(.all)
    let sources = paths.map(Self.read)
    guard let base = sources.base, let ours = sources.ours, let theirs = sources.theirs,
      let merged = try? ThreeWayMerge().merge(ThreeWay(base: base, ours: ours, theirs: theirs))
    else { return count(.unreadable) }
    let bytes =
      merged.origin.map { ($0 == .ours ? ours : theirs).file.bytes }
      ?? XMLWriter().write(merged.tree)
    let isClean = merged.conflicts.isEmpty
    count(.clean, if: isClean)
    let isGitClean = compareWithGit(paths, bytes, isClean: isClean)
    guard let result = try? XMLReader().read(SourceFile(path: folder, bytes: bytes)) else {
      return count(.illFormed)
    }
    let objects = ThreeWay(base: base, ours: ours, theirs: theirs).map { DocumentObjects($0.tree) }
    let found = DocumentObjects(result.tree)
    count(.duplicate, if: !found.duplicates.isEmpty)
    let known = objects.ours.dangling.union(objects.theirs.dangling)
    count(.dangling, if: !found.dangling.subtracting(known).isEmpty)
    let added = objects.ours.ids.union(objects.theirs.ids).subtracting(objects.base.ids)
    let lost = added.subtracting(found.ids).subtracting(merged.renamed.map(\.old))
    count(.lost, if: isClean && !lost.isEmpty)
    guard isClean, let human = Self.read("\(folder)/human.xml"),
      ![ours.file.bytes, theirs.file.bytes].contains(human.file.bytes),
      added.isSubset(of: DocumentObjects(human.tree).ids)
    else { return }
    let isSame = Self.haveSameContent(result, human)
    count(.human)
    count(.humanSame, if: isSame)
    let versions = ThreeWay(base: base, ours: ours, theirs: theirs)
    guard Side.allCases.allSatisfy({ Self.keepsChanges(human, of: $0, in: versions) }) else {
      return
    }
    count(.whole)
    count(.wholeSame, if: isSame)
    count(.wholeConflict, if: !isGitClean)
    count(.wholeConflictSame, if: !isGitClean && isSame)
  }

  /// Whether two documents differ only in values that Interface Builder derives.
  private static func haveSameContent(_ first: LocatedTree, _ second: LocatedTree) -> Bool {
    (try? DocumentDifference(from: first, to: second))?.changes.isEmpty ?? false
  }

  /// Whether `human` has all that `side` changed: merging that side in once more changes nothing.
  private static func keepsChanges(
    _ human: LocatedTree, of side: Side, in versions: ThreeWay<LocatedTree>
  ) -> Bool {
    let again = try? ThreeWayMerge().merge(
      ThreeWay(base: versions.base, ours: human, theirs: versions[side]))
    guard let again, again.conflicts.isEmpty,
      let tree = try? XMLReader().read(
        SourceFile(path: human.file.path, bytes: XMLWriter().write(again.tree)))
    else { return false }
    return haveSameContent(human, tree)
  }

  /// Compares `bytes` with git's merge of the lines, and returns whether that has no conflicts.
  private mutating func compareWithGit(
    _ paths: ThreeWay<String>, _ bytes: [UInt8], isClean: Bool
  ) -> Bool {
    let merged = try? git?.mergeLines(
      base: paths.base, ours: paths.ours, theirs: paths.theirs, markerSize: 7)
    guard let merged else { return true }
    count(.gitClean, if: merged.conflicts == 0)
    count(.gitCleanSame, if: merged.conflicts == 0 && merged.bytes == bytes)
    count(.gitConflict, if: merged.conflicts > 0)
    count(.gitConflictClean, if: merged.conflicts > 0 && isClean)
    return merged.conflicts == 0
  }

  private static func read(_ path: String) -> LocatedTree? {
    (try? SourceFile(contentsOf: path)).flatMap { try? XMLReader().read($0) }
  }
}

/// The ids of a document's objects, and the references that lead to none.
private struct DocumentObjects {
  private(set) var ids: Set<String> = []
  private(set) var duplicates: Set<String> = []
  private(set) var dangling: Set<String> = []

  init(_ tree: ElementTree) {
    for element in tree.elements where element.name != "device" && element.name != "adaptation" {
      guard let id = element["id"] else { continue }
      if !ids.insert(id).inserted { duplicates.insert(id) }
    }
    for element in tree.elements {
      for attribute in element.attributes
      where ReferenceAttribute.named(attribute.name, of: element.name) != nil
        && !ids.contains(attribute.value)
      {
        dangling.insert(attribute.value)
      }
    }
  }
}
