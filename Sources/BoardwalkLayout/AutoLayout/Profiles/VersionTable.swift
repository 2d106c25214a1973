/// The source of a number that depends on the version of Interface Builder.
enum Provenance: Sendable, Hashable {
  /// Counted over the frames that documents store, as the fact states.
  case counted(String)

  /// Recorded on a running system, as the fact states.
  case recorded(String)

  /// Fitted: chosen so that computed values are nearest to those of `to`.
  case fitted(to: String)
}

/// A fact that changed from version to version.
struct VersionTable<Value: Sendable>: Sendable {
  /// A value, the first version that has it, and how it is known.
  struct Change: Sendable {
    let since: InterfaceBuilderVersion
    let value: Value
    let evidence: Provenance

    init(_ since: InterfaceBuilderVersion, _ value: Value, _ evidence: Provenance) {
      self.since = since
      self.value = value
      self.evidence = evidence
    }
  }

  /// The value before all changes, and how it is known.
  let oldest: (value: Value, evidence: Provenance)

  /// The changes, the oldest first.
  let changes: [Change]

  /// The value `oldest`, with its changes.
  init(_ oldest: Value, _ evidence: Provenance, _ changes: Change...) {
    self.oldest = (oldest, evidence)
    self.changes = changes
  }

  /// The value of `version`.
  subscript(version: InterfaceBuilderVersion) -> Value {
    changes.last { $0.since <= version }?.value ?? oldest.value
  }
}
