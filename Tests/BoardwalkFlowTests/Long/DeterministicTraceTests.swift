import BoardwalkBase
import BoardwalkFlow
import Foundation
import Testing

@Suite("Deterministic traces")
struct DeterministicTraceTests {
  @Test("equal runs have equal traces across runs and threads", arguments: FlowFixture.all)
  func threads(fixture: FlowFixture) async throws {
    let once = try fixture.trace()
    let others = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { try fixture.trace() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(others.count == 8)
    #expect(Set(others) == [once])
  }

  @Test("JSON traces have one object per line with time and phase")
  func json() throws {
    var session = FlowSession(FlowFixture.graph)
    _ = try session.run(.tap(FlowTarget("Sort")))
    let line = TraceJSON.Line(line: 3, text: "tap \"Sort\"", trace: session.trace)
    let text = try TraceJSON.text(of: [line])
    #expect(
      text == """
        {
          "lines" : [
            {
              "line" : 3,
              "text" : "tap \\"Sort\\"",
              "trace" : [
                {
                  "kind" : "action",
                  "phase" : "sync",
                  "subject" : "Patients",
                  "text" : "sort: from \\"Sort\\"",
                  "time" : 0
                }
              ]
            }
          ],
          "schema" : 1
        }

        """)
  }
}
