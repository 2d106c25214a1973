import Boardwalk
import BoardwalkBase
import BoardwalkCheck
import BoardwalkFiles
import BoardwalkProject

/// A run of `boardwalk check`: the files, the rules and the baseline.
struct CheckRun: Sendable {
  /// The files and folders to check.
  let paths: [String]

  /// Whether one of the documents is the standard input.
  let readsInput: Bool

  /// The document on the standard input, once it has been read.
  var input: SourceFile?

  /// Whether all rules are applied, so that flows are checked too.
  private let looksAtFlows: Bool

  /// The source folders of the app; empty if documents are not compared with code.
  private let sources: [String]

  /// Whether reports show these folders with paths from the current folder: the configuration names
  /// them, and documents have such paths.
  private let shortensSources: Bool

  /// The absolute path of the command's output, which is not read as a source.
  private let output: String?

  private let configuration: Configuration
  private let checker: Checker

  /// The file with the known findings; nil if none is wanted.
  private let baseline: String?

  /// Whether the file was given explicitly, so that it must exist.
  private let isBaselineNamed: Bool

  private let isStrict: Bool
  private let mostWarnings: Int?

  /// The run that `arguments` ask for; of the files of an earlier revision where `checkout` has
  /// them.
  init(_ arguments: Arguments, of checkout: Checkout? = nil) throws(CommandError) {
    let operands = arguments.operands.isEmpty ? ["."] : arguments.operands
    let namedSources = arguments.all("--sources")
    output = arguments["-o"].map(AbsolutePath.of)
    let named = operands.filter { $0 != "-" }
    readsInput = named.count < operands.count && checkout == nil
    paths = checkout?.existing(named) ?? named.map(\.withoutCurrentFolder)
    if readsInput { try Self.requireReading(arguments) }
    var configuration = try Self.configuration(
      for: named.isEmpty ? ["."] : named, arguments, in: checkout)
    try arguments.askForLayouts(&configuration)
    self.configuration = configuration
    var checker = try Self.checker(arguments.all("--rule"), configuration)
    checker.budget = try arguments.workBudget()
    self.checker = checker
    looksAtFlows = arguments.all("--rule").isEmpty
    isBaselineNamed = arguments["--baseline"] != nil || configuration.baseline != nil
    baseline =
      arguments["--baseline"]
      ?? (arguments.has("--no-config")
        ? nil : configuration.baseline ?? "\(configuration.folder)/\(Baseline.fileName)")
    let sources = namedSources.isEmpty ? configuration.sources : namedSources
    self.sources = checkout?.existing(sources) ?? sources
    shortensSources = namedSources.isEmpty && checkout == nil && Self.areRelative(named)
    if checkout == nil { try Self.requireCatalogs(configuration) }
    if !arguments.has("--allow-outside"), checkout == nil {
      try configuration.requireInside(configuration.assets, key: "assets")
      if namedSources.isEmpty { try configuration.requireInside(sources, key: "sources") }
      if arguments["--baseline"] == nil {
        try configuration.requireInside([baseline].compactMap { $0 }, key: "baseline")
      }
    }
    isStrict = arguments.has("--strict") || configuration.isStrict
    mostWarnings = try arguments["--max-warnings"].map(Self.number) ?? configuration.mostWarnings
  }

  /// Requires options that work with the standard input, which can be read only once.
  private static func requireReading(_ arguments: Arguments) throws(CommandError) {
    for option in ["--fix", "--write-baseline", "--since"]
    where arguments.has(option) || arguments[option] != nil {
      throw CommandError("\(option) needs files, not the standard input")
    }
  }

  /// Makes sure that the folders with asset catalogs are there.
  private static func requireCatalogs(_ configuration: Configuration) throws(CommandError) {
    let finder = DocumentPaths()
    for path in configuration.assets where !finder.exists(path) {
      throw CommandError(
        "\(configuration.place(of: path, in: "assets"))cannot open \(path)",
        notes: NameSuggestions.notes(forFile: path))
    }
  }

