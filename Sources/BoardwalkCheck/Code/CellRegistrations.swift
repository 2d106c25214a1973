import BoardwalkProject

/// The reuse identifiers that code registers classes and xibs for.
struct CellRegistrations: Sendable {
  private let sources: ClassTable

  /// The files that register each identifier.
  private var files: [String: Set<Int>] = [:]

  /// The number of requests for cells by each literal, by each constant in each file, and by a
  /// constant of each type.
  private var literals: [String: Int] = [:]
  private var constants: [String: [Int: Int]] = [:]
  private var types: [String: Int] = [:]

  /// The number of requests for cells with each identifier.
  private var requests: [String: Int] = [:]

  /// The mentions of the constants in each project folder that was asked for.
  private var mentions: [String: [String: Int]] = [:]

  /// The registrations in `sources`.
  init(_ sources: ClassTable) {
    self.sources = sources
    for use in sources.uses where use.kind == .registeredCell {
      files[use.identifier, default: []].insert(use.file)
    }
    for use in sources.uses where use.kind == .cell || use.kind == .optionalCell {
      requests[use.identifier, default: 0] += 1
      guard let constant = use.constant else {
        literals[use.identifier, default: 0] += 1
        continue
      }
      constants[constant, default: [:]][use.file, default: 0] += 1
      if let type = Self.type(of: constant) { types[type, default: 0] += 1 }
    }
  }

  /// Whether the identifier of `use` may be registered.
  mutating func mayInclude(_ use: IdentifierUse) -> Bool {
    if files[use.identifier]?.contains(where: { sources.areRelated($0, use.file) }) ?? false {
      return true
    }
    // Code that finds no cell may make one, and give it the identifier.
    if use.kind == .optionalCell { return isMentionedElsewhere(use) }
    // An identifier that is not known may be this one, if code mentions it besides requesting it.
    guard sources.hasUnknownRegistrations else { return false }
    return isMentionedElsewhere(use) && !isOnlyRequested(use) && !hasUnmentionedConstant(use)
  }

  /// Whether the identifier of `use` is the value of one constant only, which code mentions only in
  /// requests for cells, perhaps through a variable.
  private func hasUnmentionedConstant(_ use: IdentifierUse) -> Bool {
    guard sources.quotes(of: use.identifier) == 1, !sources.spells(use.identifier),
      let name = sources.constant(withText: use.identifier)
    else { return false }
    return sources.mentions(of: name) <= 1 + requests[use.identifier, default: 0]
  }

  /// Whether the project of `use`, one of several in the repository, mentions the constant only in
  /// requests for cells, and no class has its value as a name: libraries register cells by the
  /// names of classes. A constant of a class may be registered by its class.
  private mutating func isOnlyRequested(_ use: IdentifierUse) -> Bool {
    guard let constant = use.constant, let name = Self.names(in: constant).last,
      Self.names(in: constant).dropLast().allSatisfy({
        sources.isOtherType($0) && !sources.declaresClass($0)
      }),
      !sources.spells(use.identifier), sources.quotes(of: use.identifier) == 1,
      let mentions = mentions(of: name, inProjectOfFile: use.file)
    else { return false }
    return mentions <= 1 + requests(by: constant) { sources.areInOneProject($0, use.file) }
  }

  /// The mentions of the constant `name` in the project of the file with a number; nil without a
  /// project. All constants of a project are counted at once: there may be thousands.
  private mutating func mentions(of name: String, inProjectOfFile number: Int) -> Int? {
    guard let folder = sources.projectFolder(ofFile: number) else { return nil }
    if mentions[folder] == nil {
      let names = Set(constants.keys.compactMap { Self.names(in: $0).last })
      mentions[folder] = sources.mentions(of: names, inProjectAt: folder)
    }
    return mentions[folder]?[name] ?? 0
  }

  /// Whether code mentions the identifier of `use` besides requesting it.
  private func isMentionedElsewhere(_ use: IdentifierUse) -> Bool {
    guard let constant = use.constant else {
      return sources.quotes(of: use.identifier) > literals[use.identifier, default: 0]
        || sources.spells(use.identifier)
    }
    return isGeneratedMentioned(use) || isTypeMentioned(of: constant) && isMentioned(constant)
  }

  /// Whether code mentions the constant that R.swift generates for the identifier of `use`: the
  /// name of a xib may be the identifier, too.
  private func isGeneratedMentioned(_ use: IdentifierUse) -> Bool {
    sources.mentions("R") && sources.mentions(use.identifier.firstLowercased)
  }

  /// Whether code mentions the type of `constant` besides requesting cells by it.
  private func isTypeMentioned(of constant: String) -> Bool {
    guard let type = Self.type(of: constant) else { return true }
    return sources.spellings(of: type) > types[type, default: 0]
  }

  /// Whether code mentions `constant` besides declaring it and asking for cells by it.
  private func isMentioned(_ constant: String) -> Bool {
    guard let name = Self.names(in: constant).last(where: { $0 != "rawValue" }),
      name.first?.isLowercase == true
    else { return true }
    return sources.mentions(of: name) > 1 + requests(by: constant) { _ in true }
  }

  /// The number of requests for cells by `constant` in the files that satisfy `isCounted`.
  private func requests(by constant: String, inFiles isCounted: (Int) -> Bool) -> Int {
    (constants[constant] ?? [:]).reduce(0) { isCounted($1.key) ? $0 + $1.value : $0 }
  }

  /// The type of `constant`, or the type that it names.
  private static func type(of constant: String) -> String? {
    names(in: constant).last { $0.first?.isUppercase == true && $0 != "String" }
  }

  private static func names(in constant: String) -> [String] {
    constant.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
