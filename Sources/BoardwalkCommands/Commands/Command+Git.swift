import BoardwalkGit

extension Command {
  static let git = Command(
    name: "git",
    operands: "ACTION [FOLDER]",
    summary: "configure git to merge and compare documents",
    discussion: """
      ACTION is install, uninstall or status. install writes the merge driver, the diff driver and
      the merge tool named boardwalk to the configuration of the repository around FOLDER, by
      default the current one, and attributes for *.storyboard, *.xib and *.scene to its
      info/attributes. Attributes for other drivers are kept unless --force is given. uninstall
      removes what install has written. status exits with 1 if a part is missing.

      The merge buttons of hosting services run no merge drivers.
      """,
    options: [
      .flag("--global", "for all repositories of the user"),
      .flag("--force", "replace other drivers for these documents"),
    ]
  ) { arguments, console throws(CommandError) in
    let actions = ["install", "uninstall", "status"]
    guard let action = arguments.operands.first, arguments.operands.count <= 2 else {
      throw CommandError(
        "an action is required: install, uninstall or status, and optionally a folder")
    }
    guard actions.contains(action) else {
      throw CommandError(
        "there is no action '\(action)'", notes: CommandError.suggestions(action, among: actions))
    }
    let folder = arguments.operands.dropFirst().first ?? "."
    guard let git = Git(in: folder, environment: console.environment) else {
      throw CommandError("git was not found")
    }
    let setup = GitSetup(
      git, arguments.has("--global") ? .global : .repository, environment: console.environment)
    switch action {
    case "install": return try setup.install(isForced: arguments.has("--force"), console)
    case "uninstall": return try setup.uninstall(console)
    default: return try setup.status(console)
    }
  }
}
