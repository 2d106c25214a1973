import BoardwalkCommands
import Foundation
import Testing

@Suite("Output")
struct OutputTests {
  private static let refusal = "it is an input of this command"

  @Test(
    "no command overwrites its input, under any name",
    arguments: [
      ["snapshot"], ["compile"], ["graph"], ["convert"], ["convert", "--to", "storyboard"],
    ], ["Clinic.scene", "symbolic.scene", "hard.scene", "./Clinic.scene"])
  func input(command: [String], output: String) throws {
    let playground = try Playground([:])
    let text = playground.text("Clinic.scene")
    let path = playground.path + "/"
    symlink("Clinic.scene", path + "symbolic.scene")
    link(path + "Clinic.scene", path + "hard.scene")
    let result = playground.run(command + [path + "Clinic.scene", "-o", path + output])
    #expect(result.status == 2)
    #expect(result.errors.contains(Self.refusal))
    #expect(playground.text("Clinic.scene") == text)
  }

  @Test(
    "no command on a folder overwrites a document in it",
    arguments: ["snapshot", "compile", "graph"])
  func folder(command: String) throws {
    let playground = try Playground([:])
    let text = playground.text("Clinic.scene")
    let result = playground.run([command, playground.path, "-o", playground.path + "/Clinic.scene"])
    #expect(result.status == 2)
    #expect(result.errors.contains(Self.refusal))
    #expect(playground.text("Clinic.scene") == text)
  }

  @Test("neither a report of flows nor a comparison of folders overwrites a document")
  func reports() throws {
    let playground = try Playground(["a.flow": "launch\n"])
    let text = playground.text("Clinic.scene")
    let path = playground.path
    for command in [["test", path, "--format", "junit"], ["diff", path, path]] {
      let result = playground.run(command + ["-o", path + "/Clinic.scene"])
      #expect(result.status == 2)
      #expect(result.errors.contains(Self.refusal))
      #expect(playground.text("Clinic.scene") == text)
    }
  }

  @Test("a FIFO is only written to", arguments: [["convert"], ["generate", "swift"]])
  func fifo(command: [String]) throws {
    let playground = try Playground([:])
    let path = playground.path + "/"
    mkfifo(path + "out", 0o600)
    // The reader's end is open before the command begins, and lets it write without waiting.
    let reader = open(path + "out", O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let result = playground.run(command + [path + "Clinic.scene", "-o", path + "out"])
    #expect(result.status == 0, "\(result.errors)")
    var byte: UInt8 = 0
    #expect(read(reader, &byte, 1) == 1)
  }

  @Test("a document may be canonicalized in place in its own syntax")
  func canonical() throws {
    let playground = try Playground([:])
    let path = playground.path
    #expect(
      playground.run("convert", path + "/Clinic.scene", "-o", path + "/C.storyboard").status == 0)
    let again = playground.run(
      "convert", "--canonical", path + "/C.storyboard", "-o", path + "/C.storyboard")
    #expect(again.status == 0)
    #expect(playground.text("C.storyboard")?.hasPrefix("<?xml") == true)
  }

