/// Makes damaged documents out of sound ones, the same ones for the same seed.
package struct Mutation: Sendable {
  /// The ways to damage a document.
  private enum Damage: CaseIterable {
    case flip, replace, insert, cut, truncate, duplicate, splice, deleteToken, moveToken
  }

  private var random: SeededGenerator

  /// Bytes that mean something to a reader of XML, or to one of UTF-8.
  private static let signs: [UInt8] =
    Array("<>/=\"'&;!?-[]# \t\n\rax:".utf8) + [0x00, 0x01, 0x7F, 0x80, 0xC3, 0xE2, 0xF0, 0xFF]

  private static let phrases = [
    "<!--", "-->", "<![CDATA[", "]]>", "<?p?>", "<?xml version=\"1.0\"?>", "<!DOCTYPE a>",
    "&#0;", "&#x41;", "&amp;", "&nbsp;", "<<<<<<< HEAD\n", "\n=======\n", "\r\n", "<a/>", "</a>",
    "<string> </string>", " xmlns:a=\"b\"", " a:b=\"c\"", " id=\"1\"", "\u{FEFF}", "\u{FFFE}",
  ].map { Array($0.utf8) }

  /// The damage numbered `seed`.
  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A damaged copy of `bytes`, perhaps with parts of `other`.
  package mutating func mutant(of bytes: [UInt8], and other: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...random.number(below: 3) {
      let damage = Damage.allCases[random.number(below: Damage.allCases.count)]
      apply(damage, to: &result, other)
    }
    return result
  }

  private mutating func apply(_ damage: Damage, to bytes: inout [UInt8], _ other: [UInt8]) {
    guard !bytes.isEmpty else {
      bytes = Self.phrases[random.number(below: Self.phrases.count)]
      return
    }
    let place = random.number(below: bytes.count)
    switch damage {
    case .flip:
      bytes[place] ^= 1 << UInt8(random.number(below: 8))
    case .replace:
      bytes[place] = Self.signs[random.number(below: Self.signs.count)]
    case .insert:
      bytes.insert(contentsOf: Self.phrases[random.number(below: Self.phrases.count)], at: place)
    case .cut:
      bytes.removeSubrange(random.range(in: bytes.count, upTo: 64))
    case .truncate:
      bytes.removeSubrange(place...)
    case .duplicate:
      bytes.insert(contentsOf: bytes[random.range(in: bytes.count, upTo: 512)], at: place)
    case .splice:
      let piece = other[random.range(in: other.count, upTo: 512)]
      bytes.replaceSubrange(random.range(in: bytes.count, upTo: 64), with: piece)
    case .deleteToken:
      bytes.removeSubrange(token(at: place, in: bytes))
    case .moveToken:
      let range = token(at: place, in: bytes)
      let moved = Array(bytes[range])
      bytes.removeSubrange(range)
      bytes.insert(contentsOf: moved, at: random.number(below: bytes.count + 1))
    }
  }

  /// The tag, the word or the punctuation around `place`.
  private mutating func token(at place: Int, in bytes: [UInt8]) -> Range<Int> {
    let isTag = random.number(below: 2) == 0
    func ends(_ byte: UInt8) -> Bool {
      isTag ? byte == UInt8(ascii: ">") : !(0x30...0x7A).contains(byte)
    }
    let start = bytes[..<place].lastIndex(where: ends).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(where: ends) ?? bytes.count
    return start..<max(end, min(bytes.count, start + 1))
  }
}
