import BoardwalkCheck
import BoardwalkClasses
import BoardwalkProject

extension Command {
  static let check = Command(
    name: "check",
    operands: "[PATHS]",
    summary: "looks for mistakes in storyboards and xibs",
    discussion: """
      PATHS are files and folders; without any, the folder you stand in. Ends with 1 if there are
      errors. boardwalk explain RULE says more about a finding.
      """,
    options: [
      .value(
        "--format", "FORMAT", choices: DiagnosticFormat.all.map(\.name), "how to print findings"),
      .value(
        "--sources", "DIR", "compare with the app's code in DIR; may be given several times"),
      .flag("--strict", "end with 1 for warnings too"),
    ]
  ) { arguments, console throws(CommandError) in
    let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    var project = Project(paths: paths)
    project.sources = try ClassTable.opened(arguments.all("--sources"))
    let report = Checker().check(project)
    let format = DiagnosticFormat.chosen(arguments["--format"], console.environment)
    let text = format.render(report.diagnostics, report.fileCount, console.isColored)
    if format.isHuman { console.error(text) } else { console.output(text) }
    for file in report.unopenedFiles {
      console.error(CommandError("cannot open \(file.path): \(file.reason)").text)
    }
    if !report.unopenedFiles.isEmpty { return .usage }
    let limit = arguments.has("--strict") ? report.worst.map { $0 >= .warning } : nil
    return limit ?? (report.worst == .error) ? .findings : .success
  }
}

extension ClassTable {
  /// The classes in the folders and files at `paths`; nil where none are named.
  static func opened(_ paths: [String]) throws(CommandError) -> ClassTable? {
    guard !paths.isEmpty else { return nil }
    let folders = SourceFolders(paths)
    if let path = folders.unopenedPaths.first { throw CommandError("cannot open \(path)") }
    return folders.classes
  }
}
