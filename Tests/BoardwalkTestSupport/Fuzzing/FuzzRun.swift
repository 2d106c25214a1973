import Boardwalk
import BoardwalkBase
import BoardwalkBehavior
import BoardwalkCheck
import BoardwalkDocument
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkProject
import BoardwalkScene
import BoardwalkSimulation
import BoardwalkSnapshot

/// Does with an input whatever the commands do with its kind.
package struct FuzzRun: Sendable {
  /// How many lines of a flow are followed.
  private static let lines = 60

  /// A run; it has no settings.
  package init() {}

  /// Reads `file` as an input of `kind`, works with it, and says what became of it in a word. What is
  /// broken begins with "broken".
  package func outcome(of file: SourceFile, as kind: FuzzKind) -> String {
    switch kind {
    case .xml: return xml(file)
    case .scene: return scene(file)
    case .behavior: return behavior(file)
    case .flow: return flow(file)
    case .graph: return graph(file)
    case .plist: return InfoPlist(file) == nil ? "refused" : "read"
    case .strings, .catalog: return translations(file)
    case .source: return source(file)
    case .configuration:
      return (try? ConfigurationReader().read(file)) == nil ? "refused" : "read"
    }
  }

  private func xml(_ file: SourceFile) -> String {
    switch ReadingLaw().outcome(for: file.bytes) {
    case .read: return document(file)
    case .refused: return "refused"
    case .broken(let reason): return "broken: \(reason)"
    }
  }

  private func scene(_ file: SourceFile) -> String {
    _ = SceneFormatter().format(file)
    return document(file)
  }

  private func document(_ file: SourceFile) -> String {
    let outcome = WholeChain().run(file)
    if let document = LoadedFile(file).document, document.isSupported {
      _ = Checker(rules: Rule.all, settings: [.canvas]).check(document)
      _ = SceneWriter().write(document.tree)
    }
    return outcome == "graph differs" ? "broken: \(outcome)" : outcome
  }

  private func behavior(_ file: SourceFile) -> String {
    let behavior = BehaviorFile(file)
    guard behavior.findings.isEmpty else { return "refused" }
    guard let app = Self.app else { return "broken: no app" }
    let project = Project([app], isWhole: true, behaviors: [behavior])
    _ = Checker().check(project)
    walk(Compiler().compile(project, main: app.document))
    return "walked"
  }

  private func flow(_ file: SourceFile) -> String {
    let flow = Flow(file)
    _ = FlowFormatter().format(file)
    guard let app = Self.app else { return "broken: no app" }
    let graph = Compiler().compile(Project([app], isWhole: true), main: app.document)
    _ = flow.unknownNames(in: graph)
    var run = FlowRun(flow, in: FlowSession(graph))
    for _ in 0..<Self.lines {
      guard let line = run.next() else { break }
      if line.failure != nil { return "failed" }
    }
    return flow.findings.isEmpty ? "followed" : "refused"
  }

  private func graph(_ file: SourceFile) -> String {
    guard let graph = try? SceneGraphFile.decode(file.bytes) else { return "refused" }
    for format in GraphRenderer.Format.allCases { _ = try? GraphRenderer(format).text(of: graph) }
    walk(graph)
    return "walked"
  }

  private func translations(_ file: SourceFile) -> String {
    guard let translations = Translations(file) else { return "refused" }
    for language in translations.languages.prefix(20) { _ = translations.table(in: language) }
    return translations.fault == nil ? "read" : "refused"
  }

  private func source(_ file: SourceFile) -> String {
    let table = ClassTable([file])
    for name in ["UIViewController", "UIView", "ItemsController", "Base.ListController"] {
      _ = table.subclasses(of: name, from: file.path)
      _ = table.knowledge(of: name, from: file.path)
    }
    return "read"
  }

  /// Taps and lets time pass, and draws what is seen at the end.
  private func walk(_ graph: SceneGraph) {
    var session = FlowSession(graph)
    for step in 0..<8 {
      let touchables = session.simulation.touchables
      guard !touchables.isEmpty, session.simulation.exception == nil else { break }
      _ = try? session.run(.perform(.tap(touchables[step % touchables.count])))
      _ = try? session.run(.perform(.wait(500)))
    }
    _ = Wireframe().picture(of: session.simulation)
    _ = ViewTree().text(of: session.simulation)
  }

  /// The app that behaviors and flows are tried with.
  private static let app: LoadedFile? = {
    let path = PackageFolder.url.appendingPathComponent("Examples/Homepwner/Main.storyboard").path
    return (try? SourceFile(contentsOf: path)).map { LoadedFile($0) }
  }()
}
