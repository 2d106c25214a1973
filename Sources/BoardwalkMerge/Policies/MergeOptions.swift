/// The decisions made before a merge.
package struct MergeOptions: Sendable, Hashable {
  /// The sides that settle single conflicts, by the conflicts' keys.
  package var resolutions: [String: Side] = [:]

  /// The sides that settle all conflicts of a class.
  package var policies: [ConflictClass: Side] = [:]

  /// Nothing has been decided.
  package init() {}

  /// The side that `conflict` is decided for; nil if it is undecided.
  package func decision(for conflict: Conflict) -> Side? {
    resolutions[conflict.key] ?? policies[ConflictClass(conflict)] ?? policies[.all]
  }
}
