import BoardwalkNib
import BoardwalkTestSupport
import Foundation
import Testing

@Suite("Key rules")
struct KeyRuleTests {
  private let all = ClassRules.all + ClassRules.controllers + ClassRules.bars

  @Test("each rule has a sample, and each key of a class has one rule per Xcode version")
  func samples() {
    for rules in all {
      #expect(
        rules.rules.allSatisfy { $0.samples > 0 || $0.evidence == .independentReaders },
        "\(rules.element)")
      for generation in XcodeGeneration.allCases {
        let keys = rules.rules.filter { $0.applies(to: generation) }.map(\.key)
        #expect(Set(keys).count == keys.count, "\(rules.element) in \(generation)")
      }
    }
  }

  @Test("the article lists every rule")
  func article() throws {
    let path = "Sources/Boardwalk/Boardwalk.docc/CompiledDocuments.md"
    let url = PackageFolder.url.appendingPathComponent(path)
    let text = try String(contentsOf: url, encoding: .utf8)
    let heading = "### Rules\n"
    let parts = text.components(separatedBy: heading)
    if Fixtures.isUpdating {
      try Data((parts[0] + heading + "\n" + RuleTable.markdown).utf8).write(to: url)
      return
    }
    #expect(parts.last == "\n" + RuleTable.markdown)
  }
}
