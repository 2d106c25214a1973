import Boardwalk
import Testing

@Suite("Check configuration")
struct CheckConfigurationTests {
  private let path = "Tests/Fixtures/check/dangling-reference/bad-connections.storyboard"

  @Test("a rule is on with its severity, on with another one, or off")
  func severities() throws {
    let document = try InterfaceDocument(contentsOf: path)
    func severities(_ configuration: CheckConfiguration) -> Set<Severity> {
      Set(document.check(configuration).filter { $0.rule == "dangling-reference" }.map(\.severity))
    }
    var configuration = CheckConfiguration()
    #expect(severities(configuration) == [.error])
    configuration.turnOn("dangling-reference", as: .note)
    #expect(severities(configuration) == [.note])
    configuration.turnOff("dangling-reference")
    #expect(severities(configuration) == [])
  }

  @Test("a rule that is off by default can be turned on")
  func offByDefault() throws {
    let rule = try #require(Rule.all.first { !$0.isOn })
    var configuration = CheckConfiguration()
    #expect(!configuration.rules.contains { $0.id == rule.id })
    configuration.turnOn(rule.id)
    #expect(configuration.rules.contains { $0.id == rule.id })
  }

  @Test("a finding has a position, a message and a fix-it, in documents and projects")
  func diagnostics() throws {
    let document = try InterfaceDocument(contentsOf: path)
    let found = try #require(document.check().first { $0.rule == "dangling-reference" })
    #expect(found.start.line == 27 && found.path == path && !found.message.isEmpty)
    #expect(found.fixIt?.replacement.isEmpty == false)
    #expect(StoryboardProject([document]).check().diagnostics.contains(found))
  }

  @Test("an unreadable configuration is an error with its path")
  func missing() throws {
    let error = try #require(throws: CheckConfigurationError.self) {
      try CheckConfiguration(contentsOf: "nowhere.json")
    }
    #expect(error.description == "cannot open nowhere.json: no such file")
  }
}
