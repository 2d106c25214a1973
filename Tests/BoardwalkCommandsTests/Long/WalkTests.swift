import BoardwalkCommands
import Foundation
import Synchronization
import Testing

/// A person at a terminal who says the same lines whatever they see.
private final class Person: Sendable {
  private let lines: Mutex<[String]>
  private let shown = Mutex((output: "", errors: "", completions: [[String]]()))

  init(_ lines: [String]) { self.lines = Mutex(lines.reversed()) }

  var output: String { shown.withLock { $0.output } }
  var errors: String { shown.withLock { $0.errors } }
  var completions: [[String]] { shown.withLock { $0.completions } }

  var console: Console {
    Console(
      output: { text in self.shown.withLock { $0.output += text } },
      outputBytes: { _ in },
      error: { text in self.shown.withLock { $0.errors += text } },
      ask: { prompt in
        self.shown.withLock {
          $0.output += prompt.text
          $0.completions.append(prompt.completions)
        }
        return self.lines.withLock { $0.popLast() }
      },
      readAll: { [] }, readArrived: { [] }, isInteractive: true)
  }

  func walk() -> Int32 {
    let words = ["run", CommandLineFixture.root + "/Tests/Fixtures/flows"]
    return CommandLineTool(console).run(words).rawValue
  }
}

