import BoardwalkBase
import BoardwalkDocument
import BoardwalkMerge

/// What must hold of the merge of two versions of a document that random edits made.
package struct MergeLaw: Sendable {
  /// How many pairs were merged, and how many of them asked a question.
  package private(set) var pairs = 0
  package private(set) var conflicts = 0

  /// What did not hold, in words.
  package private(set) var violations: [String] = []

  /// No pairs yet.
  package init() {}

  /// Merges `count` pairs of edited versions of `tree`.
  package mutating func check(_ tree: ElementTree, _ name: String, count: Int, seed: UInt64) {
    guard let root = tree.root else { return }
    for number in 0..<count {
      let seed = seed &+ UInt64(number) &* 0x9E37_79B9
      var editor = DocumentEditor(tree, seed: seed)
      var edits = ThreeWay<[DocumentEdit]>(base: [], ours: [], theirs: [])
      for index in 0..<6 {
        let side: Side = index % 2 == 0 ? .ours : .theirs
        if let edit = editor.next(side == .ours ? "our-" : "the-", index) {
          edits[side].append(edit)
        }
      }
      var versions = ThreeWay(
        base: EditableElement(root), ours: EditableElement(root), theirs: EditableElement(root))
      for side in Side.allCases {
        for edit in edits[side] { versions[side].apply(edit, by: side.rawValue) }
      }
      let isDisjoint = edits.ours.allSatisfy { mine in
        edits.theirs.allSatisfy { mine.isDisjoint(from: $0) }
      }
      check(versions.map { $0.tree() }, isDisjoint: isDisjoint, "\(name), seed \(seed)")
    }
  }

  /// The ids that `tree` refers to and that no object of it has.
  private func danglingReferences(in tree: ElementTree) -> Set<String> {
    let known = Set(tree.elements.compactMap { $0["id"] })
    var result: Set<String> = []
    for element in tree.elements {
      for attribute in element.attributes
      where !known.contains(attribute.value)
        && ReferenceAttribute.named(attribute.name, of: element.name) != nil
      {
        result.insert(attribute.value)
      }
    }
    return result
  }

  private mutating func check(_ trees: ThreeWay<ElementTree>, isDisjoint: Bool, _ name: String) {
    let sources = trees.map { tree in
      LocatedTree(
        file: SourceFile(path: "merge.storyboard", bytes: []), tree: tree, map: SourceMap())
    }
    let swapped = ThreeWay(base: sources.base, ours: sources.theirs, theirs: sources.ours)
    guard let merged = try? ThreeWayMerge().merge(sources),
      let mirrored = try? ThreeWayMerge().merge(swapped)
    else {
      violations.append("\(name): it was not merged")
      return
    }
    pairs += 1
    if !merged.conflicts.isEmpty { conflicts += 1 }
    let ids = merged.tree.elements.compactMap { $0.name == "device" ? nil : $0["id"] }
    if Set(ids).count != ids.count { violations.append("\(name): an id came twice") }
    let known = Set(ids)
    for tree in [trees.ours, trees.theirs] {
      for id in tree.elements.compactMap({ $0["id"] })
      where id.hasPrefix("our-") || id.hasPrefix("the-") {
        if !known.contains(id), merged.conflicts.isEmpty {
          violations.append("\(name): the new object \(id) is lost")
        }
      }
    }
    let dangling = danglingReferences(in: merged.tree)
    if !dangling.isEmpty {
      let old = [trees.base, trees.ours, trees.theirs].map(danglingReferences)
      for id in dangling.subtracting(old.joined()) {
        violations.append("\(name): the reference to \(id) dangles")
      }
    }
    if isDisjoint, !merged.conflicts.isEmpty {
      violations.append("\(name): disjoint edits conflict: \(merged.conflicts.map(\.key))")
    }
    if merged.conflicts.count != mirrored.conflicts.count {
      violations.append("\(name): the number of conflicts depends on which side is ours")
    } else if merged.conflicts.isEmpty, !merged.tree.hasSameContent(as: mirrored.tree) {
      violations.append("\(name): the result depends on which side is ours")
    }
  }
}
