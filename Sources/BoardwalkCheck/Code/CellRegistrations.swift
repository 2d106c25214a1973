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
    let names = constant.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return isMentioned(typeIn: names, asking: constant) && isMentioned(constantIn: names, constant)
  }

  /// Whether code mentions the type in `names` besides asking for cells by `constant`.
  private func isMentioned(typeIn names: [String], asking constant: String) -> Bool {
    let isType = { (name: String) in name.first?.isUppercase == true && name != "String" }
    guard let type = names.last(where: isType) else { return true }
    return sources.spellings(of: type) > asking { $0.contains(type) }
  }

  /// Whether code mentions the constant in `names` besides declaring it and asking for cells by it.
  private func isMentioned(constantIn names: [String], _ constant: String) -> Bool {
    guard let name = names.last(where: { $0 != "rawValue" }), name.first?.isLowercase == true else {
      return true
    }
    return sources.mentions(of: name) > 1 + asking { $0 == constant }
  }

  /// How often cells are asked for by a constant as `condition` tells.
  private func asking(_ condition: (String) -> Bool) -> Int {
    sources.uses.count { $0.kind == .cell && $0.constant.map(condition) ?? false }
  }
}