  /// The project to check.
  func project() throws(CommandError) -> Project {
    if let graph = paths.first(where: { $0.hasSuffix(".scenegraph") }) {
      throw CommandError(
        "\(graph) is a compiled scene graph", notes: ["boardwalk check checks its documents"])
    }
    let reader = ProjectReader(
      excluded: configuration.excluded, assetFolders: configuration.assets)
    var project = reader.read(
      paths.filter { !FlowCheck.isFlow($0) } + foldersOfBehaviors,
      and: [input].compactMap { $0 }.map { LoadedFile($0) })
    project.sources = try classes()
    try expectLanguages(in: project)
    return project
  }

  /// The app folders of the behaviors, if nothing else is checked: the names in a behavior depend
  /// on its scenes.
  private var foldersOfBehaviors: [String] {
    guard paths.allSatisfy(ProjectReader.isBehavior) else { return [] }
    return Set(paths.compactMap(Self.projectFolder)).sorted()
  }

  /// The app folder of the file at `path`, spelled as `path` is, so that reports are too.
  private static func projectFolder(of path: String) -> String? {
    guard let folder = ProjectFolder.around(path) else { return nil }
    let rest = AbsolutePath.of(path).dropFirst(folder.count)
    if path == rest.dropFirst() { return "." }
    return path.hasSuffix(rest) ? String(path.dropLast(rest.count)) : folder
  }

  /// The classes in the sources; nil if none are named.
  private func classes() throws(CommandError) -> ClassTable? {
    guard !sources.isEmpty else { return nil }
    let folders = SourceFolders(sources, excluded: configuration.excluded)
    if case .unopened(let path, let reason)? = folders.unopened.first {
      throw CommandError(
        "\(configuration.place(of: path, in: "sources"))cannot open \(path): \(reason)",
        notes: NameSuggestions.notes(forFile: path))
    }
    guard !folders.files.isEmpty else {
      let place = configuration.place(of: sources[0], in: "sources")
      throw CommandError("\(place)there is no Swift or Objective-C source in \(sources.listed)")
    }
    let files = folders.files.filter { output == nil || AbsolutePath.of($0.path) != output }
      .map(named)
    return ClassTable(files, projectFolders: folders.projectFolders)
  }

  /// `file` with the path that reports show.
  private func named(_ file: SourceFile) -> SourceFile {
    guard shortensSources else { return file }
    return SourceFile(path: AbsolutePath.of(file.path, within: "."), bytes: file.bytes)
  }

  /// Makes sure that there are strings for the languages to lay out for.
  private func expectLanguages(in project: Project) throws(CommandError) {
    let known = Set(project.translations.flatMap(\.languages)).sorted()
    for language in configuration.matrix.translations where !known.contains(language) {
      let place = configuration.place(of: language, in: "languages")
      throw CommandError(
        "\(place)there are no strings for the language '\(language)'",
        notes: CommandError.suggestions(language, among: known + ["longer"]))
    }
  }

  /// The findings of rules and in flows.
  func check(
    _ project: Project, _ progress: Progress? = nil
  ) throws(CommandError) -> CheckReport {
    let count = project.files.count
    var report = checker.check(project) { progress?.report($0, of: count, "documents") }
    if !foldersOfBehaviors.isEmpty { report = report.limited(to: paths) }
    var flowCount = 0
    if looksAtFlows {
      let flows = FlowCheck(
        paths, excluded: configuration.excluded,
        knowsNames: !project.hidesNames
          && !report.diagnostics.contains { $0.rule == Rule.misspelledWord.id })
      flowCount = flows.fileCount
      report = report.adding(flows)
    }
    if report.fileCount + flowCount == 0, report.unopenedFiles.isEmpty { throw nothingChecked }
    return report
  }

  /// The error that no file is left to check: a check of nothing must not pass.
  private var nothingChecked: CommandError {
    CommandError(
      "nothing was checked: there is no storyboard, xib, scene or flow in \(paths.listed)",
      notes: configuration.excluded.isEmpty
        ? [] : ["'exclude' in \(configuration.file ?? "the configuration") may match all of them"])
  }

