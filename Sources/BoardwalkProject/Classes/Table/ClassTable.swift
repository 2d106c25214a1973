import BoardwalkBase

/// The classes that an app's sources declare, and other declarations that documents are compared
/// with.
package struct ClassTable: Sendable {
  /// The source files, in the order given.
  package let files: [SourceFile]

  /// All types that they declare, by file, then by place.
  package let types: [TypeDeclaration]

  /// The places where code names objects of documents, by file, then by position.
  package private(set) var uses: [IdentifierUse] = []

  /// Whether code registers cells by identifiers that are not known.
  package private(set) var hasUnknownRegistrations = false

  /// The project folders, by their paths.
  private let projectFolders: [String: XcodeProject]

  /// For each file the path of the project folder that it is in.
  private let foldersOfFiles: [String?]

  /// The paths of the folders of Swift packages.
  private let packages: [String]

  /// For each file the range of indices of the types that it declares.
  let typesOfFiles: [Range<Int>]

  /// The types by their names.
  let typeIndex: TypeIndex

  /// The types of aliases; an alias of a complex type is included.
  let aliases: [String: Set<String>]

  /// The string constants outside of types, with the numbers of their files.
  let constants: [String: [(file: Int, text: TextExpression)]]

  let scans: [SourceScan]

  /// For each file the scan that it is in, and its place there.
  let scansOfFiles: [(scan: Int, place: Int)]

  /// Scans those of `files` that are in Swift or Objective-C.
  ///
  /// For a document in one of `projectFolders`, classes declared in that folder are preferred to
  /// others of their names.
  package init(_ files: [SourceFile], projectFolders: [XcodeProject] = []) {
    let files = files.filter { CodeLanguage(of: $0) != nil }
    self.files = files
    packages = files.filter { $0.name == Self.manifest }
      .map { String($0.path.dropLast(Self.manifest.count)) }
    scans = SourceScan.all(files)
    let merged = MergedScans(scans)
    types = merged.types
    typesOfFiles = merged.typesOfFiles
    constants = merged.constants
    aliases = merged.aliases
    scansOfFiles = merged.scansOfFiles
    typeIndex = TypeIndex(types, aliases: aliases)
    classNames = typeIndex.classes.keys.sorted()
    // Documents and sources may be named from different folders.
    let folders = Dictionary(
      projectFolders.map { (AbsolutePath.ofFolder($0.path), $0) },
      uniquingKeysWith: { $0.joined(with: $1) })
    self.projectFolders = folders
    foldersOfFiles =
      folders.isEmpty
      ? files.map { _ in nil }
      : files.map { Self.folder(around: AbsolutePath.of($0.path)[...], among: folders) }
    let arguments = scans.flatMap(\.files).enumerated()
      .flatMap { number, file in file.arguments.map { (number, $0) } }
    let forwarding = forwarding
    for (file, argument) in arguments + forwarding.arguments { add(argument, inFile: file) }
    uses += uses(of: forwarding.enumerations)
    uses.sort { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }
  }

  private mutating func add(_ argument: IdentifierArgument, inFile file: Int) {
    guard !argument.isGenerated || hasGeneratedConstants else { return }
    let resolver = TextResolver(self)
    let offset = argument.range.lowerBound
    let nib = argument.nib.flatMap { resolver.text(of: $0, at: offset, inFile: file) }
    let identifiers = argument.text.map { resolver.texts(of: $0, at: offset, inFile: file) } ?? []
    if identifiers.isEmpty, argument.kind == .registeredCell { hasUnknownRegistrations = true }
    for identifier in identifiers where !identifier.isEmpty {
      uses.append(IdentifierUse(argument, identifier, nib: nib, inFile: file))
    }
  }

  /// Whether `R` is what R.swift generates, and not a type of the app's own.
  private var hasGeneratedConstants: Bool {
    ((typeIndex.otherTypes["R"] ?? []) + (typeIndex.classes["R"] ?? [])).allSatisfy {
      types[$0].path != "R" || files[types[$0].file].name == "R.generated.swift"
    } && aliases["R"] == nil
  }

  /// Whether some source has `word` outside of comments and string literals.
  package func mentions(_ word: String) -> Bool {
    mentions(of: word) > 0
  }

  /// The number of occurrences of `word` in the sources.
  package func mentions(of word: String) -> Int {
    scans.reduce(0) { $0 + $1.count(ofWord: word) }
  }

  /// Whether the name `word` may become a text at run time, as in `String(describing:
  /// ItemCell.self)`.
  ///
  /// Of words without a capital only their presence is known.
  package func spells(_ word: String) -> Bool {
    word.first?.isUppercase == true ? spellings(of: word) > 0 : mentions(word)
  }

  /// In how many places the name of a class may become a text at run time.
  package func spellings(of word: String) -> Int {
    scans.reduce(0) { $0 + $1.spellings(of: word) }
  }

  /// Whether some source has `text` as the whole of a string literal.
  package func quotes(_ text: String) -> Bool { quotes(of: text) > 0 }

  /// The number of string literals that consist of `text`.
  package func quotes(of text: String) -> Int {
    scans.reduce(0) { $0 + $1.count(ofText: text) }
  }

  /// The name of a constant whose value is the literal `text`; nil if there is none.
  package func constant(withText text: String) -> String? {
    let literal = TextExpression.literal(text)
    return types.lazy.flatMap(\.properties).first { $0.text == literal }?.name
      ?? constants.first { $0.value.contains { $0.text == literal } }?.key
  }

  /// Whether the file with a number assigns to a property or variable `name`.
  package func assigns(_ name: String, inFile number: Int) -> Bool {
    let (scan, place) = scansOfFiles[number]
    return [name, "_" + name].contains { scans[scan].assigns($0, inFile: place) }
  }

  /// Whether some file assigns to a property or variable `name`.
  package func assigns(_ name: String) -> Bool {
    files.indices.contains { assigns(name, inFile: $0) }
  }

  /// Whether a protocol, structure, enumeration or other name for a type is called `name`.
  package func isOtherType(_ name: String) -> Bool {
    typeIndex.otherTypes[name] != nil || aliases[name] != nil
  }

  /// Whether a class inherits `name` first.
  package func hasSubclass(_ name: String) -> Bool { typeIndex.subclasses[name] != nil }

  /// Whether a class is called `name`.
  package func declaresClass(_ name: String) -> Bool { typeIndex.classes[name] != nil }

  /// The selectors of all methods of all classes; for Swift 2, both possible ones.
  package var selectors: Set<String> {
    var selectors: Set<String> = []
    for type in types {
      let methods = type.methods.filter { !$0.isStatic }
      selectors.formUnion(methods.map(\.selector))
      guard type.language == .swift, swiftVersion(ofFile: type.file).map({ $0 < 3 }) ?? false else {
        continue
      }
      selectors.formUnion(methods.map(\.oldSelector))
    }
    return selectors
  }

  /// The names of all classes, sorted.
  package let classNames: [String]

  /// The oldest version of Swift that the file with a number is built with; nil if it is unknown.
  package func swiftVersion(ofFile number: Int) -> Int? {
    foldersOfFiles[number].flatMap { projectFolders[$0]?.swiftVersion }
  }

  /// Whether the document at `path` is built with the sources, as far as the surrounding projects
  /// tell: a document in a project's folder that is in none of its targets may name removed
  /// classes.
  package func isBuilt(documentAt path: String) -> Bool {
    guard !projectFolders.isEmpty else { return true }
    let absolute = AbsolutePath.of(path)
    var around = absolute[...]
    var isLeftOut = false
    while let folder = Self.folder(around: around, among: projectFolders) {
      if projectFolders[folder]?.mentions(documentAt: path) ?? true { return true }
      isLeftOut = true
      around = absolute.prefix(folder.count - 1)
    }
    return !isLeftOut
  }

  /// Whether a target may be built with the file with a number: its project mentions it, or it is
  /// in a Swift package.
  package func isBuilt(file number: Int) -> Bool {
    guard let folder = foldersOfFiles[number], let names = projectFolders[folder]?.sourceNames
    else { return true }
    let file = files[number]
    return names.contains(file.name) || packages.contains { file.path.hasPrefix($0) }
  }

  /// The names that modules of the projects may have; empty if they are unknown.
  package var moduleNames: Set<String> {
    let names = projectFolders.values.map(\.moduleNames)
    return names.contains([]) ? [] : names.reduce([]) { $0.union($1) }
  }

  /// Whether a project mentions a framework `name`, which likely declares a class of its name.
  package func mentionsFramework(_ name: String) -> Bool {
    projectFolders.values.contains { $0.frameworks.contains(name + ".framework") }
  }

  /// The path of the project folder that `path` is in; nil outside all.
  package func projectFolder(of path: String) -> String? {
    projectFolders.isEmpty
      ? nil : Self.folder(around: AbsolutePath.of(path)[...], among: projectFolders)
  }

  /// The path of the project folder that the file with a number is in.
  package func projectFolder(ofFile number: Int) -> String? { foldersOfFiles[number] }

  /// Those of the documents at `paths` that the code of the project in `folder` may use, by their
  /// indices: not those that another project has for itself.
  package func documents(among paths: [String], usableInProjectIn folder: String?) -> [Int] {
    guard let folder, let project = projectFolders[folder], project.documentNames != nil else {
      return Array(paths.indices)
    }
    let isNear = paths.map { Self.areNested(folder, projectFolder(of: $0)) }
    let own = Set(paths.indices.filter { isNear[$0] }.map { Self.fileName(of: paths[$0]) })
    return paths.indices.filter {
      isNear[$0]
        || !own.contains(Self.fileName(of: paths[$0])) && project.mentions(documentAt: paths[$0])
    }
  }

  private static let manifest = "Package.swift"

  private static func fileName(of path: String) -> Substring {
    path.split(separator: "/").last ?? path[...]
  }

  /// Whether one of two project folders is in the other, or one is unknown.
  private static func areNested(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return true }
    return first.hasPrefix(second) || second.hasPrefix(first)
  }

  /// The innermost of `folders` around the absolute `path`.
  private static func folder(
    around path: Substring, among folders: [String: XcodeProject]
  ) -> String? {
    var rest = path
    while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
      let folder = String(rest[...slash])
      if folders[folder] != nil { return folder }
      rest = rest[..<slash]
    }
    return nil
  }
}

