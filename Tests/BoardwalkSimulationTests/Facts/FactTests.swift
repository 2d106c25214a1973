import Foundation
import Testing

@Suite("What is tested")
struct FactTests {
  @Test("every fact is listed once, in order")
  func complete() {
    #expect(Fact.all.map(\.number) == Fact.numbers)
    #expect(Set(Fact.numbers).count == Fact.numbers.count)
  }

  @Test("each is tested, or there is a reason")
  func reasons() {
    for fact in Fact.all {
      #expect(fact.tests.isEmpty == (fact.reason != nil), "\(fact.number)")
      #expect(fact.reason.map { $0.hasSuffix(".") } ?? true, "\(fact.number)")
    }
  }

  @Test("of what is documented or was recorded, at least nine in ten are tested")
  func share() {
    let firm = Fact.all.filter { $0.source == .documented || $0.source == .observed }
    let tested = firm.filter { $0.reason == nil }
    #expect(tested.count * 10 >= firm.count * 9, "\(tested.count) of \(firm.count)")
  }

  @Test("the tests that are named exist")
  func names() throws {
    let found = try Self.testNames()
    #expect(found.contains("FactTests.names"))
    for fact in Fact.all {
      for name in fact.tests { #expect(found.contains(name), "\(fact.number): \(name)") }
    }
  }

  /// `Suite.function` for every function in the sources of tests that is a test.
  private static func testNames() throws -> Set<String> {
    let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = try #require(FileManager.default.enumerator(atPath: tests.path))
    var names: Set<String> = []
    for case let path as String in files where path.hasSuffix("Tests.swift") {
      let text = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
      let suite = path.split(separator: "/").last.map { $0.dropLast(6) } ?? ""
      guard text.contains("struct \(suite) ") else { continue }
      for part in text.components(separatedBy: "@Test").dropFirst() {
        guard let start = part.range(of: "func ") else { continue }
        names.insert("\(suite).\(part[start.upperBound...].prefix { $0 != "(" })")
      }
    }
    return names
  }
}
