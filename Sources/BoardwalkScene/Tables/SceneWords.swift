import BoardwalkSource
import BoardwalkTree

/// The words that Boardwalk knows of scenes, to tell a slip of the pen from what is merely new.
public enum SceneWords {
  /// The known kind that is probably meant by `kind`; nil where `kind` is known itself, or nothing is
  /// near.
  public static func kind(near kind: String) -> String? {
    near(kind, in: kinds, sorted: sortedKinds)
  }

  /// The known attribute that is probably meant by `name` in elements called `kind`; nil where `name`
  /// is known of anything, or nothing is near.
  public static func attribute(near name: String, in kind: String) -> String? {
    guard !attributes.contains(name) else { return nil }
    let meant = self.kind(near: kind) ?? kind
    let own = words.union((AttributeOrder.ranks[meant] ?? [:]).keys)
      .union(ChildOrder.keys(in: meant))
    return near(name, in: own, sorted: own.sorted())
  }

  /// Only words of some length are told from each other by a letter or two.
  private static func near(_ word: String, in known: Set<String>, sorted: [String]) -> String? {
    guard word.utf8.count > 3, !known.contains(word),
      let meant = Misspelling(word).closest(in: sorted),
      abs(meant.utf8.count - word.utf8.count) < 2, meant.utf8.count > 3, meant != word + "s"
    else { return nil }
    return meant
  }

  private static let kinds = Set(AttributeOrder.ranks.keys).union(ChildOrder.names)
    .union(Aliases.byAlias.keys).union(IdentifiedKinds.all)
    .union(["sceneDock", "xml-text", "xml-comment", "filesOwner"])

  private static let sortedKinds = kinds.sorted()

  /// Values that stand at several kinds and are elements of the document.
  private static let words: Set<String> = ["font", "autoresizingMask", "textInputTraits", "id"]

  private static let attributes = words.union(AttributeOrder.ranks.values.joined().map(\.key))
    .union(kinds.flatMap(ChildOrder.keys))
}
