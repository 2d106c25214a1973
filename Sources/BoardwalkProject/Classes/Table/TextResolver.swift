import BoardwalkBase

/// Resolves constants and names of classes.
struct TextResolver {
  private let table: ClassTable

  /// The position of an expression.
  private struct Place {
    /// The number of the file.
    let file: Int

    /// The types around it, innermost first, by their indices.
    let types: [Int]

    /// The class of `Self`; nil if there may be several.
    let receiver: String?
  }

  /// The result of a member lookup.
  fileprivate enum Member {
    case absent

    /// It is declared; its text is not known, or not the same everywhere.
    case unknown

    /// Each text that it may be.
    case texts([String])
  }

  /// Longer chains of constants are not followed.
  private static let maximumStepCount = 8

  /// The maximum number of types with one name, all of which are examined for each use; beyond it
  /// the type is unknown.
  private static let maximumNamesakeCount = 128

  /// The resolver for the sources of `table`.
  init(_ table: ClassTable) { self.table = table }

  /// The texts that `expression` may have at an offset of the file with a number; none if they are
  /// not known.
  func texts(of expression: TextExpression, at offset: Int, inFile file: Int) -> [String] {
    if case .literal(let text) = expression { return [text] }
    let types = table.types(around: offset, inFile: file)
    let place = Place(file: file, types: types, receiver: receiver(in: types))
    return texts(of: expression, at: place, steps: 0) ?? []
  }

  /// The text that `expression` has there; nil if it is not known, or one of several.
  func text(of expression: TextExpression, at offset: Int, inFile file: Int) -> String? {
    let texts = texts(of: expression, at: offset, inFile: file)
    return texts.count == 1 ? texts.first : nil
  }

  /// The class of `Self` inside of `types`: a class without subclasses, or another type.
  private func receiver(in types: [Int]) -> String? {
    guard let first = types.first else { return nil }
    let type = table.types[first]
    let isProtocol = table.typeIndex.classes[type.name] == nil && type.kind == .addition
    return isProtocol || table.typeIndex.subclasses[type.name] != nil ? nil : type.name
  }

  /// The maximum number of texts of an expression; beyond it they are unknown.
  private static let maximumTextCount = 64

  private func texts(of expression: TextExpression, at place: Place, steps: Int) -> [String]? {
    guard steps < Self.maximumStepCount else { return nil }
    switch expression {
    case .literal(let text): return [text]
    case .className("Self"): return place.receiver.map { [$0] }
    case .className(let name): return [name]
    case .either:
      let all = expression.alternatives
      guard all.count <= Self.maximumTextCount else { return nil }
      let texts = all.compactMap { self.texts(of: $0, at: place, steps: steps + 1) }
      return texts.count == all.count ? texts.flatMap { $0 } : nil
    case .sum(let parts):
      let texts = parts.compactMap { self.texts(of: $0, at: place, steps: steps + 1) }
      guard texts.count == parts.count, texts.allSatisfy({ $0.count == 1 }) else { return nil }
      return [texts.flatMap { $0 }.joined()]
    case .constant(let names): return texts(of: names, at: place, steps: steps + 1)
    }
  }

  private func texts(of names: [String], at place: Place, steps: Int) -> [String]? {
    var names = names
    let isRawValue = names.last == "rawValue"
    if isRawValue { names.removeLast() }
    guard let name = names.last else { return nil }
    if names.count == 1 { return isRawValue ? nil : texts(ofPlain: name, at: place, steps: steps) }
    let owner = names.dropLast().joined(separator: ".")
    if isRawValue { return rawText(of: name, in: owner, at: place).map { [$0] } }
    guard owner == "Self" else {
      return member(name, of: owner, receiver: names[names.count - 2], place, steps).value
    }
    guard let type = place.types.first else { return nil }
    let found = member(
      name, of: table.types[type].name, receiver: place.receiver, place, steps)
    return found.value
  }

  /// The text of a member of a type around `place`, or else of a global constant.
  private func texts(ofPlain name: String, at place: Place, steps: Int) -> [String]? {
    for type in place.types {
      let found = member(
        name, of: table.types[type].name, receiver: place.receiver, place, steps)
      if case .absent = found { continue }
      return found.value
    }
    let all = table.constants[name] ?? []
    let own = all.filter { $0.file == place.file }
    let texts = (own.isEmpty ? all : own).map { constant in
      self.texts(
        of: constant.text, at: Place(file: constant.file, types: [], receiver: nil), steps: steps)
    }
    return Self.common(texts)
  }

  /// The raw value of the case `name` of the enumeration at the path `owner`.
  private func rawText(of name: String, in owner: String, at place: Place) -> String? {
    Self.common(
      meant(table.typeIndex.otherTypes, by: owner, at: place).map {
        table.types[$0].rawTexts[name]?.text
      })
  }

