import BoardwalkBase
import BoardwalkDocument
import BoardwalkMerge
import BoardwalkTestSupport
import Testing

@Suite("Merge laws")
struct MergeLawTests {
  @Test("random edits of a small document keep the merge laws")
  func fixture() throws {
    var law = MergeLaw()
    let file = SourceFile(path: "Main.storyboard", text: Versions.storyboard)
    law.check(try XMLReader().read(file).tree, "fixture", count: 100, seed: 1)
    #expect(law.pairs == 100)
    #expect(law.violations == [])
  }

  @Test("a version merged with itself or its base is unchanged")
  func identity() throws {
    var versions = Versions()
    versions.change(.ours, #"title="Go""#, #"title="Sign in""#)
    #expect(try versions.merged().text == versions.texts.ours)
    #expect(try versions.swapped.merged().text == versions.texts.ours)
    versions.texts.theirs = versions.texts.ours
    #expect(try versions.merged().text == versions.texts.ours)
  }
}
