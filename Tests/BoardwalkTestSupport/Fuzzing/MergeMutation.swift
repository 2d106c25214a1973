import BoardwalkBase
import BoardwalkDocument
import BoardwalkMerge

/// Three versions of a document in the bytes of one input.
struct MergeInput {
  /// The line between two versions, which no document has.
  private static let separator = Array("\n\u{1}version\n".utf8)

  /// The versions.
  let versions: ThreeWay<[UInt8]>

  /// The input of `versions`.
  init(_ versions: ThreeWay<[UInt8]>) { self.versions = versions }

  /// The versions in `bytes`; nil if there are not three.
  init?(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: Self.separator, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    versions = ThreeWay(base: Array(parts[0]), ours: Array(parts[1]), theirs: Array(parts[2]))
  }

  var bytes: [UInt8] {
    Array([versions.base, versions.ours, versions.theirs].joined(separator: Self.separator))
  }
}

/// Makes versions of documents by edits as people do them, and damages some by their structure.
package struct MergeMutation: Sendable {
  private var random: SeededGenerator

  /// The versions numbered `seed`.
  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// New versions of the base in `bytes`; `bytes` where they hold none.
  package mutating func mutant(of bytes: [UInt8]) -> [UInt8] {
    guard let base = MergeInput(bytes)?.versions.base,
      let tree = try? XMLReader().read(SourceFile(path: "", bytes: base)).tree
    else { return bytes }
    return MergeInput(
      ThreeWay(
        base: random.number(below: 8) == 0 ? damaged(tree) : base,
        ours: version(of: tree, by: "ours"), theirs: version(of: tree, by: "theirs"))
    ).bytes
  }

  private mutating func version(of tree: ElementTree, by author: String) -> [UInt8] {
    random.number(below: 4) == 0 ? damaged(tree) : edited(tree, by: author)
  }

  private mutating func damaged(_ tree: ElementTree) -> [UInt8] {
    var mutation = TreeMutation(seed: random.next())
    return mutation.mutant(of: tree)
  }

  /// `tree` after a few edits of `author`.
  mutating func edited(_ tree: ElementTree, by author: String) -> [UInt8] {
    guard let root = tree.root else { return [] }
    var editor = DocumentEditor(tree, seed: random.next())
    var element = EditableElement(root)
    for number in 0...random.number(below: 8) {
      if let edit = editor.next("\(author)-", number) { element.apply(edit, by: author) }
    }
    return XMLWriter(canonical: true).write(element.tree())
  }
}
