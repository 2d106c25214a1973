import BoardwalkMerge

extension Command {
  static let merge = Command(
    name: "merge",
    operands: "BASE OURS THEIRS [PATH]",
    summary: "merges two versions of a document, object by object",
    discussion: """
      BASE is the common ancestor. The result replaces OURS unless -o names another file. Ends with 0 if
      nothing is left to decide, with 1 if there are conflicts, which are listed with what each version
      has. The elements that disagree stand between conflict markers in the result.

      With PATH, the name of the document in messages, it is git's merge driver (%O %A %B %P): a version
      that cannot be read as a document is merged line by line. boardwalk git install sets this up.

      --resolve settles conflicts between markers that a merge has left: CONFLICTS are FILE:LINE as they are
      listed, or FILE for all in it.

      classes for --policy:
      \(policyClasses)
      """,
    options: [
      .value(
        "--conflict-style", "STYLE", choices: ConflictStyle.allCases.map(\.rawValue),
        "how conflicts are written (markers); document keeps ours and lists them in FILE.conflicts.json"
      ),
      .value(
        "--policy", "CLASS=SIDE",
        "take SIDE (ours or theirs) for a class of conflicts; may be given several times"),
      .value(
        "--decide", "CONFLICT=SIDE",
        "take SIDE for the conflict with this key; may be given several times"),
      .value(
        "--resolve", "SIDE", choices: Side.allCases.map(\.rawValue),
        "take SIDE between the markers of CONFLICTS, which stand in the place of the versions"),
      .value("--format", "FORMAT", choices: ["human", "json"], "how to list conflicts (human)"),
      .value("--marker-size", "N", "the length of conflict markers (7)"),
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

/// How a merge writes conflicts.
enum ConflictStyle: String, Sendable, CaseIterable {
  /// Between git's markers.
  case markers

  /// As ours, with a list beside the document.
  case document
}
