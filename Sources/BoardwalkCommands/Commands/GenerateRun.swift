import BoardwalkBase
import BoardwalkGenerate
import BoardwalkProject

/// One run of `boardwalk generate swift`.
struct GenerateRun {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(CommandError) -> ExitStatus {
    let options = try options()
    let project = try project()
    let status = console.reportUnread(project.files, consequence: "it has no accessors")
    guard project.documents.contains(where: \.isSupported) else {
      if status == .success { throw nothingFound }
      return status
    }
    let catalog = ResourceCatalog(project, module: arguments["--module"])
    let text = AccessorPrinter(catalog, options).text
    try write(Array(text.utf8), madeFrom: project.inputPaths + paths)
    return status
  }

  /// The project at the paths that are named, with the string tables among them.
  private func project() throws(CommandError) -> Project {
    let tables = paths.filter(Self.isStringTable)
    guard tables.count < paths.count else { throw nothingFound }
    let others = arguments.keepingOperands { !Self.isStringTable($0) }
    var run = try CheckRun(others)
    if run.readsInput { run.input = try console.readInput() }
    let project = try run.project()
    var whole = Project(
      project.files, isWhole: project.isWhole,
      translations: project.translations + tables.compactMap(Translations.init(path:)),
      inputPaths: project.inputPaths)
    whole.sources = project.sources
    return whole
  }

  private var nothingFound: CommandError {
    CommandError("there is no iOS storyboard or xib in \(paths.joined(separator: ", "))")
  }

  private static func isStringTable(_ path: String) -> Bool {
    path.hasSuffix(".strings") || path.hasSuffix(".xcstrings")
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

  /// Writes `text` unless the file has it, so that build systems see no change.
  private func write(_ text: [UInt8], madeFrom inputs: [String]) throws(CommandError) {
    let output = arguments["-o"]
    if let output, let old = try? SourceFile(contentsOfRegularFile: output) {
      guard old.bytes != text else { return }
      let isReplaceable = old.bytes.isEmpty || old.text.hasPrefix(AccessorPrinter.notice)
      guard isReplaceable || console.isInput(output, among: inputs) else {
        throw CommandError(
          "cannot write \(output): boardwalk generate has not written this file",
          notes: ["a generated file begins with: \(AccessorPrinter.notice)"])
      }
    }
    try console.write(result: text, to: output, madeFrom: inputs)
  }
}
