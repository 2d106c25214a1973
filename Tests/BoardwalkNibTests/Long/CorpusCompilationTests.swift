import BoardwalkDocument
import BoardwalkNib
import BoardwalkTestSupport
import Testing

@Suite("Compiling the corpus to nibs")
struct CorpusCompilationTests {
  @Test(
    "each document is rejected by name or compiles to archives that read back",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func corpus() throws {
    var compiled = 0
    for file in Corpus.found.documents {
      guard let source = try? XMLReader().read(file), let document = Document(source),
        document.isSupported
      else { continue }
      do {
        let result = try StoryboardCompiler().compile(document)
        compiled += 1
        for (name, archive) in result.archives {
          #expect(ArchiveLaw.outcome(for: archive.bytes) == .read, "\(file.path): \(name)")
          #expect(danglingPlaceholders(in: archive).isEmpty, "\(file.path): \(name)")
        }
      } catch {
        #expect(!error.unsupported.isEmpty)
      }
    }
    #expect(compiled > 100)
  }

  /// The proxies that a connection refers to and that are not at the top of the nib.
  private func danglingPlaceholders(in archive: NIBArchive) -> [Int] {
    guard let topLevel = archive.object(archive.root?["UINibTopLevelObjectsKey"]) else { return [] }
    let listed = Set(topLevel.elements.compactMap(\.referencedIndex))
    return archive.objects.indices.filter {
      archive.objects[$0].className == "UIProxyObject" && !listed.contains($0)
    }
  }
}
