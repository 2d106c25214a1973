import BoardwalkBase
import BoardwalkDocument
import BoardwalkTestSupport
import Testing

@Suite("Damaged documents")
struct MutationTests {
  private static let fixtures: [SourceFile] = ["xml", "unreadable"].flatMap { folder in
    let fixtures = Fixtures(folder)
    return fixtures.names(endingIn: ".xml").compactMap { try? fixtures.file($0 + ".xml") }
  }

  private func faults(_ count: UInt64, among files: [SourceFile]) -> [String] {
    (0..<count).compactMap { seed in
      var random = SeededGenerator(seed: seed)
      let one = files[random.number(below: files.count)]
      let other = files[random.number(below: files.count)]
      var mutation = Mutation(seed: seed)
      let mutant = mutation.mutant(of: one.bytes, and: other.bytes)
      return fault(of: mutant).map { "\(seed), of \(one.path): \($0)" }
    }
  }

  private func fault(of mutant: [UInt8]) -> String? {
    switch ReadingLaw().outcome(for: mutant) {
    case .broken(let reason): return reason
    case .refused: return nil
    case .read:
      let tree = try? XMLReader().read(SourceFile(path: "mutant.xml", bytes: mutant)).tree
      let isSame = tree?.elements.map(ParsedElement.init) == ParsedElement.all(in: mutant)
      return isSame ? nil : "the attributes are not those of Foundation's parser"
    }
  }

  @Test("damaged fixtures are read or rejected")
  func damagedFixtures() {
    #expect(faults(4_000, among: Self.fixtures) == [])
  }

  @Test(
    "damaged corpus documents are read or rejected",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func damagedDocuments() {
    let files = Corpus.found.documents.filter { $0.bytes.count < 20_000 }
    #expect(faults(1_000, among: files) == [])
  }

  @Test("fixtures truncated at any byte are read or rejected")
  func truncation() {
    for file in Self.fixtures where file.bytes.count < 400 {
      for end in 0..<file.bytes.count {
        let outcome = ReadingLaw().outcome(for: Array(file.bytes[..<end]))
        if case .broken(let reason) = outcome {
          Issue.record("\(file.path) cut off at \(end): \(reason)")
        }
      }
    }
  }

  @Test("fixtures without any one byte are read or rejected")
  func deletion() {
    for file in Self.fixtures where file.bytes.count < 400 {
      for place in 0..<file.bytes.count {
        var bytes = file.bytes
        bytes.remove(at: place)
        if case .broken(let reason) = ReadingLaw().outcome(for: bytes) {
          Issue.record("\(file.path) without byte \(place): \(reason)")
        }
      }
    }
  }

  @Test("mutations are deterministic for a seed and differ between seeds")
  func seeds() {
    let bytes = Array(#"<a b="c"><d e="f">text</d></a>"#.utf8)
    var one = Mutation(seed: 7)
    var same = Mutation(seed: 7)
    var other = Mutation(seed: 8)
    let mutants = (0..<20).map { _ in one.mutant(of: bytes, and: bytes) }
    #expect((0..<20).map { _ in same.mutant(of: bytes, and: bytes) } == mutants)
    #expect((0..<20).map { _ in other.mutant(of: bytes, and: bytes) } != mutants)
  }
}
