import Boardwalk
import BoardwalkBase
import BoardwalkBehavior
import BoardwalkCheck
import BoardwalkDocument
import BoardwalkFlow
import BoardwalkGenerate
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkNib
import BoardwalkProject
import BoardwalkScene
import BoardwalkSimulation
import BoardwalkSnapshot
import BoardwalkWeb

/// Does with an input whatever the commands do with its kind.
package struct FuzzRun: Sendable {
  /// How many lines of a flow are followed.
  private static let lines = 60

  /// The work for the pictures of a map: those of a few screens.
  private static let mapWork = 3_000

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
    case .archive: return archive(file)
    case .merge: return MergeRun().merge(file)
    case .patch: return patch(file)
    case .baseline: return baseline(file)
    }
  }

  /// Reads and writes an archive, and makes a document of it.
  private func archive(_ file: SourceFile) -> String {
    let outcome = ArchiveLaw.outcome(for: file.bytes)
    guard outcome == .read, let archive = try? NIBArchive(file.bytes) else {
      return outcome == .broken ? "broken: archive" : outcome.rawValue
    }
    let info = StoryboardInfo(nibNames: ["Main": "Main"], entryPoint: "Main")
    var reader = CompiledStoryboardReader(["Main": archive], info)
    let document = LoadedFile(SourceFile(path: FuzzKind.xml.fileName, text: reader.document()))
    guard document.diagnostics.isEmpty else { return "broken: the document of an archive" }
    _ = Checker().check(Project([document], isWhole: true))
    return "read"
  }

  private func patch(_ file: SourceFile) -> String {
    guard let tree = Self.app?.document?.tree else { return "broken: no app" }
    return MergeRun().patch(file, tree)
  }

  private func baseline(_ file: SourceFile) -> String {
    guard let baseline = Baseline(file.bytes) else { return "refused" }
    guard Baseline(baseline.bytes) == baseline else { return "broken: baseline" }
    guard let app = Self.app else { return "broken: no app" }
    let found = Checker(rules: Rule.all).check(Project([app], isWhole: true)).diagnostics
    _ = baseline.omitting(from: found, of: [app.path], within: ".")
    return "compared"
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
    if let fault = accessorFault(of: Project([LoadedFile(file)], isWhole: true)) { return fault }
    return outcome == "graph differs" ? "broken: \(outcome)" : outcome
  }

  /// What is wrong with the accessors that are generated for `project`; nil if nothing is.
  private func accessorFault(of project: Project) -> String? {
    let text = AccessorPrinter(ResourceCatalog(project)).text
    let hasControl = text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
    return hasControl ? "broken: a control character in accessors" : nil
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
    var steps: [ReportPage.Step] = []
    var hasFailed = false
    for _ in 0..<Self.lines {
      guard !hasFailed, let line = run.next() else { break }
      hasFailed = line.failure != nil
      let failures = Diagnostic.locate([line.failure].compactMap(\.self), in: line.file)
      steps.append(
        ReportPage.Step(
          line: 1, text: line.text, messages: failures.map { ReportPage.Message($0) },
          snapshots: [], simulation: run.session.simulation))
    }
    let report = ReportPage.Flow(path: file.path, steps: steps, messages: [])
    if let fault = fault(ofPage: try? ReportPage([report], summary: "").text()) { return fault }
    if hasFailed { return "failed" }
    return flow.findings.isEmpty ? "followed" : "refused"
  }

  /// What is wrong with a web page: data may not end its element, or begin another one.
  private func fault(ofPage text: String?) -> String? {
    guard let text else { return "broken: no page" }
    let tags = ["<script": 2, "</script": 2, "<!--": 0]
    let isSound = tags.allSatisfy { text.ranges(of: $0.key).count == $0.value }
    return isSound ? nil : "broken: a page has other elements"
  }

  private func graph(_ file: SourceFile) -> String {
    guard let graph = try? SceneGraphFile.decode(file.bytes) else { return "refused" }
    for format in GraphRenderer.Format.allCases { _ = try? GraphRenderer(format).text(of: graph) }
    walk(graph)
    return pageFault(of: graph) ?? "walked"
  }

  /// What is wrong with the map or the prototype of `graph`; nil if nothing is.
  private func pageFault(of graph: SceneGraph) -> String? {
    var limits = Prototype.Limits()
    limits.states = 4
    limits.steps = 8
    let prototype = Prototype(of: graph, named: "App", options: LaunchOptions(), limits: limits)
    if let fault = fault(ofPage: try? PrototypePage(prototype).text()) { return fault }
    let map = SceneMap(
      of: graph, named: "App", in: MapEnvironment(), options: LaunchOptions(),
      within: WorkBudget(units: Self.mapWork))
    _ = MapPicture(map).text
    return fault(ofPage: try? MapPage(map, findings: []).text())
  }

  private func translations(_ file: SourceFile) -> String {
    guard let translations = Translations(file) else { return "refused" }
    for language in translations.languages.prefix(20) { _ = translations.table(in: language) }
    guard translations.fault == nil else { return "refused" }
    guard let app = Self.app else { return "broken: no app" }
    let project = Project([app], isWhole: true, translations: [translations])
    _ = Checker().check(project)
    return accessorFault(of: project) ?? "checked"
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
  static let app = try? LoadedFile(SourceFile(contentsOf: appFolder + "/Main.storyboard"))

  private static let behaviors = [
    try? BehaviorFile(SourceFile(contentsOf: appFolder + "/Homepwner.behavior"))
  ].compactMap { $0 }

  static let appFolder = PackageFolder.url.appendingPathComponent("Examples/Homepwner").path
}