  @Test(
    "- means standard output for every command with -o",
    arguments: ["snapshot", "graph", "compile", "convert"])
  func standardOutput(command: String) throws {
    let playground = try Playground([:])
    let result = playground.run(command, playground.path + "/Clinic.scene", "-o", "-")
    #expect(result.status == 0)
    #expect(!result.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }

  @Test("the graph of a document without controllers is an empty line")
  func emptyGraph() throws {
    let playground = try Playground(["Empty.scene": "xib\n\nview {\n}\n"])
    let result = playground.run("graph", playground.path + "/Empty.scene")
    #expect(result.status == 0)
    #expect(result.output == "\n")
  }

  @Test("an unwritable result is an error with the reason")
  func full() throws {
    let playground = try Playground([:])
    let result = playground.run("graph", playground.path, "-o", "/dev/full")
    #expect(result.status == 2)
    #expect(result.errors == "boardwalk: cannot write /dev/full: No space left on device\n")
  }

  @Test("a command fails if its output cannot be written")
  func failedOutput() throws {
    let playground = try Playground([:])
    let recorder = Recorder(outputFailure: "No space left on device")
    let status = CommandLineTool(recorder.console).run(["graph", playground.path])
    #expect(status == .usage)
    #expect(recorder.errors == "boardwalk: cannot write the output: No space left on device\n")
  }

  @Test("only BoardwalkFiles writes files")
  func oneWriter() throws {
    let calls = try [
      #"FileManager\.default\.(create|copyItem|linkItem|removeItem|moveItem|replaceItem)"#,
      #"FileManager\.default\.(setAttributes|trashItem)"#, #"\.write\(to(File)?: [^&]"#,
      #"FileHandle\((forWriting|forUpdating)"#, #"FileHandle\.standard(Output|Error)"#,
      #"OutputStream\("#, #"(^|[^.\w"])print\("#,
      #"\b(fopen|rename|unlink|mkdir|rmdir|ftruncate|symlink|fwrite|fputs)\("#,
    ].map { try Regex($0) }
    // Patterns are slow, and few lines have any of these words.
    let words = [
      "FileManager", ".write(", "FileHandle", "OutputStream", "print(", "fopen", "rename", "unlink",
      "mkdir", "rmdir", "ftruncate", "symlink", "fwrite", "fputs",
    ]
    let sources = CommandLineFixture.root + "/Sources"
    let files = try #require(FileManager.default.enumerator(atPath: sources))
    for case let name as String in files where name.hasSuffix(".swift") {
      // The benchmark is a tool for developers of Boardwalk.
      if ["BoardwalkFiles/", "BoardwalkBenchmark/"].contains(where: name.hasPrefix) { continue }
      let text = try String(contentsOfFile: "\(sources)/\(name)", encoding: .utf8)
      for line in text.split(separator: "\n") where words.contains(where: line.contains) {
        let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
        guard !code.contains("func ") else { continue }
        for call in calls { #expect(code.firstMatch(of: call) == nil, "\(name): \(line)") }
      }
    }
  }
}

@Suite("Paths in a configuration")
struct ConfiguredPathTests {
  private func playground(_ configuration: String) throws -> Playground {
    let playground = try Playground(["victim.txt": "precious", "Code/A.swift": "class A {}"])
    try playground.write(configuration, to: "app/boardwalk.json")
    try FileManager.default.copyItem(
      atPath: playground.path + "/Clinic.scene", toPath: playground.path + "/app/Clinic.scene")
    return playground
  }

  @Test(
    "baseline, sources and assets must be inside the project",
    arguments: [
      "{baseline: \"../victim.txt\"}", "{sources: [\"../Code\"]}", "{assets: \"..\"}",
      "{baseline: \"/dev/null\"}",
    ])
  func outside(configuration: String) throws {
    let playground = try playground(configuration)
    for options in [[], ["--write-baseline"], ["--fix"]] {
      let result = playground.run(["check", playground.path + "/app"] + options)
      #expect(result.status == 2)
      #expect(result.errors.contains("leads out of the project"))
    }
    #expect(playground.text("victim.txt") == "precious")
  }

  @Test("the project of a configuration is the repository that contains it")
  func repository() throws {
    let playground = try playground("{baseline: \"../known.json\", sources: \"../Code\"}")
    try FileManager.default.createDirectory(
      atPath: playground.path + "/.git", withIntermediateDirectories: true)
    #expect(playground.run("check", playground.path + "/app", "--write-baseline").status == 0)
    #expect(playground.text("known.json") != nil)
  }

  @Test("a baseline that links outside of the project is rejected")
  func link() throws {
    let playground = try playground("{}")
    symlink("../victim.txt", playground.path + "/app/boardwalk-baseline.json")
    let result = playground.run("check", playground.path + "/app", "--write-baseline")
    #expect(result.status == 2)
    #expect(playground.text("victim.txt") == "precious")
  }

  @Test("--allow-outside permits it, but a baseline overwrites only a baseline")
  func allowed() throws {
    let other = try playground("{baseline: \"../known.json\"}")
    let options = ["--allow-outside", "--write-baseline"]
    #expect(other.run(["check", other.path + "/app"] + options).status == 0)
    #expect(other.text("known.json") != nil)
    let victim = try playground("{baseline: \"../victim.txt\"}")
    #expect(victim.run(["check", victim.path + "/app"] + options).status == 2)
    #expect(victim.text("victim.txt") == "precious")
  }

  @Test("a baseline overwrites neither a document nor the configuration")
  func input() throws {
    for name in ["Clinic.scene", "boardwalk.json"] {
      let playground = try playground("{baseline: \"\(name)\"}")
      let text = playground.text("app/" + name)
      #expect(playground.run("check", playground.path + "/app", "--write-baseline").status == 2)
      #expect(playground.text("app/" + name) == text)
    }
  }
}

@Suite("Argument order")
struct ArgumentOrderTests {
  private static func permutations(_ words: [String]) -> [[String]] {
    guard words.count > 1 else { return [words] }
    return words.indices.flatMap { index in
      var rest = words
      let word = rest.remove(at: index)
      return permutations(rest).map { [word] + $0 }
    }
  }

  @Test(
    "findings do not depend on the order of paths",
    arguments: ["human", "json", "sarif", "github", "xcode", "junit", "checkstyle"])
  func paths(format: String) throws {
    let fixtures = CommandLineFixture.root + "/Tests/Fixtures/check/"
    let playground = try Playground([
      "a/boardwalk.json": "{strict: true}",
      "b/boardwalk.json": "{rules: {\"deprecated-segue\": \"off\"}}",
      "a/walk.flow": "tpa \"x\"\n",
    ])
    for (folder, rule) in [
      ("a", "deprecated-segue"), ("b", "several-scenes"), ("c", "deprecated-segue"),
    ] {
      try? FileManager.default.createDirectory(
        atPath: "\(playground.path)/\(folder)", withIntermediateDirectories: true)
      for name in ["bad.storyboard", "bad.xib"] {
        try? FileManager.default.copyItem(
          atPath: "\(fixtures)\(rule)/\(name)",
          toPath: "\(playground.path)/\(folder)/Main.storyboard")
      }
    }
    let path = playground.path
    let words = [
      "\(path)/a", "\(path)/b/Main.storyboard", "\(path)/c", "\(path)/./c/Main.storyboard",
    ]
    let results = Self.permutations(words).map {
      playground.run(["check", "--format", format] + $0)
    }
    for result in results {
      #expect(result.output == results[0].output)
      #expect(result.errors == results[0].errors)
      #expect(result.status == results[0].status)
    }
    #expect(results[0].status == 1)
  }
}