extension ClassTable {
  /// The class hierarchies of the subclasses of `name`, as seen from the file at `path`.
  package func subclasses(of name: String, from path: String) -> [Lineage] {
    var visited: Set<String> = [name]
    var pending = [name]
    var lineages: [Lineage] = []
    while let superclass = pending.popLast() {
      for index in typeIndex.subclasses[superclass] ?? []
      where visited.insert(types[index].name).inserted {
        pending.append(types[index].name)
        lineages.append(lineage(of: types[index].name, from: path))
      }
    }
    return lineages
  }
}

/// Words in the sources of one project of a repository that holds several.
extension ClassTable {
  /// The number of occurrences of each of `words` in the sources of the Xcode project in `folder`,
  /// with comments and texts.
  package func mentions(of words: Set<String>, inProjectAt folder: String) -> [String: Int] {
    let ofProject = files.indices.filter { projectFolder(ofFile: $0) == folder }.map { files[$0] }
    return ofProject.concurrentMap { $0.counts(of: words) }
      .reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
  }

  /// Whether the files with two numbers may be parts of one app: no project has one of them for
  /// itself.
  package func areRelated(_ first: Int, _ second: Int) -> Bool {
    Self.areNested(projectFolder(ofFile: first), projectFolder(ofFile: second))
  }

  /// Whether a document in the project folder `folder` and the file with a number may be parts of
  /// one app.
  package func isRelated(projectIn folder: String?, toFile number: Int) -> Bool {
    Self.areNested(folder, projectFolder(ofFile: number))
  }

  /// Whether the files with two numbers are in the same Xcode project.
  package func areInOneProject(_ first: Int, _ second: Int) -> Bool {
    projectFolder(ofFile: first) == projectFolder(ofFile: second)
  }
}

extension SourceFile {
  /// How often it has each of `words` as a whole word, in comments and texts, too.
  func counts(of words: Set<String>) -> [String: Int] {
    let lengths = Set(words.map(\.utf8.count))
    var counts: [String: Int] = [:]
    for word in bytes.split(whereSeparator: { !Self.isPartOfWord($0) })
    where lengths.contains(word.count) {
      let word = String(decoding: word, as: UTF8.self)
      if words.contains(word) { counts[word, default: 0] += 1 }
    }
    return counts
  }

  static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
