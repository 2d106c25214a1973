import BoardwalkBase
import BoardwalkBehavior
import Testing

@Suite("Damaged behaviors")
struct DamageTests {
  /// Each file without one of its tokens, or with another one in its place.
  private func mutants(of file: SourceFile) -> [SourceFile] {
    let tokens = Lexer.tokens(of: file, readingTemplates: true)
    let others = ["", "{", "}", "(", "\"", "behavior", ",", "1", "x.y", "."]
    return tokens.dropLast().enumerated().map { index, token in
      let other = others[index % others.count]
      var bytes = file.bytes
      bytes.replaceSubrange(token.range, with: Array(other.utf8))
      return SourceFile(path: file.path, bytes: bytes)
    }
      + tokens.dropLast().map { token in
        var bytes = file.bytes
        bytes.removeSubrange(token.range)
        return SourceFile(path: file.path, bytes: bytes)
      }
  }

  @Test("damaged files parse or produce errors with ranges inside the file")
  func tokens() throws {
    for file in try BehaviorFixture.all(in: "behavior") {
      for mutant in mutants(of: file) {
        let behavior = BehaviorFile(mutant)
        for finding in behavior.findings {
          #expect(finding.range.lowerBound >= 0 && finding.range.upperBound <= mutant.bytes.count)
        }
        guard behavior.findings.isEmpty else { continue }
        let text = try #require(BehaviorFormatter().format(mutant).text)
        let again = SourceFile(path: file.path, text: text)
        #expect(BehaviorFile(again).findings.isEmpty, "\(text)")
        #expect(BehaviorFormatter().format(again).text == text)
      }
    }
  }

  @Test("every prefix of a file parses")
  func prefixes() throws {
    for file in try BehaviorFixture.all(in: "behavior") {
      for end in stride(from: 0, to: file.bytes.count, by: 7) {
        let prefix = SourceFile(path: file.path, bytes: Array(file.bytes[..<end]))
        let findings = BehaviorFile(prefix).findings
        #expect(findings.allSatisfy { $0.range.upperBound <= end })
      }
    }
  }
}
