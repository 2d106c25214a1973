import BoardwalkFlow
import BoardwalkProject

extension Command {
  static let test = Command(
    name: "test",
    operands: "[PATHS]",
    summary: "run flows and compare their snapshots",
    discussion: """
      PATHS are .flow files and folders; the default is the current folder. A flow runs the app in
      the nearest folder around it. Its snapshots are Snapshots/FLOW/NAME.txt next to it; a
      different screen is written to NAME.new.txt. The file manifest next to the snapshots lists
      those that were accepted; no other snapshot is removed. The exit status
      is 1 if a flow fails, and 3 if flows only fail because something is not modeled.
      """,
    options: [
      .flag("--update", "accept the new snapshots and remove unused ones"),
      .value("--format", "FORMAT", choices: TestFormat.all.map(\.name), "format of the report"),
      .strict, .work, .output, .color, .quiet, .watch,
    ]
  ) { arguments, console throws(CommandError) in
    let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    if let document = paths.first(where: DocumentPaths.isDocument) {
      throw CommandError(
        "\(document) is a document, not a flow",
        notes: ["boardwalk test FOLDER runs the flows of a folder"])
    }
    let files = FlowFiles(paths)
    let unlisted = console.reportUnread(files.unopened, consequence: "its flows are not run")
    guard !files.paths.isEmpty else {
      guard files.unopened.isEmpty else { return unlisted }
      let places = paths == ["."] ? "this folder" : paths.joined(separator: ", ")
      throw CommandError("no flows found in \(places)")
    }
    let settings = TestSettings(
      isUpdating: arguments.has("--update"),
      recordsSteps: arguments["--format"] == TestFormat.html.name,
      isStrict: arguments.has("--strict"), budget: try arguments.workBudget())
    let run = TestRun(files, settings, console: console)
    let report = try run.report(Progress(on: console))
    let format = TestFormat.all.first { $0.name == arguments["--format"] } ?? .human
    let isShown = console.isInteractive && arguments["-o"] == nil
    let style = ReportStyle(
      isColored: arguments.colorChoice.hasColors(default: console.isColored && isShown),
      columns: isShown ? console.columns : nil)
    let unopened = report.flows.compactMap(\.unopened)
    let isHuman = format.name == TestFormat.human.name
    let isEmpty =
      unopened.count == report.flows.count || arguments.has(Option.quiet.name) && !report.hasNews
    if !isHuman || !isEmpty {
      try console.write(
        result: Array(format.render(report, style).utf8), to: arguments["-o"],
        madeFrom: report.inputPaths)
    }
    for error in unopened { console.error(error.text) }
    if !unopened.isEmpty { return .usage }
    guard report.failureCount > 0 else { return unlisted }
    return report.failsOnlyByLimitations ? .notModeled : .findings
  }
}
