import BoardwalkCheck

extension Command {
  static let check = Command(
    name: "check",
    operands: "[PATHS]",
    summary: "check storyboards, xibs and scene texts",
    discussion: """
      PATHS are files and folders; the default is the current folder, and - is a document on the
      standard input. Flows among them are checked for the names that they use. The exit status is
      1 if there are errors. boardwalk explain RULE describes a rule.

      The file boardwalk.json in the folder, or in one around it, configures the check; for several
      PATHS, it is that of their common folder. Its paths must be inside of the project: the
      repository, or else the folder of the file. Findings in boardwalk-baseline.json next to it are
      not reported.

      keys of boardwalk.json:
      \(configurationKeys)
      """,
    options: [
      .value(
        "--format", "FORMAT", choices: DiagnosticFormat.all.map(\.name), "format of the report"),
      .value("--rule", "RULE", "apply only this rule; can be repeated"),
      .value(
        "--sources", "DIR", "compare with the sources in DIR; can be repeated"),
      .flag("--layout", "solve the constraints and apply the layout rules"),
      .value(
        "--devices", "DEVICES", "lay out for these devices, such as \"iPhone SE, iPad landscape\""),
      .value("--text-sizes", "SIZES", "lay out for these text sizes, such as \"L, XXL, AX3\""),
      .value(
        "--languages", "LANGUAGES",
        "lay out for these languages, such as \"de, longer\" (lengthened texts)"),
      .flag("--rtl", "also lay out from right to left"),
      .flag("--strict", "exit with 1 for warnings, too"),
      .value("--max-warnings", "N", "exit with 1 for more than N warnings"),
      .flag("--fix", "apply the safe fix-its and report the remaining findings"),
      .flag("--write-baseline", "write all findings to the baseline"),
      .value("--since", "REV", "report only findings that git's revision REV does not have"),
      .value("--baseline", "FILE", "the baseline"),
      .value("--config", "FILE", "the configuration; by default the nearest boardwalk.json"),
      .flag("--no-config", "use no configuration and no baseline"),
      .flag("--allow-outside", "allow paths of the configuration outside of its project"),
      .work, .color, .quiet, .watch,
    ]
  ) { arguments, console throws(CommandError) in
    var run = try CheckRun(arguments)
    if run.readsInput { run.input = try console.readInput() }
    if arguments.has("--fix") { try run.applyFixIts(console) }
    let progress = Progress(on: console)
    let project = try run.project()
    let found = try run.check(project, progress)
    if arguments.has("--write-baseline") {
      return try run.writeBaseline(of: found, on: project, console)
    }
    var report = try run.withoutKnown(found, of: project)
    if let revision = arguments["--since"] {
      let checkout = try Checkout(of: revision, around: run.paths, console)
      defer { checkout.remove() }
      report = try run.withoutFindings(of: checkout, in: report, arguments)
    }
    let format = DiagnosticFormat.chosen(arguments["--format"], console.environment)
    let text = format.report(
      report.diagnostics, report.fileCount, console.style(arguments.colorChoice))
    let isEmpty =
      report.diagnostics.isEmpty
      && (arguments.has(Option.quiet.name)
        || report.fileCount == 0 && !report.unopenedFiles.isEmpty)
    if !format.isHuman { console.output(text) } else if !isEmpty { console.error(text) }
    for file in report.unopenedFiles {
      console.error(CommandError.unopened(file.path, file.reason).text)
    }
    return run.status(of: report)
  }

  /// Each key with an example and its summary.
  private static let configurationKeys = ConfigurationKey.all
    .map { "  \($0.name): \($0.example)\n    \($0.summary)" }.joined(separator: "\n")
}
