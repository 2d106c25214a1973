import BoardwalkBase
import BoardwalkDocument
import BoardwalkTestSupport
import Testing

/// What must hold of every real document.
///
/// Of the 1,063 documents that these were written with, one is empty and cannot be read, and 54
/// depart from the canonical form:
///
/// | how they depart | documents |
/// | --- | --- |
/// | only the final line feed is missing | 31 |
/// | white space between tags is otherwise | 21 |
/// | a tag or a text is spelled otherwise | 2 |
@Suite("Corpus laws", .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct CorpusLawTests {
  private var documents: [LocatedTree] { Corpus.readable }

  @Test("only empty documents cannot be read")
  func readable() {
    let unreadable = Corpus.found.documents.filter { (try? XMLReader().read($0)) == nil }
    #expect(unreadable.allSatisfy { $0.bytes.isEmpty })
    #expect(documents.count + unreadable.count == Corpus.found.documents.count)
  }

  @Test("every document is written back byte for byte")
  func identity() {
    let changed = documents.filter { XMLWriter().write($0.tree) != $0.file.bytes }
    #expect(changed.map(\.file.path) == [])
  }

  @Test("a document is canonical if and only if it has no noncanonical spelling")
  func canonical() {
    let doubtful = documents.filter {
      let isCanonical = XMLWriter(canonical: true).write($0.tree) == $0.file.bytes
      let isPlain = !$0.tree.hasByteOrderMark && $0.tree.declaration != nil
      return isCanonical != ($0.tree.nonCanonicalSpellings.isEmpty && isPlain)
    }
    #expect(doubtful.map(\.file.path) == [])
  }

  @Test("canonical documents survive the removal of indentation")
  func stripped() throws {
    var changed: [String] = []
    for document in documents where document.tree.nonCanonicalSpellings.isEmpty {
      let stripped = IndentationStripper().strip(document.file.bytes)
      let tree = try XMLReader().read(SourceFile(path: document.file.path, bytes: stripped)).tree
      let isSame =
        tree.hasSameContent(as: document.tree)
        && XMLWriter(canonical: true).write(tree) == document.file.bytes
      if !isSame { changed.append(document.file.path) }
    }
    #expect(changed == [])
  }

  @Test("canonicalization keeps content and is idempotent")
  func idempotence() throws {
    var changed: [String] = []
    for document in documents where !document.tree.nonCanonicalSpellings.isEmpty {
      let canonical = XMLWriter(canonical: true).write(document.tree)
      let again = try XMLReader().read(SourceFile(path: document.file.path, bytes: canonical)).tree
      let isSame = again.hasSameContent(as: document.tree) && again.nonCanonicalSpellings.isEmpty
      if !isSame { changed.append(document.file.path) }
    }
    #expect(changed == [])
  }

  @Test(
    "noncanonical spellings are of known kinds",
    .enabled(
      if: Corpus.found.documents.count == 1_063, "the counts are those of another corpus"))
  func reasons() {
    var counts: [NonCanonicalReason: Int] = [:]
    for document in documents {
      guard let reason = NonCanonicalReason(document.tree) else { continue }
      counts[reason, default: 0] += 1
    }
    #expect(counts == [.finalLineFeed: 31, .whiteSpace: 21, .spelling: 2])
  }

  @Test("names, attributes and values match Foundation's parser")
  func attributes() {
    let different = documents.filter {
      ParsedElement.all(in: $0.file.bytes) != $0.tree.elements.map(ParsedElement.init)
    }
    #expect(different.map(\.file.path) == [])
  }

  @Test("the source map has every element and attribute")
  func sourceMap() {
    let wrong = documents.filter { SourceMapLaw($0).firstFault != nil }
    #expect(wrong.map(\.file.path) == [])
  }
}