  /// Makes the safe changes, each file written whole or not at all.
  func applyFixIts(_ console: Console) throws(CommandError) {
    let project = try project()
    let found = Dictionary(grouping: checker.check(project).diagnostics, by: \.path)
    var count = 0
    for document in project.documents {
      let mending = FixItApplier(found[document.file.path] ?? [])
      guard !mending.fixes.isEmpty else { continue }
      try console.write(mending.applied(to: document.file.bytes), to: document.file.path)
      count += mending.fixes.count
    }
    console.error("\(count.counted("change")) made\n")
  }

  /// Writes the findings of `report` as the baseline.
  func writeBaseline(
    of report: CheckReport, on project: Project, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    guard let baseline else {
      throw CommandError("--baseline FILE is required")
    }
    let known = Baseline(report.diagnostics, within: configuration.folder)
    try requireReplaceable(baseline)
    let inputs = project.inputPaths + [configuration.file].compactMap { $0 }
    try console.write(result: known.bytes, to: baseline, madeFrom: inputs)
    let verb = known.count == 1 ? "is" : "are"
    console.errorLines("\(known.count.counted("finding")) \(verb) known in \(baseline)")
    return report.unopenedFiles.isEmpty ? .success : .usage
  }

  /// A baseline only replaces a baseline, or a file with the name of one.
  private func requireReplaceable(_ path: String) throws(CommandError) {
    guard !path.hasSuffix(".json"), let file = try? SourceFile(contentsOfRegularFile: path),
      !file.bytes.isEmpty, Baseline(file.bytes) == nil
    else { return }
    throw CommandError("cannot write \(path): the file is not a baseline")
  }

  /// `report` without known findings, and with a note if some of them no longer occur.
  func withoutKnown(_ report: CheckReport, of project: Project) throws(CommandError) -> CheckReport
  {
    guard let baseline, isBaselineNamed || DocumentPaths().exists(baseline) else { return report }
    let file: SourceFile
    do throws(SourceFile.ReadingError) {
      file = try SourceFile(contentsOfRegularFile: baseline)
    } catch {
      let place = configuration.place(of: baseline, in: "baseline")
      throw CommandError(
        "\(place)cannot open \(baseline): \(error.reason(for: baseline))",
        notes: ["boardwalk check --write-baseline writes it"])
    }
    guard let known = Baseline(file.bytes) else {
      throw CommandError(
        "\(configuration.place(of: baseline, in: "baseline"))\(baseline) is not a baseline",
        notes: ["boardwalk check --write-baseline writes it again"])
    }
    let (new, gone) = known.omitting(
      from: report.diagnostics, of: project.files.map(\.path), within: configuration.folder,
      checkedRules: Set(checkedRules(in: project).map(\.id)))
    let (count, most) = (gone.reduce(0) { $0 + $1.count }, Self.shownObsoleteFindings)
    let appliesAll = checker.rules.contains { $0.id == Rule.unusedSuppression.id }
    let note = Finding(
      Rule.unusedSuppression.id, .note,
      "\(count.counted("finding")) of the baseline no longer \(count == 1 ? "exists" : "exist")",
      at: 0..<0,
      notes: gone.flatMap { repeatElement($0.text, count: min($0.count, most)) }.prefix(most)
        .map { .init($0) })
    let shown = Self.areRelative(paths) ? AbsolutePath.of(baseline, within: ".") : baseline
    return CheckReport(
      diagnostics: new
        + (gone.isEmpty || !appliesAll
          ? [] : Diagnostic.locate([note], in: SourceFile(path: shown, bytes: file.bytes))),
      fileCount: report.fileCount, unopenedFiles: report.unopenedFiles)
  }

  /// The maximum number of findings that the note about a baseline names.
  private static let shownObsoleteFindings = 5

