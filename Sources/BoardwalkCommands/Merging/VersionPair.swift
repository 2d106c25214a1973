import BoardwalkBase
import BoardwalkDocument
import BoardwalkMerge
import BoardwalkProject

/// Two versions of one document; nil for a version that does not have it.
struct VersionPair: Sendable {
  /// The name of the document in messages.
  let name: String

  let old: SourceFile?
  let new: SourceFile?

  /// Whether both versions have the same bytes.
  var isUnchanged: Bool { old?.bytes == new?.bytes }

  /// Whether the whole document was added or removed; nil if both versions have it.
  var change: String? {
    if old == nil { return "document added" }
    return new == nil ? "document removed" : nil
  }

  /// Both versions with their difference; nil if one is missing or unreadable.
  var content: (old: LocatedTree, new: LocatedTree, difference: DocumentDifference)? {
    guard let old, let new,
      let oldSource = DocumentSyntax(of: old).read(old).source,
      let newSource = DocumentSyntax(of: new).read(new).source,
      let difference = try? DocumentDifference(from: oldSource, to: newSource)
    else { return nil }
    return (oldSource, newSource, difference)
  }
}
