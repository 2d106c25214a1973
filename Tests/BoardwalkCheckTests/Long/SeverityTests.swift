import BoardwalkBase
import BoardwalkBehavior
import BoardwalkCheck
import BoardwalkProject
import Testing

@Suite("Rule severities")
struct SeverityTests {
  private func severities(
    _ rule: Rule, _ severity: Severity?, _ files: LoadedFile..., behavior: String? = nil
  ) -> [Severity] {
    let behaviors = behavior.map { [BehaviorFile(SourceFile(path: "A.behavior", text: $0))] } ?? []
    let severities = severity.map { [rule.id: $0] } ?? [:]
    return Checker(rules: [rule], severities: severities)
      .check(Project(files, isWhole: true, behaviors: behaviors)).diagnostics.map(\.severity)
  }

  @Test("a severity can be set for every rule", arguments: [Severity.note, .warning, .error])
  func sorts(_ severity: Severity) {
    let twice = Snippet.xib("<view id=\"a\"/><view id=\"a\"/>")
    #expect(severities(.duplicateID, severity, twice) == [severity])
    let torn = Snippet.file("Torn.xib", "<document><view></document>")
    #expect(severities(.unreadableXML, severity, torn) == [severity])
    let gone = Snippet.storyboard("<viewControllerPlaceholder storyboardName=\"Gone\" id=\"r\"/>")
    #expect(severities(.unresolvedStoryboardReference, severity, gone) == [severity])
    let scene = Snippet.file("A.scene", "storyboard\n\nviewController a {\n")
    #expect(Set(severities(.malformedScene, severity, scene)) == [severity])
    #expect(
      severities(.malformedBehavior, severity, Snippet.xib(""), behavior: "behavior A {")
        == [severity])
  }

  @Test("a rule without a configured severity uses its default")
  func own() {
    let twice = Snippet.xib("<view id=\"a\"/><view id=\"a\"/>")
    #expect(severities(.duplicateID, nil, twice) == [Rule.duplicateID.severity])
  }

  @Test("a configured severity overrides that of a finding")
  func particular() {
    let named = Snippet.storyboard(
      "<navigationController storyboardIdentifier=\"N\" id=\"n\"/>")
    #expect(severities(.navigationWithoutRoot, nil, named) == [.note])
    #expect(severities(.navigationWithoutRoot, .error, named) == [.error])
  }
}