  /// `report` without findings that the files of `checkout` have too, wherever they moved within
  /// their objects.
  func withoutFindings(
    of checkout: Checkout, in report: CheckReport, _ arguments: Arguments
  ) throws(CommandError) -> CheckReport {
    let earlier = try CheckRun(arguments, of: checkout)
    guard !earlier.paths.isEmpty else { return report }
    let project = try earlier.project()
    let old = Baseline(earlier.checker.check(project).diagnostics, within: checkout.folder)
    let (new, _) = old.omitting(
      from: report.diagnostics, of: project.files.map(\.path), within: checkout.root)
    return CheckReport(
      diagnostics: new, fileCount: report.fileCount, unopenedFiles: report.unopenedFiles)
  }

  /// The rules that could find all that they find: without sources, those about code cannot.
  private func checkedRules(in project: Project) -> [Rule] {
    checker.rules.filter { $0.category != .code || project.sources != nil }
  }

  /// The exit status.
  func status(of report: CheckReport) -> ExitStatus {
    if !report.unopenedFiles.isEmpty { return .usage }
    let warnings = report.count(of: .warning)
    let isTooMuch = isStrict && warnings > 0 || warnings > mostWarnings ?? .max
    return isTooMuch || report.worst == .error ? .findings : .success
  }

  /// Whether reports show paths from the current folder: all of `paths` are such.
  private static func areRelative(_ paths: [String]) -> Bool {
    paths.allSatisfy { !$0.hasPrefix("/") }
  }

  /// The configuration for all of `paths`, independent of their order.
  private static func configuration(
    for paths: [String], _ arguments: Arguments, in checkout: Checkout?
  ) throws(CommandError) -> Configuration {
    let path = AbsolutePath.commonFolder(of: paths)
    let reader = ConfigurationReader()
    let found = arguments.has("--no-config") ? nil : reader.file(for: path)
    let nearest = found.map { areRelative(paths) ? AbsolutePath.of($0, within: ".") : $0 }
    guard let name = arguments["--config"] ?? nearest else {
      // Paths in a baseline are relative to its folder, wherever the command runs.
      let baseline = arguments["--baseline"] ?? reader.file(called: Baseline.fileName, for: path)
      return Configuration(folder: baseline.map(AbsolutePath.folder(of:)) ?? AbsolutePath.of("."))
    }
    let isNamed = arguments["--config"] != nil
    let file = isNamed ? try SourceFile.opened(name) : try SourceFile.found(name)
    do throws(ConfigurationError) {
      // Another revision is checked with the current configuration.
      return try reader.read(checkout.map { $0.moved(file) } ?? file)
    } catch {
      throw CommandError(error.message, notes: error.notes)
    }
  }

  /// The checker of the configuration; only with the rules `names` if there are any.
  private static func checker(
    _ names: [String], _ configuration: Configuration
  ) throws(CommandError) -> Checker {
    let checker = configuration.checker
    guard !names.isEmpty else { return checker }
    for name in names where Rule.named(name) == nil {
      throw CommandError(
        "there is no rule '\(name)'",
        notes: CommandError.suggestions(name, among: Rule.all.map(\.id.name)))
    }
    let ids = Set(names.map { RuleID($0) })
    return Checker(
      rules: Rule.all.filter { ids.contains($0.id) }, severities: checker.severities,
      suppressions: checker.suppressions, settings: checker.settings)
  }

  private static func number(_ text: String) throws(CommandError) -> Int {
    guard let number = Int(text), number >= 0 else {
      throw CommandError("'\(text)' is not a valid value of --max-warnings; expected a number")
    }
    return number
  }
}

extension [String] {
  /// The elements with commas between them.
  fileprivate var listed: String { joined(separator: ", ") }
}

extension Configuration {
  /// Requires that `paths`, the values of the configuration's `key`, are inside its project.
  ///
  /// A configuration may come with an untrusted project; the command line is the user's own.
  func requireInside(_ paths: [String], key: String) throws(CommandError) {
    let boundary = ProjectBoundary(ofConfigurationIn: folder)
    guard let path = paths.first(where: { !boundary.contains($0) }) else { return }
    throw CommandError(
      "\(place(of: path, in: key))the path of '\(key)' leads out of the project: \(path)",
      notes: ["the project is \(boundary.folder)", "--allow-outside allows it"])
  }
}
