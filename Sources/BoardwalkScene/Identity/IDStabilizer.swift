import BoardwalkDocument

/// Replaces ids that Interface Builder drew at random by those that follow from the objects, which
/// scenes need not write.
package struct IDStabilizer: Sendable {
  /// A stabilizer; it has no settings.
  package init() {}

  /// `tree` with derived ids wherever ids are given or referred to, except those in `keeping`; and
  /// the new ids by the old ones.
  ///
  /// Strings files name objects by their ids: mend them with `StringsRewriter`.
  package func stabilize(
    _ tree: ElementTree, keeping: Set<String> = []
  ) -> (tree: ElementTree, renamed: [String: String]) {
    let statements = SceneWriter().statements(of: tree, distinction: .numbers)
    let renamed = StableIDs.replacements(in: statements, keeping: keeping)
    return (renamed.isEmpty ? tree : tree.renamingIDs(renamed), renamed)
  }
}
