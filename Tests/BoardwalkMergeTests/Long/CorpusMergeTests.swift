import BoardwalkDocument
import BoardwalkTestSupport
import Testing

@Suite("Merge laws on the corpus")
struct CorpusMergeTests {
  @Test(
    "random edits of corpus documents keep the merge laws",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func corpus() {
    var law = MergeLaw()
    for (number, source) in Corpus.readable.enumerated()
    where source.file.bytes.count < 60_000 && Document(source)?.duplicateObjects.isEmpty == true {
      law.check(source.tree, source.file.path, count: 2, seed: UInt64(number))
    }
    #expect(law.pairs > 1_000)
    #expect(law.violations == [])
  }
}
