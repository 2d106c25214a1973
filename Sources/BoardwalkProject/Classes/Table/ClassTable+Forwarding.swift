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
      let tokens = CodeTokens(files[file], .swift, words: &words, texts: &texts)
      return IdentifierArguments(tokens, in: types[typesOfFiles[file]], of: .functions(functions))
        .found.map { (file, $0) }
    }.flatMap(\.self)
  }

  /// The functions that pass an identifier on, wherever they are called: no method of the name
  /// takes something else by the same label.
  private var forwardingFunctions: [ForwardingFunction] {
    let all = Dictionary(
      grouping: scans.flatMap(\.files).flatMap(\.functions), by: { Parameter($0.name, $0.label) })
    guard !all.isEmpty else { return [] }
    var declared: [Parameter: Int] = [:]
    let names = Set(all.keys.map(\.function))
    for method in types.lazy.flatMap(\.methods) where names.contains(method.baseName) {
      for parameter in Parameter.all(of: method) { declared[parameter, default: 0] += 1 }
    }
    return all.values.compactMap { functions in
      guard let first = functions.first, functions.allSatisfy({ $0 == first }),
        declared[Parameter(first.name, first.label), default: 0] <= functions.count
      else { return nil }
      return first
    }
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
    let all = (typeIndex.otherTypes[identifier.type] ?? []).filter { !types[$0].rawTexts.isEmpty }
    guard all.count > 1, !identifier.isAssociated else { return all }
    let own = all.filter { types[$0].file == file }
    return own.count == 1 ? own : []
  }
}

/// A parameter, by the function that has it and its label; nil is the first without one.
private struct Parameter: Hashable {
  let function: String
  let label: String?

  init(_ function: String, _ label: String?) {
    self.function = function
    self.label = label
  }

  /// The parameters of `method`, those without labels apart that are not the first.
  static func all(of method: MethodDeclaration) -> Set<Parameter> {
    let labels = method.spelling.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
      .map(String.init)
    return Set(
      labels.enumerated().filter { $0.offset == 0 || $0.element != "_" }.map {
        Parameter(method.baseName, $0.element == "_" ? nil : $0.element)
      })
  }
}
