import BoardwalkBase

/// Every fault of spelling, worded once.
extension UnreadableDocument {
  static func tagWithoutName(at range: Range<Int>) -> Self {
    Self("write &lt; for <, or the name of an element directly after it", at: range)
  }

  static func tagInTag(at range: Range<Int>) -> Self {
    Self("close this tag with >: the next one begins inside it", at: range)
  }

  static func straySlash(at offset: Int) -> Self {
    Self("write > directly after /, or remove the /", at: offset..<offset + 1)
  }

  static func crowdedEndTag(at offset: Int) -> Self {
    Self("write > here: an end tag holds nothing but a name", at: offset..<offset + 1)
  }

  static func attributeWithoutName(at offset: Int) -> Self {
    Self("write the name of an attribute here, or close the tag with >", at: offset..<offset + 1)
  }

  static func crowdedAttribute(_ name: String, at range: Range<Int>) -> Self {
    Self("put white space before \(name)", at: range)
  }

  static func repeatedAttribute(
    _ name: String, at range: Range<Int>, first: Range<Int>
  ) -> Self {
    Self(
      "remove one \(name): an element has each attribute once", at: range,
      notes: [.init("\(name) stands here first", at: first)])
  }

  static func forbiddenInName(at range: Range<Int>) -> Self {
    Self("remove this sign from the name: names hold letters, digits, - . and _", at: range)
  }

  static func attributeWithoutValue(_ name: String, at range: Range<Int>) -> Self {
    Self("write = and a value in quotes after \(name)", at: range)
  }

  static func unquotedValue(of name: String, at offset: Int) -> Self {
    Self("put the value of \(name) in quotes", at: offset..<offset + 1)
  }

  static func unclosedQuote(of name: String, at range: Range<Int>) -> Self {
    Self("close the quote of \(name): the value that begins here does not end", at: range)
  }

  static func lessThanInValue(at offset: Int) -> Self {
    Self("write &lt; for < inside a value", at: offset..<offset + 1)
  }

  static func loneAmpersand(at offset: Int) -> Self {
    Self("write &amp; for &", at: offset..<offset + 1)
  }

  static func unknownEntity(_ name: String, at range: Range<Int>) -> Self {
    Self(
      "write the character itself for &\(name);: XML knows only &amp; &lt; &gt; &quot; &apos;",
      at: range)
  }

  static func unendedReference(_ written: String, at range: Range<Int>) -> Self {
    Self("write ; after \(written)", at: range)
  }

  static func malformedNumber(at range: Range<Int>) -> Self {
    Self("write the number of a character here, such as &#38; or &#x26;", at: range)
  }

  static func forbiddenNumber(_ written: String, at range: Range<Int>) -> Self {
    Self("remove \(written): XML does not allow this character", at: range)
  }

  static func endOfCharacterData(at range: Range<Int>) -> Self {
    Self("write ]]&gt; for ]]> in a text", at: range)
  }

  static func undeclaredPrefix(at range: Range<Int>) -> Self {
    Self("declare the prefix in this tag's names with xmlns, or remove it", at: range)
  }

  static func hyphens(at range: Range<Int>) -> Self {
    Self("remove this -- from the comment: only its end may hold two hyphens", at: range)
  }
}
