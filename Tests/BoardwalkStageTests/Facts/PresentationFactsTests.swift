import Foundation
import Testing

@Suite("Facts about presentations, segues, unwinding, exceptions and nibs")
struct PresentationFactsTests {
  @Test("every fact stands in the table, once and in order")
  func complete() {
    let expected = PresentationFact.sections.flatMap { section in
      section.numbers.map { "\(section.name)-\($0 < 10 ? "0" : "")\($0)" }
    }
    #expect(PresentationFact.all.map(\.id) == expected)
  }

  @Test("every test that the table names exists")
  func named() throws {
    let functions = try Self.testFunctions()
    for fact in PresentationFact.all {
      switch fact.standing {
      case .tested(let tests):
        #expect(!tests.isEmpty, "\(fact.id)")
        for test in tests { #expect(functions.contains(test), "\(fact.id): there is no \(test)") }
      case .notModelled(let reason): #expect(reason.count > 20, "\(fact.id): say why")
      }
    }
  }

  @Test("nine of ten that are documented or observed are tested")
  func share() {
    let known = PresentationFact.all.filter {
      if case .assumed = $0.evidence { false } else { true }
    }
    let tested = known.filter { if case .tested = $0.standing { true } else { false } }
    #expect(tested.count * 10 >= known.count * 9, "\(tested.count) of \(known.count)")
  }

  /// The test functions of all targets, as `Suite.function`.
  private static func testFunctions() throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var functions: Set<String> = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      var suite = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let name = name(after: "struct ", in: line), !line.hasPrefix(" ") { suite = name }
        if let name = name(after: "  func ", in: line) { functions.insert("\(suite).\(name)") }
      }
    }
    return functions
  }

  private static func name(after word: String, in line: Substring) -> String? {
    guard line.hasPrefix(word) else { return nil }
    return String(line.dropFirst(word.count).prefix { $0.isLetter || $0.isNumber })
  }
}
