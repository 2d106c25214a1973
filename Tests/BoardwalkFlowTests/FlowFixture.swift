import BoardwalkFlow
import BoardwalkGraph
import BoardwalkProject
import BoardwalkSnapshot
import BoardwalkTestSupport
import Foundation

/// A flow in `Tests/Fixtures/flows`, which says itself what must come of it: a line that ends in
/// `// fails: MESSAGE` must fail with that message, all others must do what they say.
struct FlowFixture: Sendable, CustomStringConvertible {
  let flow: Flow

  var description: String { flow.file.name }

  /// All of them, by name.
  static let all: [FlowFixture] = {
    let fixtures = Fixtures("flows")
    return fixtures.names(endingIn: ".flow").compactMap { name in
      (try? fixtures.file(name + ".flow")).map { FlowFixture(flow: Flow($0)) }
    }
  }()

  /// The app that they walk through.
  static let graph: SceneGraph = {
    let folder = PackageFolder.url.appendingPathComponent("Tests/Fixtures/flows").path
    let project = Project(paths: [folder + "/Clinic.scene"])
    return Compiler().compile(project, main: project.documents.first)
  }()

  /// The failure that `statement` must end in; nil where it must do what it says.
  func failure(of statement: FlowStatement) -> String? {
    let rest = flow.file.text(in: statement.range.lowerBound..<flow.file.bytes.count)
    let line = rest.prefix { $0 != "\n" }
    return line.components(separatedBy: "// fails: ").dropFirst().first
  }

  /// Every line with what came of it, for comparison.
  func trace() throws -> String {
    var session = FlowSession(Self.graph)
    var lines: [TraceJSON.Line] = []
    for (index, statement) in flow.statements.enumerated() {
      _ = try? session.run(statement.action)
      lines.append(TraceJSON.Line(line: index, text: session.outcome, trace: session.trace))
    }
    return try TraceJSON.text(of: lines)
  }
}

extension TraceJSON {
  /// The whole text with `lines`.
  static func text(of lines: [Line]) throws -> String {
    var traces = TraceJSON()
    return try lines.reduce(into: "") { $0 += try traces.adding($1) } + traces.end()
  }
}

extension FlowSession {
  /// What the screen shows, as text.
  fileprivate var outcome: String {
    Wireframe().picture(of: simulation) + Outline().text(of: simulation)
  }
}
