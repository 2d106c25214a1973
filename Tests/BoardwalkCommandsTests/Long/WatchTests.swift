import BoardwalkCommands
import Foundation
import Synchronization
import Testing

@Suite("Watch mode")
struct WatchTests {
  /// Runs `words` with `--watch` as long as `changes` are left, one of which is made after each
  /// run; returns what was printed by each run.
  private func outputs(
    _ words: [String], _ changes: [@Sendable () -> Void]
  ) -> (outputs: [String], status: Int32) {
    let recorder = Recorder()
    let runs = Mutex<[String]>([])
    let plain = recorder.console
    let console = Console(
      output: plain.output, outputBytes: plain.outputBytes, error: plain.error,
      outputFailure: {
        let count = runs.withLock { runs in
          let known = runs.reduce(0) { $0 + $1.count }
          runs.append(String(recorder.output.dropFirst(known)))
          return runs.count
        }
        guard count <= changes.count else { return "nobody reads any more" }
        changes[count - 1]()
        return nil
      }, ask: plain.ask, readAll: plain.readAll, readArrived: plain.readArrived)
    let status = CommandLineTool(console).run(words + ["--watch"])
    return (Array(runs.withLock { $0 }.prefix(changes.count + 1)), status.rawValue)
  }

  @Test("a changed document is drawn again, and the output is not a change")
  func change() throws {
    let playground = try Playground([:])
    let text = try #require(playground.text("Clinic.scene"))
    let path = playground.path
    let output = path + "/graph.json"
    let (outputs, _) = outputs(
      ["graph", path, "--as", "json", "-o", output],
      [{ try? playground.write(text + "\n// changed\n", to: "Clinic.scene") }])
    #expect(outputs.count == 2)
    #expect(playground.text("graph.json")?.contains("scenes") == true)
  }

  @Test("an unreadable document is reported, and watching continues")
  func broken() throws {
    let playground = try Playground([:])
    let text = try #require(playground.text("Clinic.scene"))
    let path = playground.path + "/Clinic.scene"
    let (outputs, _) = outputs(
      ["graph", path],
      [
        { try? playground.write("storyboard {{{", to: "Clinic.scene") },
        { try? playground.write(text, to: "Clinic.scene") },
      ])
    #expect(outputs.count == 3)
    #expect(outputs[0] == outputs[2])
    #expect(outputs[1].isEmpty)
  }

  @Test("standard input cannot be watched")
  func input() throws {
    let result = try Playground([:]).run("graph", "-", "--watch")
    #expect(result.status == 2)
    #expect(result.errors.contains("--watch needs files"))
  }
}
