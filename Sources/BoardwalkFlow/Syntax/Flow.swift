import BoardwalkSource

/// A walk through an app, line by line.
public struct Flow: Sendable {
  /// The file it is written in.
  public let file: SourceFile

  /// Its lines that say something.
  public let statements: [FlowStatement]

  /// What is wrong with it; lines with mistakes are no statements.
  public let findings: [Finding]

  /// The flow that `file` holds; `isAtPrompt` where a person says it, who can say a little more.
  public init(_ file: SourceFile, isAtPrompt: Bool = false) {
    var parser = FlowParser(file, isAtPrompt: isAtPrompt)
    parser.run()
    self.file = file
    statements = parser.statements
    findings = parser.findings
  }
}

extension Flow {
  /// Whether the first thing it does is to launch the app.
  public var beginsWithLaunch: Bool {
    if case .launch = statements.first?.action { true } else { false }
  }
}
