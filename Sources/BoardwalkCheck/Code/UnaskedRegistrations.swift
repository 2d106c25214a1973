import BoardwalkProject

/// The xibs that code registers only for cells that it never asks for, or that it registers again:
/// UIKit loads none of them.
struct UnaskedRegistrations: Sendable {
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
    let asked = Set(
      sources.uses.filter { $0.kind == .cell || $0.kind == .optionalCell }.map(\.identifier))
    // The last registration in a file counts.
    var later: Set<Nib> = []
    for use in sources.uses.reversed() {
      if use.kind == .nib { uses[Nib(name: use.identifier, file: use.file), default: 0] += 1 }
      guard use.kind == .registeredCell else { continue }
      let isFirst = later.insert(Nib(name: use.identifier, file: use.file)).inserted
      guard let nib = use.nib, !isFirst || !asked.contains(use.identifier) else { continue }
      counts[Nib(name: nib, file: use.file), default: 0] += 1
    }
  }

  /// Whether the xib of `use` is named for such registrations alone.
  func include(_ use: IdentifierUse) -> Bool {
    let nib = Nib(name: use.identifier, file: use.file)
    return use.kind == .nib && counts[nib] == uses[nib]
  }
}
