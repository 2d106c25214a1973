import BoardwalkCheck

extension Command {
  static let check = Command(
    name: "check",
    operands: "[PATHS]",
    summary: "looks for mistakes in storyboards and xibs",
    discussion: """
      PATHS are files and folders; without any, the folder you stand in. Flows among them are read
      too, and what they launch and perform is looked for. Ends with 1 if there are errors.
      boardwalk explain RULE says more about a finding.

      A file boardwalk.json in the folder or one around it says how a project wants to be checked; of
      several PATHS it is the folder around them all. Its paths stay inside the project, which is the
      repository around it or else its folder. Findings in boardwalk-baseline.json beside it are known and
      left out.

      keys of boardwalk.json:
      \(configurationKeys)
      """,
    options: [
      .value(
        "--format", "FORMAT", choices: DiagnosticFormat.all.map(\.name), "how to print findings"),
      .value("--rule", "RULE", "apply only this rule; may be given several times"),
      .value(
        "--sources", "DIR", "compare with the app's code in DIR; may be given several times"),
      .flag("--layout", "solve constraints, and apply the rules about layouts"),
      .value(
        "--devices", "DEVICES", "lay out for these, such as \"iPhone SE, iPad landscape\""),
      .value("--text-sizes", "SIZES", "lay out for these text sizes, such as \"L, XXL, AX3\""),
      .value(
        "--languages", "LANGUAGES", "lay out for these, such as \"de, longer\": texts made longer"),
      .flag("--rtl", "lay out from right to left too"),
      .flag("--strict", "end with 1 for warnings too"),
      .value("--max-warnings", "N", "end with 1 for more than N warnings"),
      .flag("--fix", "make the changes that are safe, and report what is left"),
      .flag("--write-baseline", "take what is found as known from now on"),
      .value("--since", "REV", "report only what the files of git's revision REV do not have"),
      .value("--baseline", "FILE", "the file with the findings that are known"),
      .value("--config", "FILE", "the configuration, instead of the nearest boardwalk.json"),
      .flag("--no-config", "use no configuration and no baseline"),
      .flag("--allow-outside", "let paths of the configuration lead out of its project"),
    ]
  ) { arguments, console throws(CommandError) in
    let run = try CheckRun(arguments)
    if arguments.has("--fix") { try run.mend(console) }
    let project = try run.project()
    let found = try run.check(project)
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
    let text = format.render(report.diagnostics, report.fileCount, console.isColored)
    let isEmpty =
      report.fileCount == 0 && report.diagnostics.isEmpty && !report.unopenedFiles.isEmpty
    if !format.isHuman { console.output(text) } else if !isEmpty { console.error(text) }
    for file in report.unopenedFiles {
      console.error(CommandError("cannot open \(file.path): \(file.reason)").text)
    }
    return run.status(of: report)
  }

  /// Each key with an example and what it is for.
  private static let configurationKeys = ConfigurationKey.all
    .map { "  \($0.name): \($0.example)\n    \($0.summary)" }.joined(separator: "\n")
}
