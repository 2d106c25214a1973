extension Element {
  /// The attribute `name` as a word of a closed set; nil for another value.
  func word<Word: RawRepresentable<String>>(_ name: String) -> Word? {
    self[name].flatMap(Word.init)
  }
}
