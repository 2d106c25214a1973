import BoardwalkBase
import BoardwalkFlow
import Foundation
import Testing

@Suite("Flow fixtures")
struct FlowFixtureTests {
  @Test("each line passes, or fails as its comment expects", arguments: FlowFixture.all)
  func lines(fixture: FlowFixture) throws {
    #expect(fixture.flow.findings.isEmpty)
    var session = FlowSession(FlowFixture.graph)
    for statement in fixture.flow.statements {
      var message: String?
      do {
        _ = try session.run(statement.action)
      } catch {
        message = error.message
      }
      let line = fixture.flow.file.text(in: statement.range)
      #expect(message == fixture.failure(of: statement), "\(line)")
    }
  }

  @Test("every command and expectation has a passing line and, if it can fail, a failing one")
  func coverage() {
    var said: Set<String> = []
    var failing: Set<String> = []
    for fixture in FlowFixture.all {
      for statement in fixture.flow.statements {
        let words = fixture.flow.file.text(in: statement.range)
          .split(whereSeparator: { !$0.isLetter }).map(String.init)
        said.formUnion(words)
        if fixture.failure(of: statement) != nil { failing.formUnion(words) }
      }
    }
    let words = FlowCommand.all.filter { !$0.isForPrompt && $0.name != "format" }.map(\.name)
    #expect(Set(words).subtracting(said).isEmpty)
    #expect(Set(ExpectationForm.all.map(\.word)).subtracting(failing).isEmpty)
  }

  @Test("a failure has the range of the wrong part of its line")
  func place() throws {
    let text = "expect \"Ada\", title \"Patients\", front \"Other\"\n"
    let flow = Flow(SourceFile(path: "a.flow", text: text))
    var run = FlowRun(flow, in: FlowSession(FlowFixture.graph))
    let line = run.next()
    let failure = try #require(line?.failure)
    #expect(flow.file.text(in: failure.range) == "front \"Other\"")
    let rest = run.next()
    #expect(rest?.statement == nil)
  }

  @Test("an unexpected exception fails the line that raised it")
  func unexpected() throws {
    let text = "perform \"nothing\"\nsnapshot\nback\n"
    let flow = Flow(SourceFile(path: "a.flow", text: text))
    var run = FlowRun(flow, in: FlowSession(FlowFixture.graph))
    let first = run.next()
    let second = run.next()
    #expect(first?.failure == nil)
    #expect(second?.failure == nil)
    let third = run.next()
    let line = try #require(third)
    #expect(line.isRevision)
    let failure = try #require(line.failure)
    #expect(flow.file.text(in: failure.range) == "perform \"nothing\"")
    #expect(failure.message.hasPrefix("the app ended with an exception that no later line expects"))
  }

  @Test("an app without an initial document requires one")
  func undecided() throws {
    var graph = FlowFixture.graph
    graph.main = nil
    let file = SourceFile(path: "a.flow", text: "tap \"Ada\"\n")
    var run = FlowRun(Flow(file), in: FlowSession(graph))
    let line = run.next()
    let failure = try #require(line?.failure)
    #expect(failure.message == "the flow does not say which document to launch")
    #expect(
      failure.notes.map(\.message) == ["write launch document \"NAME\"", "documents: \"Clinic\""])
    var session = FlowSession(graph)
    var settings = LaunchSettings()
    settings.document = "Clinic.scene"
    _ = try session.run(.launch(settings))
    #expect(session.simulation.frontBar?.title == "Patients")
  }
}
