import BoardwalkBase

/// Words in the sources of one project of a repository that holds several.
extension ClassTable {
  /// The number of occurrences of `word` in the sources of the Xcode project around a file, with
  /// comments and texts; nil without a project.
  package func mentions(of word: String, inProjectOfFile number: Int) -> Int? {
    guard let folder = projectFolder(ofFile: number) else { return nil }
    return files.indices.filter { projectFolder(ofFile: $0) == folder }
      .reduce(0) { $0 + files[$1].count(ofWord: Array(word.utf8)) }
  }

  /// Whether the files with two numbers are in the same Xcode project.
  package func areInOneProject(_ first: Int, _ second: Int) -> Bool {
    projectFolder(ofFile: first) == projectFolder(ofFile: second)
  }
}

extension SourceFile {
  /// The number of occurrences of `word` among the bytes as a whole word.
  fileprivate func count(ofWord word: [UInt8]) -> Int {
    guard let first = word.first, bytes.count >= word.count else { return 0 }
    var count = 0
    var place = 0
    while place + word.count <= bytes.count {
      if bytes[place] == first, bytes[place..<place + word.count].elementsEqual(word),
        place == 0 || !Self.isPartOfWord(bytes[place - 1]),
        place + word.count == bytes.count || !Self.isPartOfWord(bytes[place + word.count])
      {
        count += 1
      }
      place += 1
    }
    return count
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
