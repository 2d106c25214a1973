import BoardwalkBase

/// Identifiers that code passes through functions of its own.
extension ClassTable {
  /// What code passes to functions that pass it on to UIKit.
  struct Forwarding: Sendable {
    /// The arguments, with the numbers of their files.
    var arguments: [(Int, IdentifierArgument)] = []

    /// The enumerations by whose cases functions name things, with the numbers of their files.
    var enumerations: [(Int, EnumeratedIdentifier)]
  }

  /// The arguments of functions that pass them on to UIKit, or to others of these functions.
  var forwarding: Forwarding {
    let files = scans.flatMap(\.files)
    var forwarding = Forwarding(
      enumerations: files.enumerated().flatMap { file, scan in
        scan.enumerations.map { (file, $0) }
      })
    var known: Set<ForwardingFunction> = []
    var next = forwardingFunctions(among: files.flatMap(\.functions))
    for _ in 0..<Self.longestChain where !next.isEmpty {
      known.formUnion(next)
      let callers = callers(of: next)
      for (file, found) in callers {
        forwarding.arguments += found.found.filter(isOfDeclaredClass).map { (file, $0) }
        forwarding.enumerations += found.enumerations.map { (file, $0) }
      }
      next = forwardingFunctions(among: callers.flatMap(\.found.functions))
        .filter { !known.contains($0) }
    }
    return forwarding
  }

  /// No identifier passes through more functions.
  private static let longestChain = 4

  /// What the files that call `functions` pass to them. These files are read once more.
  private func callers(
    of functions: [ForwardingFunction]
  ) -> [(file: Int, found: IdentifierArguments)] {
    let functions = Dictionary(grouping: functions, by: \.name)
    let numbers = scans.map { Set(functions.keys.compactMap($0.words.number(of:))) }
    let callers = files.indices.filter { file in
      let (scan, place) = scansOfFiles[file]
      return !scans[scan].files[place].called.isDisjoint(with: numbers[scan])
    }
    return callers.concurrentMap { file in
      var words = Keyword.words
      var texts = WordTable()
      let language = CodeLanguage(of: files[file]) ?? .swift
      let tokens = CodeTokens(files[file], language, words: &words, texts: &texts)
      return (
        file,
        IdentifierArguments(tokens, in: types[typesOfFiles[file]], of: .functions(functions))
      )
    }
  }

  /// Whether the sources declare the class whose name `argument` is, if it is one.
  private func isOfDeclaredClass(_ argument: IdentifierArgument) -> Bool {
    guard case .className(let name) = argument.text else { return true }
    return typeIndex.classes[name] != nil
  }

  /// Those of `functions` that pass an identifier on wherever they are called: no method of the
  /// name takes something else by the same label.
  private func forwardingFunctions(among functions: [ForwardingFunction]) -> [ForwardingFunction] {
    let all = Dictionary(grouping: functions, by: { Parameter($0) })
    guard !all.isEmpty else { return [] }
    var declared: [Parameter: Set<String>] = [:]
    var counts: [Parameter: Int] = [:]
    var methods: [String: Int] = [:]
    let names = Set(all.keys.map(\.function))
    for method in types.lazy.flatMap(\.methods) {
      methods[method.baseName, default: 0] += 1
      if method.spelling != method.baseName { methods[method.spelling, default: 0] += 1 }
      for parameter in Parameter.all(of: method) where names.contains(parameter.function) {
        counts[parameter, default: 0] += 1
        declared[parameter, default: []].insert(method.selector)
      }
    }
    return all.flatMap { parameter, functions -> [ForwardingFunction] in
      Dictionary(grouping: functions, by: \.kind).values.compactMap { alike in
        guard let first = alike.first, alike.allSatisfy({ $0 == first }) else { return nil }
        if case .receiver(let owner, let member, let labels) = first.source {
          guard isExtended(owner) else { return nil }
          if methods[first.name, default: 0] <= alike.count {
            return ForwardingFunction(
              name: first.name, kind: first.kind,
              source: .receiver(owner: owner, member: member, labels: nil), language: .swift)
          }
          let isOnly = methods[first.name + (labels ?? ""), default: 0] <= alike.count
          return isOnly ? first : nil
        }
        // A method of Objective-C has two declarations.
        let isOnly =
          first.language == .objectiveC
          ? declared[parameter, default: []].count <= 1
          : counts[parameter, default: 0] <= alike.count
        return isOnly ? first : nil
      }
    }
  }

  /// Whether several classes have the members of an extension of `owner`.
  private func isExtended(_ owner: String) -> Bool {
    typeIndex.classes[owner] == nil || typeIndex.subclasses[owner] != nil
  }

  /// The cases of enumerations that name things by their raw values, as far as code mentions them.
  func uses(of enumerations: [(Int, EnumeratedIdentifier)]) -> [IdentifierUse] {
    var uses: [IdentifierUse] = []
    for (file, identifier) in enumerations {
      for type in self.enumerations(of: identifier, from: file).map({ types[$0] }) {
        for (name, raw) in type.rawTexts where mentions(of: name) > 1 {
          uses.append(
            IdentifierUse(identifier.kind, raw, case: "\(type.name).\(name)", inFile: type.file))
        }
      }
    }
    // A segue that is performed, too, is reported there.
    let performed = Set((self.uses + uses).filter { $0.kind == .segue }.map(\.identifier))
    return Set(uses).filter { $0.kind != .preparedSegue || !performed.contains($0.identifier) }
      .sorted { $0.identifier < $1.identifier }
  }

  /// The enumerations that `identifier` means in the file with a number: the only one of its name,
  /// or one in the file, or each where types have their own.
  private func enumerations(of identifier: EnumeratedIdentifier, from file: Int) -> [Int] {
    if identifier.form == .adopting {
      return types.indices.filter {
        types[$0].inherited.contains(identifier.type) && !types[$0].rawTexts.isEmpty
      }
    }
    let all = (typeIndex.otherTypes[identifier.type] ?? []).filter { !types[$0].rawTexts.isEmpty }
    guard all.count > 1, identifier.form == .named else { return all }
    let own = all.filter { types[$0].file == file }
    return own.count == 1 ? own : []
  }
}

/// A parameter, by the function that has it and its label; nil is the first without one.
private struct Parameter: Hashable {
  let function: String
  let label: String?

  private init(_ function: String, _ label: String?) {
    self.function = function
    self.label = label
  }

  /// The parameter of `function` that determines an identifier.
  init(_ function: ForwardingFunction) {
    if case .receiver(_, _, let labels) = function.source {
      self.init(function.name, labels)
    } else {
      self.init(function.name, function.label)
    }
  }

  /// The parameters of `method`: in Swift those without labels apart that are not the first, in
  /// Objective-C all parts of the selector.
  static func all(of method: MethodDeclaration) -> Set<Parameter> {
    guard let labels = method.labels else {
      let parts = method.spelling.split(separator: ":").map(String.init)
      return Set(parts.map { Parameter($0, $0) })
    }
    return Set(
      labels.enumerated().filter { $0.offset == 0 || $0.element != nil }
        .map { Parameter(method.baseName, $0.element) })
  }
}
