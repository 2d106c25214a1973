extension Command {
  static let ibtool = Command(
    name: "ibtool",
    operands: "FILE",
    summary: "compile and link documents with the options of Apple's ibtool",
    discussion: """
      Accepts the calls that Xcode makes, so that build systems need no change; boardwalk started under
      the name ibtool does the same. The output is that of the ibtool of Xcode 15. Documents that
      boardwalk compile --as rejects are errors.
      """,
    options: [
      .value("--compilation-directory", "FOLDER", "folder of the compiled document"),
      .value("--compile", "PATH", "path of the compiled document"),
      .value("--link", "FOLDER", "app that receives the compiled storyboards"),
      .value("--module", "NAME", "Swift module of the target"),
      .value("--minimum-deployment-target", "VERSION", "oldest iOS that loads the result"),
      .value("--target-device", "DEVICE", "target device: iphone or ipad"),
      .value("--output-partial-info-plist", "PATH", "additions to the app's property list"),
      .flag("--auto-activate-custom-fonts", "add the fonts of the document to that property list"),
      .value(
        "--output-format", "FORMAT", choices: ["human-readable-text", "xml1", "binary1"],
        "format of the report (xml1)"),
      .flag("--errors", "report errors"), .flag("--warnings", "report warnings"),
      .flag("--notices", "report notices"),
      .value("--sdk", "PATH", "accepted and ignored"),
      .value("--flatten", "YES|NO", "accepted and ignored"),
      .flag("--version", "print the version of Xcode that is reproduced"),
    ]
  ) { arguments, console throws(CommandError) in
    try IBTool(arguments, console).run()
  }
}
