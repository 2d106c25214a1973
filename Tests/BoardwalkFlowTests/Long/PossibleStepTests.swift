import BoardwalkBase
import BoardwalkFlow
import Testing

@Suite("Possible steps")
struct PossibleStepTests {
  /// A walk through the clinic that has done the lines of `text`.
  private func walk(_ text: String) throws -> FlowSession {
    var session = FlowSession(FlowFixture.graph)
    let flow = Flow(SourceFile(path: "a.flow", text: text))
    try #require(flow.findings.isEmpty)
    for statement in flow.statements { _ = try session.run(statement.action) }
    return session
  }

  @Test("gesture recognizers of every kind are listed with lines that trigger them")
  func recognizers() throws {
    let session = try walk("tab \"Settings\"\ntap \"About\"")
    let lines = session.simulation.possibleSteps.map(\.line)
    for line in [
      "tap view 1 twice", "tap view 1 with 2 fingers", "pinch view 1 by 2", "rotate view 1 by 90",
      "long press view 1", "swipe left on view 1", "pan view 2 by 50, 50", "drag down",
    ] {
      #expect(lines.contains(line))
    }
    for line in lines { _ = try walk("tab \"Settings\"\ntap \"About\"\n\(line)") }
  }

  @Test("each possible step's line performs that step")
  func lines() throws {
    let start = "tab \"Settings\"\ntap \"About\"\n"
    let session = try walk(start)
    for step in session.simulation.possibleSteps {
      var simulation = session.simulation
      _ = try simulation.perform(step.event)
      #expect(try walk(start + step.line).simulation == simulation, "\(step.line)")
    }
  }

  @Test("without recognizers only taps are possible")
  func taps() throws {
    let lines = try walk("").simulation.possibleSteps.map(\.line)
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.hasPrefix("tap ") || $0.hasPrefix("swipe ") })
  }

  @Test("a sheet can be dragged to its other detents")
  func detents() throws {
    var simulation = try walk("tab \"Settings\"\ntap \"About\"").simulation
    let sheet = try #require(simulation.presentationChain.last)
    simulation.configure(sheet) {
      $0.sheet.detents = [.custom("200", height: 200), .medium, .large]
    }
    let lines = simulation.possibleSteps.map(\.line).filter { $0.hasPrefix("drag") }
    #expect(lines == ["drag sheet to medium", "drag sheet to large", "drag down"])
  }
}
