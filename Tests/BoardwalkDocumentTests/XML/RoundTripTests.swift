import BoardwalkBase
import BoardwalkDocument
import BoardwalkTestSupport
import Testing

@Suite("XML round trips")
struct RoundTripTests {
  private static let folder = Fixtures("xml")
  static let names: [String] = folder.names(endingIn: ".xml")

  private func document(_ name: String) throws -> LocatedTree {
    try XMLReader().read(Self.folder.file(name + ".xml"))
  }

  @Test("fixtures exist")
  func fixtures() {
    #expect(Self.names.count > 40)
  }

  @Test("a document is written back byte for byte", arguments: names)
  func bytes(name: String) throws {
    let document = try document(name)
    #expect(text(XMLWriter().write(document.tree)) == text(document.file.bytes))
    #expect(XMLWriter().write(document.tree) == document.file.bytes)
  }

  /// `NAME.canonical.xml` holds the canonical form, or there is none and the file is canonical.
  @Test("the canonical form is that of Interface Builder", arguments: names)
  func canonical(name: String) throws {
    let document = try document(name)
    let canonical = XMLWriter(canonical: true).write(document.tree)
    let expected = name + ".canonical.xml"
    if Fixtures.isUpdating {
      let isCanonical = canonical == document.file.bytes
      try Self.folder.update(expected, to: isCanonical ? nil : canonical)
    }
    #expect(text(canonical) == text(Self.folder.bytes(of: expected) ?? document.file.bytes))
  }

  @Test("canonicalization keeps content and is idempotent", arguments: names)
  func idempotence(name: String) throws {
    let document = try document(name)
    let canonical = XMLWriter(canonical: true).write(document.tree)
    let again = try XMLReader().read(SourceFile(path: name, bytes: canonical)).tree
    #expect(again.hasSameContent(as: document.tree))
    #expect(again.nonCanonicalSpellings == [])
    #expect(text(XMLWriter(canonical: true).write(again)) == text(canonical))
  }

  @Test("a document without noncanonical spellings is canonical", arguments: names)
  func nonCanonicalSpellings(name: String) throws {
    let document = try document(name)
    let isCanonical = XMLWriter(canonical: true).write(document.tree) == document.file.bytes
    let isPlain = document.tree.nonCanonicalSpellings.isEmpty && !document.tree.hasByteOrderMark
    #expect(isCanonical == (isPlain && document.tree.declaration != nil))
  }

  @Test("noncanonical spellings are in text order", arguments: names)
  func order(name: String) throws {
    let document = try document(name)
    let places = document.tree.nonCanonicalSpellings.map { nonCanonicalSpelling in
      switch nonCanonicalSpelling.token {
      case .node(let index): document.map.head(at: index).lowerBound
      case .end(let index):
        document.tree.element(at: index).map { document.map.whole(of: $0).upperBound } ?? -1
      case .endOfFile: document.file.bytes.count
      }
    }
    #expect(places == places.sorted())
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
