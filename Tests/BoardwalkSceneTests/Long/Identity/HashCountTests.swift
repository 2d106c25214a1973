import BoardwalkTestSupport
import Testing

@testable import BoardwalkScene

@Suite("What is counted while ids are derived")
struct HashCountTests {
  @Test("each hash is counted for itself, however many there are")
  func counts() {
    var random = SeededGenerator(seed: 2)
    var count = HashCount()
    var expected: [UInt64: Int] = [:]
    for _ in 0..<5_000 {
      // Many share their last bits, and some are the same.
      let hash = UInt64(random.number(below: 700)) << 32
      #expect(count.add(hash) == expected[hash, default: 0])
      expected[hash, default: 0] += 1
    }
    #expect(count.add(0xFFFF_FFFF_FFFF_FFFF) == 0)
  }

  @Test("a name is new once")
  func names() {
    var names = NameSet()
    let all = (0..<500).map { "name-\($0)" }
    #expect(all.allSatisfy { names.insert($0) })
    #expect(!all.contains { names.insert($0) })
    #expect(names.insert("") && !names.insert(""))
  }
}
