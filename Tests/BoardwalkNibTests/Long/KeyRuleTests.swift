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
        rules.rules.allSatisfy { rule in
          rule.samples > 0 || [.independentReaders, .none].contains(rule.evidence)
        },
        "\(rules.element)")
      for generation in XcodeGeneration.allCases {
        let keys = rules.rules.filter { $0.applies(to: generation) }.map(\.key)
        #expect(Set(keys).count == keys.count, "\(rules.element) in \(generation)")
      }
    }
  }

  @Test("an attribute whose key no file shows is rejected by name, and its default is not")
  func unknownKey() throws {
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="90" height="44"/>"#
    let compile = { (attributes: String) in
      let table = """
        <subviews><tableView contentMode="scaleToFill" dataMode="prototypes" id="t">\(frame)\
        <prototypes><tableViewCell contentMode="scaleToFill" reuseIdentifier="Row" \(attributes) \
        id="c">\(frame)<tableViewCellContentView key="contentView" contentMode="center" id="v">\
        \(frame)</tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
        """
      return try StoryboardCompiler().compile(
        StoryboardFixture.storyboard(StoryboardFixture.controller(view: table)))
    }
    _ = try compile(#"shouldIndentWhileEditing="YES""#)
    let error = #expect(throws: CompilationError.self) {
      try compile(#"shouldIndentWhileEditing="NO""#)
    }
    #expect(
      error?.unsupported.map(\.name) == ["attribute 'shouldIndentWhileEditing' of 'tableViewCell'"])
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
