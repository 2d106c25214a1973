/// The known members of a class.
package enum ClassKnowledge: Sendable {
  /// The class is declared, or a system class, with this hierarchy.
  case known(Lineage)

  /// No source declares or mentions the class, and it is not a known system class.
  case undeclared

  /// Sources mention the class, but do not declare it: it may be in a framework.
  case unknown

  /// Its class hierarchy, if it is known.
  package var lineage: Lineage? {
    if case .known(let lineage) = self { lineage } else { nil }
  }
}
