import BoardwalkBase

/// A walk through an app, line by line.
package struct Flow: Sendable {
  /// The file it is written in.
  package let file: SourceFile

  /// Its lines that say something.
  package let statements: [FlowStatement]

  /// What is wrong with it; lines with mistakes are no statements.
  package let findings: [Finding]

  /// The flow that `file` holds; `isAtPrompt` where a person says it, who can say a little more.
  package init(_ file: SourceFile, isAtPrompt: Bool = false) {
    var parser = FlowParser(file, isAtPrompt: isAtPrompt)
    parser.run()
    self.file = file
    statements = parser.statements
    findings = parser.findings
  }
}

extension Flow {
  /// Whether the first thing it does is to launch the app.
  package var beginsWithLaunch: Bool { statements.first?.action.launches == true }
}
