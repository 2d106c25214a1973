import BoardwalkBase

/// The declarations, identifiers and assignments of several source files, scanned in sequence.
struct SourceScan: Sendable {
  /// The contents of each file, in order.
  private(set) var files: [ScannedFile] = []

  /// All words of these files.
  private(set) var words = Keyword.words

  /// All string literals of these files.
  private(set) var texts = WordTable()

  /// Scans `files`.
  init(_ files: ArraySlice<SourceFile>) {
    for file in files {
      guard let language = CodeLanguage(of: file) else { continue }
      self.files.append(ScannedFile(CodeTokens(file, language, words: &words, texts: &texts)))
    }
  }

  /// Scans `files` on all cores in parts of similar size, each with its own word table.
  static func all(_ files: [SourceFile]) -> [SourceScan] {
    let size = files.reduce(0) { $0 + $1.bytes.count }
    let limit = max(size / maximumPartCount, leastPart)
    var parts: [Range<Int>] = []
    var start = 0
    var count = 0
    for (number, file) in files.enumerated() {
      count += file.bytes.count
      if count >= limit || number == files.count - 1 {
        parts.append(start..<number + 1)
        start = number + 1
        count = 0
      }
    }
    return parts.concurrentMap { SourceScan(files[$0]) }
  }

  /// More parts would repeat the same words.
  private static let maximumPartCount = 16

  /// The minimum size of a part in bytes.
  private static let leastPart = 1 << 18

  /// Whether the file at `place` assigns to a property or variable `name`.
  func assigns(_ name: String, inFile place: Int) -> Bool {
    words.number(of: name).map { files[place].assigned.contains($0) } ?? false
  }

  /// In how many places the spelling of `word` may become a text at run time.
  func spellings(of word: String) -> Int {
    guard let number = words.number(of: word) else { return 0 }
    return files.reduce(0) { $0 + ($1.spelled[number] ?? 0) }
  }

  /// The number of occurrences of `word`.
  func count(ofWord word: String) -> Int {
    // Keywords are there from the start.
    words.uses(of: word) - Keyword.words.uses(of: word)
  }

  /// The number of string literals that consist of `text`.
  func count(ofText text: String) -> Int { texts.uses(of: text) }
}
