import BoardwalkBase

extension ClassTable {
  /// Whether the property `name` of the Swift class `type`, if it is nil, cannot end the app: the
  /// file of the class, with a number, uses it only with a question mark or not at all, and no other
  /// file that mentions the class mentions it.
  package func copesWithout(_ name: String, of type: String, inFile number: Int) -> Bool {
    guard CodeLanguage(of: files[number]) == .swift else { return false }
    var (words, texts) = (Keyword.words, WordTable())
    let tokens = CodeTokens(files[number], .swift, words: &words, texts: &texts)
    guard let word = words.number(of: name) else { return false }
    let uses = tokens.tokens.indices.filter {
      tokens[$0].kind == .word && tokens[$0].word == word && tokens.keyword($0 - 1) != .var
    }
    guard uses.allSatisfy({ tokens.isSymbol("?", at: $0 + 1) }) else { return false }
    let hasUsesElsewhere = mentions(of: name) > uses.count + 1
    return !hasUsesElsewhere
      || !files.indices.contains {
        $0 != number && files[$0].mentions(name) && files[$0].mentions(type)
      }
  }
}

extension SourceFile {
  /// Whether it has `word` as a whole word, in comments and texts, too.
  fileprivate func mentions(_ word: String) -> Bool { count(ofWord: Array(word.utf8)) > 0 }
}
