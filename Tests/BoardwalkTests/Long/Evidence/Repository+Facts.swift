import Foundation

/// The facts that the articles state, and the tests that prove them.
extension Repository {
  private static let articles = "Sources/Boardwalk/Boardwalk.docc"

  /// All facts, article by article.
  func facts() throws -> [FactRow] {
    try files(in: Self.articles, endingIn: ".md").flatMap { path in
      try text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .compactMap { FactRow($1, at: "\(path):\($0 + 1)") }
    }
  }

  /// The words in the first column of the table of the article on facts below the heading
  /// `heading`.
  func terms(below heading: String) throws -> Set<String> {
    let sections = try text("\(Self.articles)/UIKitFacts.md").components(separatedBy: "\n### ")
    let section = sections.first { $0.hasPrefix(heading + "\n") } ?? ""
    return Set(
      section.split(separator: "\n").compactMap { line in
        guard line.hasPrefix("| `") else { return nil }
        return line.dropFirst(3).split(separator: "`").first.map(String.init)
      })
  }

  /// Every test as `Suite.function`; a suite has the name of its file.
  func tests() throws -> Set<String> {
    var tests: Set<String> = []
    for path in files(in: "Tests", endingIn: "Tests.swift") {
      let suite = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      for part in try text(path).components(separatedBy: "@Test").dropFirst() {
        guard let start = part.range(of: "func ") else { continue }
        tests.insert("\(suite).\(part[start.upperBound...].prefix { $0 != "(" })")
      }
    }
    return tests
  }
}
