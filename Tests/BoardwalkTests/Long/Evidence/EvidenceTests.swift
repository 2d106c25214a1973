import Foundation
import Testing

@Suite("Evidence")
struct EvidenceTests {
  private let repository = Repository()
  private let facts: [FactRow]

  init() throws { facts = try repository.facts() }

  @Test("every number cited in code, tests and articles has a row in an article of facts")
  func citations() throws {
    let known = Set(facts.map(\.number))
    let sections = Set(known.map(\.section))
    for folder in ["Sources", "Tests"] {
      for path in repository.files(in: folder, endingIn: ".swift", ".flow", ".md") {
        let cited = FactNumber.numbers(in: try repository.text(path))
        for number in cited where sections.contains(number.section) && !known.contains(number) {
          Issue.record("\(path) cites \(number), which no article of facts has")
        }
      }
    }
  }

  @Test("a citation is found at a line's end, in brackets and before punctuation")
  func numbers() {
    let cited = FactNumber.numbers(in: "// NAV-01\n(S2-16, ORC-103). UTF-8 a-1 XNAV-0102 NAV-1a")
    #expect(Set(cited.map(\.description)) == ["NAV-01", "S2-16", "ORC-103"])
  }

  @Test("a comment with a citation also has a statement")
  func comments() throws {
    let sections = Set(facts.map(\.number.section))
    for path in repository.files(in: "Sources", endingIn: ".swift") {
      let text = try repository.text(path)
      guard FactNumber.numbers(in: text).contains(where: { sections.contains($0.section) }) else {
        continue
      }
      for comment in Self.comments(in: text) where comment.filter(\.isLowercase).isEmpty {
        let cited = FactNumber.numbers(in: comment).filter { sections.contains($0.section) }
        #expect(cited.isEmpty, "\(path): a comment is a number alone:\(comment)")
      }
    }
  }

  /// The comments that have lines of their own in `text`, each with its lines joined.
  private static func comments(in text: String) -> [String] {
    var comments: [String] = []
    var isInside = false
    for line in text.components(separatedBy: "\n") {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("//") {
        if !isInside { comments.append("") }
        comments[comments.count - 1] += " " + content.drop { $0 == "/" || $0 == " " }
      }
      isInside = content.hasPrefix("//")
    }
    return comments
  }

  @Test("a number has one row")
  func uniqueness() {
    for (number, rows) in Dictionary(grouping: facts, by: \.number) where rows.count > 1 {
      Issue.record("\(number) has several rows: \(rows.map(\.place).joined(separator: ", "))")
    }
  }

  @Test("a row has a statement, and sources and a confidence that the article defines")
  func rows() throws {
    let sources = try repository.terms(below: "Sources")
    let confidences = try repository.terms(below: "Confidence")
    #expect(sources.contains("header"))
    #expect(confidences.contains("documented"))
    for fact in facts {
      #expect(fact.statement.count > 20, "\(fact.place): \(fact.number) has no statement")
      let unknown = fact.sources.filter { !sources.contains($0) }
      #expect(unknown.isEmpty, "\(fact.place): the source of \(fact.number) is not explained")
      #expect(
        confidences.contains(fact.confidence),
        "\(fact.place): the confidence of \(fact.number) is not explained")
    }
  }

  @Test("a row names its tests or a reason for having none")
  func reasons() {
    for fact in facts {
      guard let reason = fact.reason else {
        #expect(!fact.tests.isEmpty, "\(fact.place): \(fact.number) names no test and no reason")
        continue
      }
      let isReason = ["Not modeled: ", "Not tested: "].contains(where: reason.hasPrefix)
      #expect(isReason, "\(fact.place): \(fact.number) is neither 'Not modeled:' nor 'Not tested:'")
      #expect(reason.hasSuffix("."), "\(fact.place): the reason of \(fact.number) is no sentence")
    }
  }

  @Test("the tests and flows named in rows exist")
  func names() throws {
    let tests = try repository.tests()
    #expect(tests.contains("EvidenceTests.names"))
    for fact in facts {
      for name in fact.tests {
        let exists =
          name.hasSuffix(".flow") ? repository.contains("Examples/\(name)") : tests.contains(name)
        #expect(exists, "\(fact.place): \(fact.number) names '\(name)', which does not exist")
      }
    }
  }

  @Test("at least four in five documented or observed facts are tested")
  func share() {
    let firm = facts.filter { ["documented", "observed"].contains($0.confidence) }
    let tested = firm.filter { $0.reason == nil }
    #expect(tested.count * 5 >= firm.count * 4, "\(tested.count) of \(firm.count)")
  }
}
