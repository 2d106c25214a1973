import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import BoardwalkTestSupport
import Testing

@Suite("Random tree mutations")
struct TreeMutationTests {
  @Test(
    "mutated corpus documents survive a round trip",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func changed() {
    let documents = Corpus.readable.filter { $0.file.bytes.count < 30_000 }
    var lost: [String] = []
    for seed in 0..<1_500 as Range<UInt64> {
      let document = documents[Int(seed) % documents.count]
      var mutation = TreeMutation(seed: seed)
      let tree = mutation.mutant(of: document.tree, every: seed.isMultiple(of: 2) ? 4 : 20)
      let text = SceneWriter().write(tree)
      let (back, findings) = SceneReader().read(SourceFile(path: "mutant.scene", text: text))
      if !findings.isEmpty || !back.hasSameContent(as: tree) {
        lost.append("\(seed), of \(document.file.path): \(findings.first?.message ?? "")")
      }
    }
    #expect(lost == [])
  }

  @Test(
    "mutated corpus documents survive writing to an existing scene",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func changedAfterWriting() {
    let documents = Corpus.readable.filter { $0.file.bytes.count < 20_000 }
    var lost: [String] = []
    for seed in 0..<400 as Range<UInt64> {
      let document = documents[Int(seed) % documents.count]
      let old = SourceFile(path: "old.scene", text: SceneWriter().write(document.tree))
      var mutation = TreeMutation(seed: seed)
      let tree = mutation.mutant(of: document.tree, every: seed.isMultiple(of: 2) ? 4 : 20)
      let text = SceneWriter().write(tree, over: old)
      let (back, findings) = SceneReader().read(SourceFile(path: "mutant.scene", text: text))
      if !findings.isEmpty || !back.hasSameContent(as: tree) {
        lost.append("\(seed), of \(document.file.path): \(findings.first?.message ?? "")")
      }
    }
    #expect(lost == [])
  }
}
