import BoardwalkBase
import BoardwalkDocument
import BoardwalkMerge

/// What must hold of merges, differences and patches of any documents.
struct MergeRun {
  /// Merges the three versions in `file`, resolves the conflicts, and compares the versions.
  func merge(_ file: SourceFile) -> String {
    guard let versions = MergeInput(file.bytes)?.versions, let base = read(versions.base),
      let ours = read(versions.ours), let theirs = read(versions.theirs)
    else { return "unreadable" }
    let sources = ThreeWay(base: base, ours: ours, theirs: theirs)
    var merge = ThreeWayMerge()
    guard let merged = try? merge.merge(sources) else { return "refused" }
    guard isReadable(merged.tree) else { return "broken: the merge cannot be read" }
    merge.markers = ConflictMarkers()
    guard let marked = try? merge.merge(sources) else { return "broken: markers" }
    guard marked.conflicts.count == merged.conflicts.count else { return "broken: conflicts" }
    if let fault = fault(ofMarkersIn: marked) { return "broken: \(fault)" }
    _ = ReferenceRemoval(from: ours.tree, since: [base.tree, theirs.tree]).result
    guard let difference = try? DocumentDifference(from: base, to: ours) else {
      return "broken: no difference"
    }
    guard let patched = try? difference.script.apply(to: base.tree),
      XMLWriter().write(patched) == versions.ours
    else { return "broken: the difference does not lead to ours" }
    return merged.conflicts.isEmpty ? "merged" : "conflicts"
  }

  /// Applies the difference in `file`, which is JSON, to `document`.
  func patch(_ file: SourceFile, _ document: ElementTree) -> String {
    guard let script = EditScript(json: file.bytes) else { return "unreadable" }
    guard let patched = try? script.apply(to: document) else { return "refused" }
    return isReadable(patched) ? "applied" : "broken: the patched document cannot be read"
  }

  /// What is wrong with the markers of `merged`; nil if nothing is.
  private func fault(ofMarkersIn merged: MergedDocument) -> String? {
    guard merged.regions.contains(where: { $0 != nil }) else { return nil }
    let bytes = XMLWriter().write(merged.tree)
    guard let regions = ConflictRegions(bytes) else { return "the markers have no end" }
    for side in Side.allCases {
      var resolved = regions
      resolved.resolve(Set(regions.lines), with: side)
      guard ConflictRegions(resolved.bytes())?.lines.isEmpty == true else {
        return "resolved markers stay"
      }
    }
    return nil
  }

  private func isReadable(_ tree: ElementTree) -> Bool {
    tree.root == nil || read(XMLWriter().write(tree))?.tree.hasSameContent(as: tree) == true
  }

  private func read(_ bytes: [UInt8]) -> LocatedTree? {
    try? XMLReader().read(SourceFile(path: "Main.storyboard", bytes: bytes))
  }
}
