import BoardwalkProject

/// The reuse identifiers that code registers classes and xibs for.
struct CellRegistrations: Sendable {
  private let sources: ClassTable
  private let identifiers: Set<String>

  /// The registrations in `sources`.
  init(_ sources: ClassTable) {
    self.sources = sources
    identifiers = Set(sources.uses.filter { $0.kind == .registeredCell }.map(\.identifier))
  }

  /// Whether what `use` asks for may be registered, as far as can be seen.
  func mayInclude(_ use: IdentifierUse) -> Bool {
    guard !identifiers.contains(use.identifier) else { return true }
    // An identifier that is not known may be this one, if code mentions it besides asking for it.
    guard sources.hasUnknownRegistrations else { return false }
    guard let constant = use.constant else {
      return sources.quotes(use.identifier, besides: .cell) || sources.spells(use.identifier)
    }
    let asking = sources.uses.count { $0.kind == .cell && $0.constant == constant }
    return mentions(of: constant) > asking
  }

  /// How often code mentions the type to which `constant` belongs, or the constant where it is in none.
  private func mentions(of constant: String) -> Int {
    let names = constant.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    guard let type = names.last(where: { $0.first?.isUppercase == true && $0 != "String" }) else {
      return .max
    }
    return sources.spellings(of: type)
  }
}
