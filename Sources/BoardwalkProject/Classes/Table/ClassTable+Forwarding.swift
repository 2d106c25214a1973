import BoardwalkBase

/// Identifiers that code passes through functions of its own.
extension ClassTable {
  /// The arguments of functions that pass them on to UIKit, with the numbers of their files. The
  /// files that call such functions are read once more.
  var forwardedArguments: [(Int, IdentifierArgument)] {
    let functions = Dictionary(grouping: forwardingFunctions, by: \.name)
    guard !functions.isEmpty else { return [] }
    let callers = files.indices.filter { file in
      let (scan, place) = scansOfFiles[file]
      return scans[scan].calls(functions.keys, inFile: place)
    }
    return callers.concurrentMap { file in
      var words = Keyword.words
      var texts = WordTable()
      let language = CodeLanguage(of: files[file]) ?? .swift
      let tokens = CodeTokens(files[file], language, words: &words, texts: &texts)
      return IdentifierArguments(tokens, in: types[typesOfFiles[file]], of: .functions(functions))
        .found.filter(isOfDeclaredClass).map { (file, $0) }
    }.flatMap(\.self)
  }

  /// Whether the sources declare the class whose name `argument` is, if it is one.
  private func isOfDeclaredClass(_ argument: IdentifierArgument) -> Bool {
    guard case .className(let name) = argument.text else { return true }
    return typeIndex.classes[name] != nil
  }

  /// The functions that pass an identifier on, wherever they are called: no method of the name
  /// takes something else by the same label.
  private var forwardingFunctions: [ForwardingFunction] {
    let all = Dictionary(
      grouping: scans.flatMap(\.files).flatMap(\.functions), by: { Parameter($0) })
    guard !all.isEmpty else { return [] }
    var declared: [Parameter: Set<String>] = [:]
    var counts: [Parameter: Int] = [:]
    var methods: [String: Int] = [:]
    let names = Set(all.keys.map(\.function))
    for method in types.lazy.flatMap(\.methods) {
      methods[method.baseName, default: 0] += 1
      for parameter in Parameter.all(of: method) where names.contains(parameter.function) {
        counts[parameter, default: 0] += 1
        declared[parameter, default: []].insert(method.selector)
      }
    }
    return all.flatMap { parameter, functions -> [ForwardingFunction] in
      Dictionary(grouping: functions, by: \.kind).values.compactMap { alike in
        guard let first = alike.first, alike.allSatisfy({ $0 == first }) else { return nil }
        if case .receiver(let owner, _) = first.source {
          let isOnly = methods[first.name, default: 0] <= alike.count
          return isOnly && isExtended(owner) ? first : nil
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
  var enumeratedUses: [IdentifierUse] {
    var uses: [IdentifierUse] = []
    for (file, scan) in scans.flatMap(\.files).enumerated() {
      for identifier in scan.enumerations {
        for type in enumerations(of: identifier, from: file).map({ types[$0] }) {
          for (name, raw) in type.rawTexts where mentions(of: name) > 1 {
            uses.append(
              IdentifierUse(identifier.kind, raw, case: "\(type.name).\(name)", inFile: type.file))
          }
        }
      }
    }
    return Set(uses).sorted { $0.identifier < $1.identifier }
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
  init(_ function: ForwardingFunction) { self.init(function.name, function.label) }

  /// The parameters of `method`: in Swift those without labels apart that are not the first, in
  /// Objective-C all parts of the selector.
  static func all(of method: MethodDeclaration) -> Set<Parameter> {
    guard method.spelling.contains("(") else {
      let parts = method.spelling.split(separator: ":").map(String.init)
      return Set(parts.map { Parameter($0, $0) })
    }
    let labels = method.spelling.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
      .map(String.init)
    return Set(
      labels.enumerated().filter { $0.offset == 0 || $0.element != "_" }.map {
        Parameter(method.baseName, $0.element == "_" ? nil : $0.element)
      })
  }
}
