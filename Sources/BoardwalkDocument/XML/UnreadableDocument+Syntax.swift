import BoardwalkBase

/// The spelling errors in tags, attributes and texts.
extension UnreadableDocument {
  static func tagWithoutName(at range: Range<Int>) -> Self {
    Self("expected an element name after <; write &lt; for the character", at: range)
  }

  static func tagInTag(at range: Range<Int>) -> Self {
    Self("unterminated tag: the next tag begins inside it", at: range)
  }

  static func straySlash(at offset: Int) -> Self {
    Self("expected > after /", at: offset..<offset + 1)
  }

  static func crowdedEndTag(at offset: Int) -> Self {
    Self("expected > after the name of an end tag", at: offset..<offset + 1)
  }

  static func attributeWithoutName(at offset: Int) -> Self {
    Self("expected an attribute name or >", at: offset..<offset + 1)
  }

  static func crowdedAttribute(_ name: String, at range: Range<Int>) -> Self {
    Self("expected white space before \(name)", at: range)
  }

  static func repeatedAttribute(
    _ name: String, at range: Range<Int>, first: Range<Int>
  ) -> Self {
    Self(
      "duplicate attribute \(name)", at: range,
      notes: [.init("\(name) is first here", at: first)])
  }

  static func forbiddenInName(at range: Range<Int>) -> Self {
    Self("this character is not allowed in a name", at: range)
  }

  static func attributeWithoutValue(_ name: String, at range: Range<Int>) -> Self {
    Self("expected = and a quoted value after \(name)", at: range)
  }

  static func unquotedValue(of name: String, at offset: Int) -> Self {
    Self("the value of \(name) is not quoted", at: offset..<offset + 1)
  }

  static func unclosedQuote(of name: String, at range: Range<Int>) -> Self {
    Self("unterminated value of \(name)", at: range)
  }

  static func lessThanInValue(at offset: Int) -> Self {
    Self("unescaped < in a value; write &lt;", at: offset..<offset + 1)
  }

  static func loneAmpersand(at offset: Int) -> Self {
    Self("unescaped &; write &amp;", at: offset..<offset + 1)
  }

  static func unknownEntity(_ name: String, at range: Range<Int>) -> Self {
    Self(
      "unknown entity &\(name);; XML has only &amp; &lt; &gt; &quot; &apos;",
      at: range)
  }

  static func unendedReference(_ written: String, at range: Range<Int>) -> Self {
    Self("expected ; after \(written)", at: range)
  }

  static func malformedNumber(at range: Range<Int>) -> Self {
    Self("malformed character reference; expected a number, as in &#38; or &#x26;", at: range)
  }

  static func forbiddenNumber(_ written: String, at range: Range<Int>) -> Self {
    Self("\(written) is not allowed in XML", at: range)
  }

  static func endOfCharacterData(at range: Range<Int>) -> Self {
    Self("unescaped ]]> in a text; write ]]&gt;", at: range)
  }

  static func undeclaredPrefix(at range: Range<Int>) -> Self {
    Self("undeclared namespace prefix", at: range)
  }

  static func hyphens(at range: Range<Int>) -> Self {
    Self("two hyphens are not allowed in a comment", at: range)
  }
}
