import Testing

@Suite("Commands that the README and the articles name")
struct DocumentedCommandTests {
  @Test("each command and each of its options exists")
  func words() {
    for command in DocumentedCommand.all {
      #expect(command.unknownWord == nil, "\(command)")
    }
    #expect(DocumentedCommand.all.count > 50)
  }
}
