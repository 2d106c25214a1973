import BoardwalkCommands
import Testing

@Suite("Command line")
struct CommandLineTests {
  @Test("each command prints its fixture", arguments: CommandLineFixture.all)
  func fixtures(fixture: CommandLineFixture) throws {
    let result = fixture.run()
    if CommandLineFixture.isUpdating { return try fixture.accept(result) }
    #expect(result == fixture.expected)
  }

  @Test("every command has a fixture for correct use and one for a misspelling")
  func coverage() {
    let names = CommandLineFixture.all.map(\.description)
    for command in Command.all {
      #expect(names.contains { $0.hasPrefix(command.name) }, "\(command.name) has no fixture")
      #expect(names.contains("typo-\(command.name)"), "\(command.name) has no typo")
    }
  }

  @Test("help lists every command and its options")
  func help() {
    for command in Command.all {
      #expect(HelpPage.overview.contains("  \(command.name) "))
      let page = HelpPage.text(for: command)
      for option in command.options { #expect(page.contains(option.name)) }
    }
  }

  @Test("help lists only current option names")
  func aliases() {
    for command in Command.all {
      let page = HelpPage.text(for: command)
      for alias in command.options.flatMap(\.aliases) { #expect(!page.contains(alias)) }
    }
  }

  @Test("options of a command have unique names and aliases")
  func distinctNames() {
    for command in Command.all {
      let names = command.options.flatMap { [$0.name] + $0.aliases }
      #expect(Set(names).count == names.count, "\(command.name)")
    }
  }
}
