import Testing

@Suite("Commands that the README and the articles name, in a repository")
struct DocumentedCommandRunTests {
  /// Only the first run of a command that watches files is of interest here.
  @Test(
    "each command that can be typed as it is does its work",
    arguments: DocumentedCommand.all.filter(\.isConcrete))
  func runs(_ command: DocumentedCommand) throws {
    let line = command.description.replacing(" --watch", with: "")
    let result = try DocumentedRepository().run(line)
    // A check ends with 1 where it finds something.
    let isCheck = command.text.hasPrefix("check")
    #expect(result.status == 0 || isCheck && result.status == 1, "\(result.output)")
  }
}
