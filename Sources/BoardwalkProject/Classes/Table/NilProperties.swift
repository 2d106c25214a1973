import BoardwalkBase
import BoardwalkSchema

/// The properties of Swift classes that cannot end the app if they are nil.
///
/// However many properties there are, each file is split into tokens once, and searched for words
/// once.
package struct NilProperties {
  /// The uses of a property in a file: neither where it is declared, nor in the observer that
  /// follows, nor where a parameter has its name.
  private struct Uses {
    var count = 0

    /// Whether a question mark follows each of them.
    var areOptional = true
  }

  private let classes: ClassTable

  /// The names of the properties and of their classes.
  private let words: Set<String>

  /// The uses of the words in the files that were asked for, by their numbers.
  private var usesInFiles: [Int: [String: Uses]] = [:]

  /// Where the words are; nil until it is needed.
  private var index: Index?

  /// The files that have to do with words, by their numbers.
  private struct Index {
    /// Those that mention a word, in comments and texts, too.
    let mentioning: [String: Set<Int>]

    /// Those that declare a type of the name.
    let declaring: [String: Set<Int>]

    /// Those with a class that inherits the name first.
    let inheriting: [String: Set<Int>]

    /// The words that are properties of several classes, or of one of the system's.
    let shared: Set<String>

    init(_ words: Set<String>, in classes: ClassTable) {
      mentioning = NilProperties.files(mentioning: words, among: classes.files)
      declaring = Dictionary(grouping: classes.types, by: \.name).mapValues { Set($0.map(\.file)) }
      inheriting = Dictionary(grouping: classes.types, by: { $0.inherited.first ?? "" })
        .mapValues { Set($0.map(\.file)) }
      let owners = Dictionary(
        classes.types.flatMap { $0.properties.map { ($0.name, 1) } }, uniquingKeysWith: +)
      shared = words.filter { owners[$0, default: 0] > 1 || SystemClass.anyHasSwiftMember($0) }
    }
  }

  /// Those of `properties`, of the types that they are with.
  package init(
    _ classes: ClassTable,
    among properties: [(type: TypeDeclaration, property: PropertyDeclaration)]
  ) {
    self.classes = classes
    words = Set(properties.flatMap { [$0.type.name, $0.property.name] })
  }

  /// Whether no code fails if `property` of the class `type` is nil: its file uses it only with a
  /// question mark or not at all, and so does every other file that mentions the class. If other
  /// classes have a property of the name, only files of subclasses are known to mean this one.
  package mutating func include(_ property: PropertyDeclaration, of type: TypeDeclaration) -> Bool {
    guard let uses = uses(of: property.name, inFile: type.file), uses.areOptional else {
      return false
    }
    guard classes.mentions(of: property.name) > uses.count + 1 else { return true }
    let index = index ?? Index(words, in: classes)
    self.index = index
    // Another class of the name may have a property of this name.
    let others = (index.mentioning[property.name] ?? [])
      .intersection(index.mentioning[type.name] ?? [])
      .subtracting(index.declaring[type.name] ?? [])
    return others.allSatisfy { file in
      guard let uses = self.uses(of: property.name, inFile: file) else { return false }
      return uses.areOptional
        || index.shared.contains(property.name)
          && !(index.inheriting[type.name]?.contains(file) ?? false)
    }
  }

  /// The uses of the property `name` in the file with a number; nil if it is not in Swift.
  private mutating func uses(of name: String, inFile number: Int) -> Uses? {
    guard CodeLanguage(of: classes.files[number]) == .swift else { return nil }
    let inFile = usesInFiles[number] ?? Self.uses(of: words, in: classes.files[number])
    usesInFiles[number] = inFile
    return inFile[name] ?? Uses()
  }

  private static func uses(of words: Set<String>, in file: SourceFile) -> [String: Uses] {
    var (numbers, texts) = (Keyword.words, WordTable())
    let tokens = CodeTokens(file, .swift, words: &numbers, texts: &texts)
    let names = Dictionary(
      words.compactMap { name in numbers.number(of: name).map { ($0, name) } },
      uniquingKeysWith: { first, _ in first })
    var uses: [String: Uses] = [:]
    // Where the observer of the property ends, and a function with a parameter of its name.
    var (observed, shadowed): ([String: Int], [String: Int]) = ([:], [:])
    for (place, token) in tokens.tokens.enumerated() where token.kind == .word {
      if tokens.keyword(place) == .func {
        let (parameters, end) = function(at: place, tokens)
        for name in parameters.compactMap({ names[$0] }) { shadowed[name] = end }
      }
      guard let name = names[token.word] else { continue }
      if tokens.keyword(place - 1) == .var {
        observed[name] = endOfDeclaration(at: place, tokens)
        continue
      }
      uses[name, default: Uses()].count += 1
      let isParameter = place < shadowed[name] ?? 0 && !tokens.isSymbol(".", at: place - 1)
      if place >= observed[name] ?? 0, !isParameter, !tokens.isSymbol("?", at: place + 1) {
        uses[name]?.areOptional = false
      }
    }
    return uses
  }

  /// The names before colons in the parentheses of the function whose keyword is at `place`, and
  /// the end of its body.
  private static func function(
    at place: Int, _ tokens: CodeTokens
  ) -> (parameters: [Int32], end: Int) {
    let limit = min(place + 8, tokens.count)
    guard let opening = (place..<limit).first(where: { tokens.isSymbol("(", at: $0) }) else {
      return ([], place)
    }
    let closing = tokens.closing(opening)
    guard opening < closing else { return ([], place) }
    // The bound keeps nested heads linear; no function has as many parameters.
    let names = (opening..<min(closing, opening + 256)).filter {
      tokens.isWord($0) && tokens.isSymbol(":", at: $0 + 1)
    }
    var body = closing
    while body < tokens.count, !tokens.isSymbol("{", at: body) {
      guard tokens.keyword(body) != .func, !tokens.isSymbol("}", at: body) else {
        return ([], place)
      }
      body += 1
    }
    return (names.map { tokens[$0].word }, body < tokens.count ? tokens.closing(body) : body)
  }

  /// The end of the observer of the variable whose name is at `place`, if it has one.
  private static func endOfDeclaration(at place: Int, _ tokens: CodeTokens) -> Int {
    var next = place + 1
    while next < tokens.count,
      tokens.isSymbol(in: ":.!?<>,[]", at: next)
        || tokens.isWord(next) && tokens.keyword(next) == nil
    {
      next += 1
    }
    return tokens.isSymbol("{", at: next) ? tokens.closing(next) : place
  }

  private static func files(
    mentioning words: Set<String>, among files: [SourceFile]
  ) -> [String: Set<Int>] {
    var numbers: [String: Set<Int>] = [:]
    for (number, mentioned) in files.concurrentMap({ $0.counts(of: words).keys }).enumerated() {
      for word in mentioned { numbers[word, default: []].insert(number) }
    }
    return numbers
  }
}
