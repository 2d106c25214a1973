import BoardwalkGenerate

extension Command {
  static let generate = Command(
    name: "generate",
    operands: "swift [PATHS]",
    summary: "generate Swift accessors for scenes, segues, cells, nibs and strings",
    discussion: """
      PATHS are the files and folders of one target; the default is the current folder, and - is a
      document on the standard input. The accessors name scenes, segues with the classes of their
      destinations, reuse identifiers with the classes of their cells, xibs, and keys of string
      tables. A file that has them already is not written again.

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
    let language = "swift"
    guard arguments.operands.first == language else {
      throw .misused(
        "boardwalk generate swift [PATHS] [-o FILE]", arguments.operands.first, among: [language])
    }
    return try GenerateRun(arguments.droppingFirstOperand, console).run()
  }
}
