/// The bytes written so far, with the departures that are still to come.
struct XMLOutput {
  private(set) var bytes: [UInt8] = []
  private var departures: ArraySlice<NonCanonicalSpelling>
  private var followsText = false
  private var isAtStart = true

  init(departures: [NonCanonicalSpelling]) { self.departures = departures[...] }

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
    var departure: NonCanonicalSpelling?
    if let next = departures.first, next.token == token {
      departure = next
      departures.removeFirst()
    }
    if let gap = departure?.gap {
      bytes += gap.utf8
    } else if !isText, !followsText, !isAtStart {
      bytes.append(UInt8(ascii: "\n"))
      bytes += repeatElement(UInt8(ascii: " "), count: depth * Whitespace.indentation)
    }
    if let spelling = departure?.spelling {
      bytes += spelling.utf8
    } else {
      spell(&bytes)
    }
    followsText = isText
    isAtStart = false
  }
}
