/// The bytes written so far, with the pending noncanonical spellings.
struct XMLOutput {
  private(set) var bytes: [UInt8] = []
  private var nonCanonicalSpellings: ArraySlice<NonCanonicalSpelling>
  private var followsText = false
  private var isAtStart = true

  init(nonCanonicalSpellings: [NonCanonicalSpelling]) {
    self.nonCanonicalSpellings = nonCanonicalSpellings[...]
  }

  /// Writes the bytes before the first token.
  mutating func begin(_ tree: ElementTree, canonical: Bool) {
    if tree.hasByteOrderMark, !canonical { bytes += Encoding.byteOrderMark }
    let declaration = tree.declaration ?? (canonical ? Self.canonicalDeclaration : nil)
    guard let declaration else { return }
    bytes += declaration.utf8
    isAtStart = false
  }

  private static let canonicalDeclaration = #"<?xml version="1.0" encoding="UTF-8"?>"#

  /// Writes a token, after its gap; `spell` appends its canonical form.
  mutating func token(
    _ token: NonCanonicalSpelling.Token, depth: Int, isText: Bool = false,
    spell: (inout [UInt8]) -> Void
  ) {
    var nonCanonicalSpelling: NonCanonicalSpelling?
    if let next = nonCanonicalSpellings.first, next.token == token {
      nonCanonicalSpelling = next
      nonCanonicalSpellings.removeFirst()
    }
    if let gap = nonCanonicalSpelling?.gap {
      bytes += gap.utf8
    } else if !isText, !followsText, !isAtStart {
      bytes.append(UInt8(ascii: "\n"))
      bytes += repeatElement(UInt8(ascii: " "), count: depth * Whitespace.indentation)
    }
    if let spelling = nonCanonicalSpelling?.spelling {
      bytes += spelling.utf8
    } else {
      spell(&bytes)
    }
    followsText = isText
    isAtStart = false
  }
}
