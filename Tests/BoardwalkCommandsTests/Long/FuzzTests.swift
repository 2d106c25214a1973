import BoardwalkTestSupport
import Testing

/// A few damaged inputs of each kind; `boardwalk-benchmark fuzz` makes as many as one likes.
@Suite("Fuzzed inputs")
struct FuzzTests {
  @Test("fuzzed inputs neither crash nor break invariants", arguments: FuzzKind.allCases)
  func short(_ kind: FuzzKind) {
    let inputs = FuzzInputs(kind)
    for number in UInt64(0)..<24 {
      let outcome = FuzzRun().outcome(of: inputs.mutant(number), as: kind)
      #expect(!outcome.hasPrefix("broken"), "\(kind.rawValue) \(number)")
    }
  }

  @Test(
    "fuzzed inputs derive from valid ones, which are read to their end",
    arguments: FuzzKind.allCases)
  func samples(_ kind: FuzzKind) {
    let samples = FuzzInputs(kind).samples
    #expect(!samples.isEmpty)
    for sample in samples {
      let outcome = FuzzRun().outcome(of: sample, as: kind)
      #expect(!FuzzRun.refusals.contains(outcome), "\(sample.path)")
    }
  }

  @Test("fuzzed inputs are deterministic for a seed", arguments: FuzzKind.allCases)
  func repeatable(_ kind: FuzzKind) {
    let numbers = UInt64(100)..<110
    let first = numbers.map { FuzzInputs(kind).mutant($0).bytes }
    #expect(first == numbers.map { FuzzInputs(kind).mutant($0).bytes })
    #expect(Set(first).count > 1)
  }
}