  /// The member `name` of the type at the path `owner`, with its extensions and superclasses.
  private func member(
    _ name: String, of owner: String, receiver: String?, _ place: Place, _ steps: Int
  ) -> Member {
    let declared =
      meant(table.typeIndex.classes, by: owner, at: place)
      + meant(table.typeIndex.otherTypes, by: owner, at: place)
    let last = Self.lastName(of: owner)
    let found = member(
      name, in: declared + (table.typeIndex.extensions[last] ?? []), receiver, steps)
    guard case .absent = found, table.typeIndex.classes[last] != nil else { return found }
    return inherited(name, by: last, receiver, place.file, steps)
  }

  /// The member `name` of the superclasses of the class `owner`, or of its protocols.
  private func inherited(
    _ name: String, by owner: String, _ receiver: String?, _ file: Int, _ steps: Int
  ) -> Member {
    let declarations = table.lineage(of: owner, from: table.files[file].path).declarations
    for declaration in declarations {
      let found = property(name, of: declaration, receiver, steps)
      guard case .absent = found else { return found }
    }
    var protocols = declarations.flatMap(\.inherited)
    var seen = Set(protocols)
    var next = 0
    while next < protocols.count {
      let found = member(
        name, in: table.typeIndex.extensions[protocols[next]] ?? [], receiver, steps)
      guard case .absent = found else { return found }
      let refined = (table.typeIndex.otherTypes[protocols[next]] ?? []).flatMap {
        table.types[$0].inherited
      }
      protocols += refined.filter { seen.insert($0).inserted }
      next += 1
    }
    return .absent
  }

  /// The member `name` of `types`, which are declarations of one type.
  private func member(
    _ name: String, in types: [Int], _ receiver: String?, _ steps: Int
  ) -> Member {
    guard types.count <= Self.maximumNamesakeCount else { return .unknown }
    let found = types.map { property(name, of: table.types[$0], receiver, steps) }.filter {
      if case .absent = $0 { false } else { true }
    }
    guard !found.isEmpty else { return .absent }
    return Self.common(found.map(\.value)).map { .texts($0) } ?? .unknown
  }

  private func property(
    _ name: String, of type: TypeDeclaration, _ receiver: String?, _ steps: Int
  ) -> Member {
    let properties = type.properties.filter { $0.name == name }
    guard !properties.isEmpty else { return .absent }
    // A subclass may override a computed property.
    guard !properties.contains(where: { $0.isComputed && receiver == nil }),
      !properties.contains(where: \.isSettable) || !table.assigns(name, inFile: type.file)
    else { return .unknown }
    let types = table.types(around: type.body.lowerBound, inFile: type.file)
    let place = Place(file: type.file, types: types, receiver: receiver)
    let texts = properties.map { property in
      property.text.flatMap { self.texts(of: $0, at: place, steps: steps + 1) }
    }
    return Self.common(texts).map { .texts($0) } ?? .unknown
  }

  /// Those of `types`, by name, that the path `owner` refers to at `place`: a type inside an
  /// enclosing one, one of the file, of the project, or any.
  private func meant(_ types: [String: [Int]], by owner: String, at place: Place) -> [Int] {
    var all = types[Self.lastName(of: owner)] ?? []
    guard all.count <= Self.maximumNamesakeCount else { return [] }
    let named = all.filter { isType($0, at: owner) }
    if !named.isEmpty { all = named }
    let inner = all.filter { type in
      place.types.contains { isType(type, at: table.types[$0].name + "." + owner) }
    }
    if !inner.isEmpty { return inner }
    let own = all.filter { table.types[$0].file == place.file }
    guard own.isEmpty else { return own }
    let folder = table.projectFolder(ofFile: place.file)
    let near = all.filter { table.projectFolder(ofFile: table.types[$0].file) == folder }
    return near.isEmpty ? all : near
  }

  /// Whether the path of a type ends as `path`.
  private func isType(_ type: Int, at path: String) -> Bool {
    table.types[type].path == path || table.types[type].path.hasSuffix("." + path)
  }

  private static func lastName(of path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }

  /// The common value of `texts`; nil if one is unknown or differs.
  private static func common<Text: Equatable>(_ texts: [Text?]) -> Text? {
    guard let first = texts.first, texts.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

extension TextResolver.Member {
  /// The texts, where they are known.
  fileprivate var value: [String]? { if case .texts(let texts) = self { texts } else { nil } }
}

extension ClassTable {
  /// The types around an offset of the file with a number, innermost first, by their indices; among
  /// the nearest types that begin before it, as all of a long file would be looked at for each use.
  package func types(around offset: Int, inFile file: Int) -> [Int] {
    let all = typesOfFiles[file]
    let end = all.firstSortedIndex { types[$0].range.lowerBound <= offset } ?? all.upperBound
    return (all.lowerBound..<end).suffix(256).reversed().filter {
      types[$0].body.contains(offset) || types[$0].body.lowerBound == offset
    }
  }
}
