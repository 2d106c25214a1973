import BoardwalkBase
import BoardwalkGenerate
import BoardwalkProject

extension Command {
  static let generate = Command(
    name: "generate",
    operands: "swift [PATHS]",
    summary: "generate Swift accessors for scenes, segues, cells, nibs and strings",
    discussion: """
      PATHS are the files and folders of one target; the default is the current folder. The accessors
      name scenes, segues with the classes of their destinations, reuse identifiers with the classes
      of their cells, xibs, and keys of string tables. A file that has them already is not written
      again.

      With --sources, or sources in boardwalk.json, accessors name no class that the sources do not
      declare. Classes of other modules are imported.
      """,
    options: [
      .output,
      .value(
        "--access", "LEVEL", choices: AccessorOptions.Access.allCases.map(\.rawValue),
        "access level of the accessors (internal)"),
      .value("--namespace", "NAME", "put all accessors into an enumeration of this name"),
      .value(
        "--only", "PART", choices: AccessorSection.allCases.map(\.rawValue),
        "generate only this part; can be repeated"),
      .value(
        "--bundle", "BUNDLE", choices: AccessorOptions.ResourceBundle.allCases.map(\.rawValue),
        "bundle with the resources: that of the generated code, Bundle.module or Bundle.main (target)"
      ),
      .value("--module", "NAME", "Swift module of the target"),
      .value("--sources", "DIR", "compare with the sources in DIR; can be repeated"),
      .value("--config", "FILE", "the configuration; by default the nearest boardwalk.json"),
      .flag("--no-config", "use no configuration"),
      .flag("--allow-outside", "allow paths of the configuration outside of its project"),
      .watch,
    ]
  ) { arguments, console throws(CommandError) in
    guard arguments.operands.first == "swift" else {
      throw CommandError("usage: boardwalk generate swift [PATHS] [-o FILE]")
    }
    return try AccessorGeneration(arguments.droppingFirstOperand, console).run()
  }
}

/// One run of `boardwalk generate swift`.
private struct AccessorGeneration {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(CommandError) -> ExitStatus {
    let options = try options()
    let project = try CheckRun(arguments).project()
    try requireReadable(project)
    guard project.documents.contains(where: \.isSupported) else {
      throw CommandError("there is no iOS storyboard or xib in \(paths.joined(separator: ", "))")
    }
    let catalog = ResourceCatalog(project, module: arguments["--module"])
    let text = AccessorPrinter(catalog, options).text
    try write(Array(text.utf8), madeFrom: project.files.map(\.path))
    return .success
  }

  private var paths: [String] { arguments.operands.isEmpty ? ["."] : arguments.operands }

  private func options() throws(CommandError) -> AccessorOptions {
    var options = AccessorOptions()
    if let access = arguments["--access"].flatMap(AccessorOptions.Access.init) {
      options.access = access
    }
    if let bundle = arguments["--bundle"].flatMap(AccessorOptions.ResourceBundle.init) {
      options.bundle = bundle
    }
    let only = arguments.all("--only").compactMap(AccessorSection.init)
    if !only.isEmpty { options.sections = Set(only) }
    if let name = arguments["--namespace"] {
      guard SwiftIdentifier.isValid(name) else {
        throw CommandError("'\(name)' is not a valid name of a type")
      }
      options.namespace = name
    }
    return options
  }

  /// What cannot be read would be missing from the accessors.
  private func requireReadable(_ project: Project) throws(CommandError) {
    for file in project.files {
      switch file {
      case .document: continue
      case .unopened(let path, let reason): throw CommandError("cannot open \(path): \(reason)")
      case .unreadable(let source, let findings, _):
        console.report(findings, in: source)
        throw CommandError("cannot read \(source.path)", status: .findings)
      }
    }
  }

  /// Writes `text` unless the file has it, so that build systems see no change where there is none.
  private func write(_ text: [UInt8], madeFrom inputs: [String]) throws(CommandError) {
    let output = arguments["-o"]
    if let output, (try? SourceFile(contentsOf: output))?.bytes == text { return }
    try console.write(result: text, to: output, madeFrom: inputs)
  }
}
