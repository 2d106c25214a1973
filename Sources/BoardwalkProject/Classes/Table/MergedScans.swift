/// The declarations of several scans, in the order of their files.
struct MergedScans: Sendable {
  /// The types, with the numbers of their files.
  private(set) var types: [TypeDeclaration] = []

  /// For each file the range of indices of its types.
  private(set) var typesOfFiles: [Range<Int>] = []

  /// The string constants outside of types, with the numbers of their files.
  private(set) var constants: [String: [(file: Int, text: TextExpression)]] = [:]

  /// The types of aliases; an alias of a complex type is included.
  private(set) var aliases: [String: Set<String>] = [:]

  /// For each file its scan, and its place there.
  private(set) var scansOfFiles: [(scan: Int, place: Int)] = []

  /// The declarations of `scans`.
  init(_ scans: [SourceScan]) {
    for (scan, content) in scans.enumerated() {
      for (place, file) in content.files.enumerated() {
        add(file)
        scansOfFiles.append((scan, place))
      }
    }
  }

  private mutating func add(_ file: ScannedFile) {
    let number = scansOfFiles.count
    typesOfFiles.append(types.count..<types.count + file.types.count)
    for var type in file.types {
      type.file = number
      type.indexMembers()
      types.append(type)
    }
    for (name, text) in file.constants { constants[name, default: []].append((number, text)) }
    for (name, type) in file.aliases { aliases[name, default: []].insert(type) }
  }
}
