import BoardwalkSchema

extension ClassTable {
  /// The class `name` as seen from the file at `path`.
  package func knowledge(of name: String, from path: String) -> ClassKnowledge {
    if !candidates(for: name, from: path).isEmpty || SystemClass.named(name) != nil {
      return .known(lineage(of: name, from: path))
    }
    return mentions(name) || aliases[name] != nil ? .unknown : .undeclared
  }

  /// The declarations of classes named `name` that the file at `path` may refer to.
  package func candidates(for name: String, from path: String) -> [TypeDeclaration] {
    var all = (typeIndex.classes[name] ?? []).map { types[$0] }
    if all.contains(where: { !$0.isOfOtherPlatform }) { all.removeAll(where: \.isOfOtherPlatform) }
    guard all.count > 1, let folder = projectFolder(of: path) else { return all }
    let near = all.filter { projectFolder(ofFile: $0.file) == folder }
    return near.isEmpty ? all : near
  }

  /// All that the class named `name` inherits.
  func lineage(of name: String, from path: String) -> Lineage {
    var search = LineageSearch(self)
    search.run(from: name, path)
    return search.lineage
  }
}

/// Follows the superclasses of one class; each name is followed once, as classes may be declared
/// to inherit themselves.
private struct LineageSearch {
  /// The most superclasses that are followed; those further up are unknown.
  private static let maximumSuperclassCount = 100

  let table: ClassTable
  private var declarations: [TypeDeclaration] = []
  private var systemClasses: [String] = []
  private var isWhole = true
  private var hasOtherRoot = false
  private var visited: Set<String> = []
  private var pending: [(name: String, path: String)] = []

  init(_ table: ClassTable) { self.table = table }

  var lineage: Lineage {
    Lineage(
      declarations: declarations, systemClasses: systemClasses, isWhole: isWhole,
      hasOtherRoot: hasOtherRoot)
  }

  mutating func run(from name: String, _ path: String) {
    pending = [(name, path)]
    var next = 0
    while next < pending.count {
      guard next < Self.maximumSuperclassCount else {
        isWhole = false
        return
      }
      let (name, path) = pending[next]
      next += 1
      if visited.insert(name).inserted { follow(name, path) }
    }
  }

  private mutating func follow(_ name: String, _ path: String) {
    let candidates = table.candidates(for: name, from: path)
    for declaration in candidates {
      add(declaration)
      followSuperclass(of: declaration)
    }
    for addition in table.additions(to: name, from: path, candidates) { add(addition) }
    if candidates.isEmpty {
      if let system = SystemClass.named(name) {
        systemClasses.append(name)
        if let superclass = system.superclass { pending.append((superclass, path)) }
      } else if let aliased = table.aliases[name] {
        for other in aliased.sorted() { pending.append((other, path)) }
      } else {
        isWhole = false
      }
    }
  }

  private mutating func add(_ declaration: TypeDeclaration) {
    declarations.append(declaration)
    if declaration.hidesMembers { isWhole = false }
  }

  private mutating func followSuperclass(of declaration: TypeDeclaration) {
    let path = table.files[declaration.file].path
    guard let first = declaration.inherited.first else {
      hasOtherRoot = true
      return
    }
    // In Swift the first name is the superclass, or a protocol of a class that has none.
    if first == declaration.name {
      // `class Button: Kit.Button` inherits a class of another module.
      isWhole = false
    } else if table.typeIndex.classes[first] == nil,
      table.typeIndex.otherTypes[first] != nil || Self.protocols.contains(first)
    {
      hasOtherRoot = true
    } else {
      pending.append((first, path))
    }
  }

  /// Protocols of the system's that classes without a superclass often begin with.
  private static let protocols: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable", "ObservableObject",
    "AnyObject", "Error", "Identifiable", "CustomStringConvertible", "Comparable",
  ]
}

extension ClassTable {
  /// The extensions and categories of the class `name` with the declarations `candidates`.
  fileprivate func additions(
    to name: String, from path: String, _ candidates: [TypeDeclaration]
  ) -> [TypeDeclaration] {
    let all = (typeIndex.extensions[name] ?? []).map { types[$0] }
    guard let every = typeIndex.classes[name], every.count > candidates.count else { return all }
    // Projects that declare a class of the name themselves add to their own.
    let meant = Set(candidates.map { projectFolder(ofFile: $0.file) })
    let foreign = Set(every.map { projectFolder(ofFile: types[$0].file) }).subtracting(meant)
    return all.filter { !foreign.contains(projectFolder(ofFile: $0.file)) }
  }
}

extension TypeDeclaration {
  /// Whether it is a subclass of a class of macOS or watchOS, so that iOS documents refer to
  /// another class of its name.
  fileprivate var isOfOtherPlatform: Bool {
    guard let first = inherited.first, SystemClass.named(first) == nil else { return false }
    return ["NS", "WK"].contains { first.hasPrefix($0) }
  }
}
