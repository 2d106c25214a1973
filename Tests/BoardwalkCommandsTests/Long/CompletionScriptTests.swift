import BoardwalkCommands
import Foundation
import Testing

@Suite("Shell completions")
struct CompletionScriptTests {
  @Test(
    "bash completes commands, options and their values",
    arguments: [
      (["snap"], "snapshot"), (["check", "--stri"], "--strict"),
      (["snapshot", "--as", "wire"], "wireframe"), (["convert", "--to", "sc"], "scene"),
    ])
  func bash(_ words: [String], _ completed: String) throws {
    let script = CommandLineFixture.run("completions bash", input: "").output
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c",
      script + "COMP_WORDS=(boardwalk \(quoted)); COMP_CWORD=\(words.count)\n"
        + "_boardwalk; echo \"${COMPREPLY[*]}\"",
    ]
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: bytes, as: UTF8.self) == completed + "\n")
  }

  @Test("every shell completes every command and option", arguments: ["bash", "zsh", "fish"])
  func complete(_ shell: String) {
    let script = CommandLineFixture.run("completions \(shell)", input: "").output
    for command in Command.all {
      #expect(script.contains(command.name))
      for option in command.options {
        let name = shell == "fish" ? String(option.name.drop { $0 == "-" }) : option.name
        #expect(script.contains(name), "\(command.name) \(option.name)")
      }
    }
  }

  @Test("no line of the manual page begins with an accidental roff request")
  func manualPage() {
    let page = CommandLineFixture.run("help --man", input: "").output
    let requests = page.split(separator: "\n").filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
      .compactMap { $0.split(separator: " ").first }
    #expect(Set(requests).isSubset(of: [".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".I"]))
    for command in Command.all { #expect(page.contains("\n.SS \(command.name) ")) }
  }
}
