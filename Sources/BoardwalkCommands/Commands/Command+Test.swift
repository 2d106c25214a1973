import BoardwalkFlow
import BoardwalkProject

extension Command {
  static let test = Command(
    name: "test",
    operands: "[PATHS]",
    summary: "follows flows, and compares their snapshots with those that were accepted",
    discussion: """
      PATHS are .flow files and folders; without any, the folder you stand in. A flow walks through
      the app in the nearest folder around it. Its snapshots lie beside it in Snapshots/FLOW/NAME.txt;
      what has changed is written to NAME.new.txt. The file manifest beside them names those that
      boardwalk test has written or accepted: no other is removed. Ends with 1 if a flow fails.
      """,
    options: [
      .flag("--update", "accept what the snapshots show, and remove those that no flow asks for"),
      .value("--format", "FORMAT", choices: TestFormat.all.map(\.name), "how to print the report"),
    ]
  ) { arguments, console throws(CommandError) in
    let files = FlowFiles(arguments.operands.isEmpty ? ["."] : arguments.operands)
    guard !files.paths.isEmpty else {
      throw CommandError("there are no flows in \(arguments.operands.joined(separator: ", "))")
    }
    let run = TestRun(files, isUpdating: arguments.has("--update"), console: console)
    let report = try run.report(FlowProgress(of: files.paths.count, on: console))
    let format = TestFormat.all.first { $0.name == arguments["--format"] } ?? .human
    console.output(format.render(report, console.isColored && console.isInteractive))
    let unopened = report.flows.compactMap(\.unopened)
    for error in unopened { console.error(error.text) }
    if !unopened.isEmpty { return .usage }
    return report.failureCount > 0 ? .findings : .success
  }
}
