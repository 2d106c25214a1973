import Foundation
import Testing

@Suite("What the books show")
struct SourceRowTests {
  @Test("every behaviour is listed once, in order")
  func complete() {
    #expect(SourceRow.all.map(\.number) == SourceRow.numbers)
  }

  @Test("each is shown somewhere, or there is a reason")
  func reasons() {
    for row in SourceRow.all {
      #expect(row.places.isEmpty == (row.reason != nil), "\(row.number)")
      #expect(row.reason.map { $0.hasSuffix(".") } ?? true, "\(row.number)")
    }
  }

  @Test("the flows that are named exist, and have snapshots or expectations")
  func flows() throws {
    for row in SourceRow.all {
      for place in row.places where place.hasSuffix(".flow") {
        let file = Self.package.appending(path: "Examples/\(place)")
        let text = try? String(contentsOf: file, encoding: .utf8)
        #expect(text?.contains("launch") == true, "\(row.number): \(place)")
        #expect(
          text?.contains("snapshot") == true || text?.contains("expect") == true,
          "\(row.number): \(place)")
      }
    }
  }

  @Test("the tests that are named exist, and cite the number")
  func tests() throws {
    let tests = try Self.tests()
    #expect(tests["SourceRowTests.tests"] != nil)
    for row in SourceRow.all {
      for place in row.places where !place.hasSuffix(".flow") {
        let text = try #require(tests[place], "\(row.number): there is no test \(place)")
        #expect(Self.numbers(in: text).contains(row.number), "\(place) does not cite \(row.number)")
      }
    }
  }

  @Test("a citation may name several in a row")
  func citations() {
    #expect(Self.numbers(in: "S1-09, S1-11 … S1-13, S2") == ["S1-09", "S1-11", "S1-12", "S1-13"])
  }

  private static let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The text of every test, from its name to the next one, by `Suite.function`.
  private static func tests() throws -> [String: String] {
    let folder = package.appending(path: "Tests")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var tests: [String: String] = [:]
    for case let path as String in files where path.hasSuffix("Tests.swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let suite = path.split(separator: "/").last.map { $0.dropLast(6) } ?? ""
      for part in text.components(separatedBy: "@Test").dropFirst() {
        guard let start = part.range(of: "func ") else { continue }
        tests["\(suite).\(part[start.upperBound...].prefix { $0 != "(" })"] = part
      }
    }
    return tests
  }

  /// The numbers that `text` cites: `S1-09`, `S1-11 … S1-13`.
  private static func numbers(in text: String) -> Set<String> {
    var numbers: Set<String> = []
    for match in text.matches(of: #/(S\d)-(\d\d)(?: … S\d-(\d\d))?/#) {
      let (_, book, first, last) = match.output
      guard let low = Int(first), let high = Int(last ?? first), low <= high else { continue }
      for number in low...high { numbers.insert("\(book)-\(number < 10 ? "0" : "")\(number)") }
    }
    return numbers
  }
}
