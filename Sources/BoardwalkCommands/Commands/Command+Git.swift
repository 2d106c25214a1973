import BoardwalkGit

extension Command {
  static let git = Command(
    name: "git",
    operands: "ACTION [FOLDER]",
    summary: "sets git up to merge and compare documents with Boardwalk",
    discussion: """
      ACTION is install, uninstall or status. install writes the merge driver, the diff driver and the merge tool called boardwalk into the
      configuration of the repository around FOLDER, else of this one, and attributes for *.storyboard, *.xib and *.scene into its
      info/attributes. Attributes that name other drivers are kept, unless --force is given. uninstall
      removes what install wrote. status ends with 1 if a part is missing.

      The merge buttons of hosting services run no merge driver: merge there only what merges here.
      """,
    options: [
      .flag("--global", "for all repositories of this user"),
      .flag("--force", "replace other drivers for these documents"),
    ]
  ) { arguments, console throws(CommandError) in
    let actions = ["install", "uninstall", "status"]
    guard let action = arguments.operands.first, arguments.operands.count <= 2 else {
      throw CommandError("name an action: install, uninstall or status, and at most a folder")
    }
    guard actions.contains(action) else {
      throw CommandError(
        "there is no action '\(action)'", notes: CommandError.suggestions(action, among: actions))
    }
    let folder = arguments.operands.dropFirst().first ?? "."
    guard let git = Git(in: folder, environment: console.environment) else {
      throw CommandError("git cannot be found")
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
