extension Command {
  static let ibtool = Command(
    name: "ibtool",
    operands: "FILE",
    summary: "compiles and links documents as Xcode asks Apple's ibtool to",
    discussion: """
      Understands the calls that Xcode makes, so that build systems need no change: also when boardwalk
      is started under the name ibtool. The output of the ibtool of Xcode 15 is imitated, and what
      boardwalk compile --as refuses is an error here.
      """,
    options: [
      .value("--compilation-directory", "FOLDER", "where to write the compiled document"),
      .value("--compile", "PATH", "the compiled document to write"),
      .value("--link", "FOLDER", "the app that compiled storyboards are put into"),
      .value("--module", "NAME", "the Swift module of the target's own classes"),
      .value("--minimum-deployment-target", "VERSION", "the oldest iOS that loads the result"),
      .value("--target-device", "DEVICE", "a device to compile for: iphone or ipad"),
      .value("--output-partial-info-plist", "PATH", "what to add to the app's property list"),
      .flag("--auto-activate-custom-fonts", "name the document's fonts in that property list"),
      .value(
        "--output-format", "FORMAT", choices: ["human-readable-text", "xml1", "binary1"],
        "the form of the report; xml1 unless it is given"),
      .flag("--errors", "report errors"), .flag("--warnings", "report warnings"),
      .flag("--notices", "report notices"),
      .value("--sdk", "PATH", "read and not used"),
      .value("--flatten", "YES|NO", "read and not used"),
      .flag("--version", "print the version of Xcode whose output is imitated"),
    ]
  ) { arguments, console throws(CommandError) in
    try IBTool(arguments, console).run()
  }
}