@Suite("Interactive sessions")
struct WalkTests {
  @Test("completions list touchable elements first")
  func completions() throws {
    let person = Person(["tap \"Ada\""])
    #expect(person.walk() == 0)
    #expect(
      person.completions.first?.prefix(8) == [
        "tap \"Sort\"", "tap \"+\"", "tap \"Ada\"", "tap \"Call\"", "tap \"Grace\"", "tap button 2",
        "tap \"Filter\"", "tap \"Patients\"",
      ])
    #expect(person.completions.last?.contains("back") == true)
    #expect(person.completions.last?.contains("expect") == true)
    for line in [
      "expect title \"Patients\"", "expect \"Grace\"", "expect no log ", "launch on \"iPhone 13\"",
    ] {
      #expect(person.completions.first?.contains(line) == true, "\(line)")
    }
  }

  @Test("errors and failures are printed, and the session continues")
  func mistakes() {
    let person = Person(["bcak", "tap \"Grcae\"", "tap \"Ada\"", "where", "quit", "list"])
    #expect(person.walk() == 0)
    #expect(
      person.errors == """
          there is no command 'bcak'
          write back
          no tappable element has the text "Grcae"
          did you mean "Grace"?
          on screen: "Sort", "+", "Ada", "Call", "Grace", "Call", "Filter", "Archive", \
        "Patients", "Settings"

        """)
    #expect(person.output.contains("Patient  \"Record\"  on top"))
    #expect(person.output.hasSuffix("> "))
  }

  @Test("traces can be turned off and on")
  func traces() {
    let person = Person([
      "trace off", "tap \"Ada\"", "trace on", "back", "trace off", "perform \"x\"",
    ])
    #expect(person.walk() == 0)
    let parts = person.output.components(separatedBy: "> ")
    #expect(parts[2] == "")
    #expect(parts[4].contains("Patient   viewWillDisappear"))
    // How an app ends is never kept from anybody.
    #expect(parts[6].contains("*** Terminating app"))
  }

  @Test("save writes the steps as a flow, without undone ones")
  func save() throws {
    let path = NSTemporaryDirectory() + "boardwalk-\(UUID().uuidString).flow"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let person = Person([
      "tap   \"Ada\"", "expect title \"Record\"", "where", "back", "undo", "tap \"Nobody\"",
      "snapshot \"record\"", "save \"\(path)\"", "save \"elsewhere\"",
    ])
    #expect(person.walk() == 0)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == """
        launch on "iPhone 8", system 18
        tap "Ada"
        expect title "Record"
        snapshot "record"

        """)
    #expect(person.errors.hasSuffix("the name of a flow must end in .flow: 'elsewhere'\n"))
  }

  @Test("save overwrites a flow only on request")
  func saveOver() throws {
    let path = NSTemporaryDirectory() + "boardwalk-\(UUID().uuidString).flow"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("precious".utf8).write(to: URL(fileURLWithPath: path))
    for answer in ["n", "", "no way"] {
      let careful = Person(["save \"\(path)\"", answer])
      #expect(careful.walk() == 0)
      #expect(careful.output.contains("  \(path) exists. Replace it? (y/n)   not written\n"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "precious")
    }
    #expect(Person(["save \"\(path)\"", "yes"]).walk() == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("launch"))
    try Data("precious".utf8).write(to: URL(fileURLWithPath: path))
    #expect(Person(["save over \"\(path)\""]).walk() == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("launch"))
  }

  @Test("piped input is a flow, and prompt commands are rejected")
  func pipedSave() throws {
    let path = NSTemporaryDirectory() + "boardwalk-\(UUID().uuidString).flow"
    let recorder = Recorder(input: "tap \"Ada\"\nsave \"\(path)\"\n")
    let words = ["run", CommandLineFixture.root + "/Tests/Fixtures/flows"]
    #expect(CommandLineTool(recorder.console).run(words) == .findings)
    #expect(recorder.errors.contains("the command 'save' is only for the prompt of boardwalk run"))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(
    "each piped line runs before the next one is read, and what happens is written",
    arguments: [("> ", [String]()), ("\"line\" : ", ["--as", "json"])])
  func pipedLines(_ mark: String, _ options: [String]) {
    let lines = Mutex(["tap \"Ada\"\nback", "\n", "tap \"Gra", "ce\"\n"])
    let output = Mutex("")
    let outputs = Mutex([String]())
    let console = Console(
      output: { text in output.withLock { $0 += text } }, outputBytes: { _ in }, error: { _ in },
      ask: { _ in nil }, readAll: { [] },
      readArrived: {
        outputs.withLock { $0.append(output.withLock { $0 }) }
        return lines.withLock { $0.isEmpty ? [] : Array($0.removeFirst().utf8) }
      })
    let words = ["run", CommandLineFixture.root + "/Tests/Fixtures/flows"]
    #expect(CommandLineTool(console).run(words + options) == .success)
    let walked = outputs.withLock { $0 }.map { $0.components(separatedBy: mark).count - 1 }
    // JSON has an entry for the launch, which is written with the first line.
    #expect(walked == (options.isEmpty ? [0, 1, 2, 2, 3] : [0, 2, 3, 3, 4]))
  }

  @Test("errors and failures in piped lines have line numbers")
  func pipedMistakes() {
    let words = ["run", CommandLineFixture.root + "/Tests/Fixtures/flows"]
    let misspelled = Recorder(input: "tap \"Ada\"\n/* A\ncomment. */\nbcak\ntap \"Grace\"\n")
    #expect(CommandLineTool(misspelled.console).run(words) == .findings)
    #expect(misspelled.output.contains("> tap \"Ada\"\n"))
    #expect(!misspelled.output.contains("Grace\"\n"))
    #expect(misspelled.errors.hasPrefix("<stdin>:4:1: error: there is no command 'bcak'"))
    let failing = Recorder(input: "\ntap \"Ada\"\nexpect trace\n\n  Nobody viewDidLoad\n")
    #expect(CommandLineTool(failing.console).run(words) == .findings)
    #expect(failing.errors.hasPrefix("<stdin>:5:3: error: "))
  }

  @Test("the JSON of a piped walk is complete although a line is wrong or fails")
  func pipedJSON() throws {
    let words = ["run", CommandLineFixture.root + "/Tests/Fixtures/flows", "--as", "json"]
    for last in ["bcak\n", "expect front \"Nobody\"\n"] {
      let recorder = Recorder(input: "tap \"Ada\"\n" + last)
      #expect(CommandLineTool(recorder.console).run(words) == .findings)
      #expect(recorder.errors.hasPrefix("<stdin>:2:"))
      let value = try JSONSerialization.jsonObject(with: Data(recorder.output.utf8))
      let lines = (value as? [String: Any])?["lines"] as? [[String: Any]]
      #expect(lines?.map { $0["line"] as? Int } == [0, 1])
    }
    let mistake = Recorder(input: "bcak\n")
    #expect(CommandLineTool(mistake.console).run(words) == .findings)
    #expect(mistake.output == "{\n  \"lines\" : [\n\n  ],\n  \"schema\" : 1\n}\n")
  }

  @Test("a piped line may expect the exception of the previous line")
  func pipedException() {
    let words = ["run", CommandLineFixture.root + "/Tests/Fixtures/flows"]
    let end = "perform \"x\"\n"
    let expected = Recorder(input: end + "expect over")
    #expect(CommandLineTool(expected.console).run(words) == .success)
    let unexpected = Recorder(input: end)
    #expect(CommandLineTool(unexpected.console).run(words) == .findings)
    #expect(unexpected.errors.hasPrefix("<stdin>:1:1: error: the app ended with an exception"))
  }

  @Test("a saved flow ends where the session ends")
  func follow() throws {
    let path = NSTemporaryDirectory() + "boardwalk-\(UUID().uuidString).flow"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let first = Person(["tap row 2", "back", "tab \"Settings\"", "save \"\(path)\"", "where"])
    #expect(first.walk() == 0)
    let recorder = Recorder()
    let words = ["run", CommandLineFixture.root + "/Tests/Fixtures/flows", "--flow", path]
    #expect(CommandLineTool(recorder.console).run(words) == .success)
    #expect(recorder.output.contains("> tab \"Settings\"\n"))
  }
}
