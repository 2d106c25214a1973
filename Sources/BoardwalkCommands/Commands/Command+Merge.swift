import BoardwalkMerge

extension Command {
  static let merge = Command(
    name: "merge",
    operands: "BASE OURS THEIRS [PATH]",
    summary: "merge two versions of a document, object by object",
    discussion: """
      BASE is the common ancestor. The result replaces OURS unless -o names another file. The exit
      status is 1 if there are conflicts; they are listed with the values of each version, and the
      smallest elements that differ are between conflict markers in the result.

      With PATH, the name of the document in messages, the command is git's merge driver (%O %A %B
      %P): a version that is no valid document is merged line by line. boardwalk git install
      configures it.

      --resolve takes one side of conflicts between markers: CONFLICTS are FILE:LINE, or FILE for
      all conflicts of the file.

      classes for --policy:
      \(policyClasses)
      """,
    options: [
      .value(
        "--conflict-style", "STYLE", choices: ConflictStyle.allCases.map(\.rawValue),
        "form of conflicts (markers); document keeps ours and lists them in FILE.conflicts.json"
      ),
      .value(
        "--policy", "CLASS=SIDE",
        "take SIDE (ours or theirs) for a class of conflicts; can be repeated"),
      .value(
        "--decide", "CONFLICT=SIDE",
        "take SIDE for the conflict with this key; can be repeated"),
      .value(
        "--resolve", "SIDE", choices: Side.allCases.map(\.rawValue),
        "take SIDE of CONFLICTS, which are the operands"),
      .value(
        "--format", "FORMAT", choices: ["human", "json"], "format of the list (human)"),
      .value("--marker-size", "N", "length of conflict markers (7)"),
      .output,
    ]
  ) { arguments, console throws(CommandError) in
    if let side = arguments["--resolve"].flatMap(Side.init) {
      return try ConflictResolution(side, arguments.operands).run(console)
    }
    return try MergeRun(arguments).run(console)
  }

  private static let policyClasses = ConflictClass.allCases
    .map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n")
}
