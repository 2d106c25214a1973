import BoardwalkGraph
import BoardwalkProject
import Testing

@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct CorpusTests {
  @Test func everyDocumentSurvivesItsFile() throws {
    var count = 0
    for document in Corpus.documents {
      let graph = Compiler().compile(Project([.document(document)], isWhole: false), main: document)
      let bytes = SceneGraphFile.encode(graph)
      #expect(try SceneGraphFile.decode(bytes) == graph, "\(document.file.path)")
      #expect(SceneGraphFile.encode(graph) == bytes)
      count += 1
    }
    #expect(count > 900)
  }
}
