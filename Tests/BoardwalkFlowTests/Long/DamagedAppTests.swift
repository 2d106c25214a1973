import BoardwalkBase
import BoardwalkDocument
import BoardwalkTestSupport
import Testing

@Suite("Damaged apps")
struct DamagedAppTests {
  @Test("a damaged document supports every operation", arguments: 0..<16)
  func walk(part: Int) throws {
    let main = try SourceFile(contentsOf: HomepwnerApp.folder + "/Main.storyboard")
    let tree = try XMLReader().read(main).tree
    var walked = 0
    for number in 0..<6 {
      var mutation = TreeMutation(seed: UInt64(part * 100 + number))
      let mutant = SourceFile(path: "mutant.storyboard", bytes: mutation.mutant(of: tree))
      let outcome = WholeChain().run(mutant)
      #expect(outcome != "graph differs", "mutant \(part * 100 + number)")
      if outcome == "walked" { walked += 1 }
    }
    #expect(walked > 0)
  }
}
