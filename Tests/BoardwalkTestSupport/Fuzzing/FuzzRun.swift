import Boardwalk
import BoardwalkBase
import BoardwalkBehavior
import BoardwalkCheck
import BoardwalkDocument
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkNib
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

  /// The outcomes of inputs that are not read to their end.
  package static let refusals: Set = ["refused", "unreadable", "unsupported"]

  /// Reads `file` as an input of `kind`, works with it, and says what became of it in a word. What
  /// is broken begins with "broken".
  package func outcome(of file: SourceFile, as kind: FuzzKind) -> String {
    switch kind {
    case .xml: return xml(file)
    case .scene: return scene(file)
    case .behavior: return behavior(file)
    case .flow: return flow(file)
    case .graph: return graph(file)
    case .plist: return propertyList(file)
    case .strings, .catalog: return translations(file)
    case .source: return source(file)
    case .configuration: return configuration(file)
    case .archive:
      let outcome = ArchiveLaw.outcome(for: file.bytes)
      return outcome == .broken ? "broken: archive" : outcome.rawValue
    }
  }

  private func propertyList(_ file: SourceFile) -> String {
    let lines = StoryboardInfo.lines(of: file.bytes)
    return InfoPlist(file) == nil && lines == nil ? "refused" : "read"
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
    let project = Project([app], isWhole: true, behaviors: Self.behaviors)
    let graph = Compiler().compile(project, main: app.document)
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
    guard translations.fault == nil else { return "refused" }
    guard let app = Self.app else { return "broken: no app" }
    _ = Checker().check(Project([app], isWhole: true, translations: [translations]))
    return "checked"
  }

  private func source(_ file: SourceFile) -> String {
    let table = ClassTable([file])
    for name in ["UIViewController", "UIView", "ItemsController", "Base.ListController"] {
      _ = table.subclasses(of: name, from: file.path)
      _ = table.knowledge(of: name, from: file.path)
    }
    guard let app = Self.app else { return "broken: no app" }
    var project = Project([app], isWhole: true)
    project.sources = table
    _ = Checker().check(project)
    return "checked"
  }

  private func configuration(_ file: SourceFile) -> String {
    guard let configuration = try? ConfigurationReader().read(file) else { return "refused" }
    guard let app = Self.app else { return "broken: no app" }
    _ = configuration.checker.check(Project([app], isWhole: true))
    return "checked"
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
  private static let app = try? LoadedFile(SourceFile(contentsOf: appFolder + "/Main.storyboard"))

  private static let behaviors = [
    try? BehaviorFile(SourceFile(contentsOf: appFolder + "/Homepwner.behavior"))
  ].compactMap { $0 }

  static let appFolder = PackageFolder.url.appendingPathComponent("Examples/Homepwner").path
}
