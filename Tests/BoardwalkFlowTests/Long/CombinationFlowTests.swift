import BoardwalkBase
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkProject
import BoardwalkSimulation
import BoardwalkSnapshot
import BoardwalkTestSupport
import Foundation
import Testing

/// A walk through one of the apps in `Tests/Fixtures/combinations`: several things at once, as the
/// facts about each of them together demand it.
struct CombinationFlow: Sendable, CustomStringConvertible {
  let flow: Flow
  let graph: SceneGraph
  let description: String

  /// All of them, by app and name.
  static let all: [CombinationFlow] = {
    let root = PackageFolder.url.appendingPathComponent("Tests/Fixtures/combinations").path
    return names(in: root).flatMap { app in
      let project = Project(paths: ["\(root)/\(app)"])
      let graph = Compiler().compile(project, main: project.documents.first)
      return names(in: "\(root)/\(app)").filter { $0.hasSuffix(".flow") }.compactMap { name in
        (try? SourceFile(contentsOf: "\(root)/\(app)/\(name)")).map {
          CombinationFlow(flow: Flow($0), graph: graph, description: "\(app)/\(name)")
        }
      }
    }
  }()

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

@Suite("Combinations of containers and presentations")
struct CombinationFlowTests {
  @Test("each run matches its recorded facts", arguments: CombinationFlow.all)
  func walks(_ walk: CombinationFlow) throws {
    #expect(walk.flow.findings.isEmpty)
    #expect(walk.flow.unknownNames(in: walk.graph).isEmpty)
    var run = FlowRun(walk.flow, in: FlowSession(walk.graph))
    while let line = run.next() {
      let text = walk.flow.file.text(in: line.statement.range)
      #expect(line.failure == nil, "\(text): \(line.failure?.message ?? "")")
    }
  }

  @Test("a search for a row ends in a list that grows without an end")
  func endlessList() throws {
    let feed = try #require(CombinationFlow.all.first { $0.description == "feed/growing.flow" })
    let flow = Flow(SourceFile(path: "a.flow", text: "scroll to \"Nothing\"\n"))
    var run = FlowRun(flow, in: FlowSession(feed.graph))
    let failure = try #require(run.next()?.failure)
    #expect(failure.message.hasPrefix("there is no \"Nothing\" in the "))
    #expect(failure.message.hasSuffix(" pages of the list that scroll to searches"))
  }

  @Test("each trace line is valid", arguments: CombinationFlow.all)
  func grammar(_ walk: CombinationFlow) throws {
    var session = FlowSession(walk.graph)
    for statement in walk.flow.statements {
      guard (try? session.run(statement.action)) != nil else { continue }
      let grammar = session.simulation.traceGrammar
      for entry in session.trace {
        switch entry.event {
        case .callback, .action, .posted:
          #expect(grammar.allows("\(entry.subject) \(entry.text)", of: nil), "\(entry.text)")
          #expect(grammar.allows(entry.text, of: entry.subject), "\(entry.text)")
        case .log, .note, .statement, .exception: continue
        }
      }
    }
  }

  @Test(
    "every started appearance transition ends",
    arguments: CombinationFlow.all)
  func pairs(_ walk: CombinationFlow) throws {
    var session = FlowSession(walk.graph)
    var pending = Pending(session.trace)
    for statement in walk.flow.statements {
      guard (try? session.run(statement.action)) != nil else { continue }
      if case .expect = statement.action { continue }
      pending.follow(session.trace)
      let text = walk.flow.file.text(in: statement.range)
      #expect(!session.simulation.isSettled || pending.names.isEmpty, "\(text): \(pending.names)")
    }
  }

  /// Who has been told that its view is about to come or go, and not yet that it did.
  private struct Pending {
    private(set) var names: Set<String> = []

    init(_ trace: [TraceEntry]) { follow(trace) }

    mutating func follow(_ trace: [TraceEntry]) {
      for entry in trace {
        guard case .callback(let callback) = entry.event else { continue }
        switch callback {
        case .viewWillAppear, .viewWillDisappear: names.insert(entry.subject)
        case .viewDidAppear, .viewDidDisappear, .deinit: names.remove(entry.subject)
        default: break
        }
      }
    }
  }

  @Test("the outline shows sheet positions and coverings of contexts")
  func outlines() throws {
    func outline(of app: String, after lines: String) throws -> String {
      let walk = try #require(CombinationFlow.all.first { $0.description.hasPrefix(app) })
      var session = FlowSession(walk.graph)
      for statement in Flow(SourceFile(path: "a.flow", text: lines)).statements {
        _ = try session.run(statement.action)
      }
      return Outline().text(of: session.simulation)
    }
    #expect(
      try outline(of: "heights", after: "tap \"Half\"").contains("sheet at medium over RootTabs"))
    let large = "tap \"Half\"\ndrag sheet to large"
    #expect(try outline(of: "heights", after: large).contains("sheet over RootTabs"))
    #expect(
      try outline(of: "covers", after: "tap \"Ctx\"").contains(
        """
           │  └─ Home  "Home"
           │     └─ Ctx  in the context over Home
        """))
  }

  @Test("every app has runs")
  func apps() {
    let apps = Set(CombinationFlow.all.map { $0.description.prefix { $0 != "/" } })
    #expect(
      apps == [
        "articles", "bars", "code", "columns", "covers", "feed", "forms", "gallery", "heights",
        "menus",
        "searches", "settings", "swipes", "turns", "popovers", "scrolls", "shelves",
        "sizes", "stacks", "touches",
      ])
    #expect(CombinationFlow.all.count >= 12)
  }
}
