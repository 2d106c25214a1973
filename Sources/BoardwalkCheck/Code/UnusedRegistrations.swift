import BoardwalkProject

/// The registrations of xibs that have no effect: of cells that code never requests, and those that
/// a later registration replaces.
struct UnusedRegistrations: Sendable {
  /// A xib in the code of one file.
  private struct Nib: Hashable {
    let name: String
    let file: Int
  }

  /// The number of registrations of each xib that have no effect.
  private var counts: [Nib: Int] = [:]

  /// The number of uses of each xib.
  private var uses: [Nib: Int] = [:]

  /// The registrations in `sources`.
  init(_ sources: ClassTable) {
    let requested = Set(
      sources.uses.filter { $0.kind == .cell || $0.kind == .optionalCell }.map(\.identifier))
    // The last registration in a file counts.
    var later: Set<Nib> = []
    for use in sources.uses.reversed() {
      if use.kind == .nib { uses[Nib(name: use.identifier, file: use.file), default: 0] += 1 }
      guard use.kind == .registeredCell else { continue }
      let isFirst = later.insert(Nib(name: use.identifier, file: use.file)).inserted
      guard let nib = use.nib, !isFirst || !requested.contains(use.identifier) else { continue }
      counts[Nib(name: nib, file: use.file), default: 0] += 1
    }
  }

  /// Whether all uses of the xib of `use` in its file are such registrations.
  func include(_ use: IdentifierUse) -> Bool {
    let nib = Nib(name: use.identifier, file: use.file)
    return use.kind == .nib && counts[nib] == uses[nib]
  }
}
