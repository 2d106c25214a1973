import BoardwalkBase

/// A walk through an app, line by line.
package struct Flow: Sendable {
  /// The file it is written in.
  package let file: SourceFile

  /// Its nonempty lines, parsed on each access, since a flow stores only its text.
  package let statements: Statements

  /// The syntax errors; lines with errors are not statements.
  package let findings: [Finding]

  /// Whether the first thing it does is to launch the app.
  package let beginsWithLaunch: Bool

  /// Whether it says nothing, not even something wrong.
  package let isEmpty: Bool

  /// The flow that `file` holds; `isAtPrompt` where a person says it, who can say a little more.
  package init(_ file: SourceFile, isAtPrompt: Bool = false) {
    self.file = file
    statements = Statements(file: file, isAtPrompt: isAtPrompt)
    var parser = statements.makeIterator()
    let first = parser.next()
    while parser.next() != nil {}
    beginsWithLaunch = first?.action.launches == true
    findings =
      EncodingCheck.errors(in: file).map { $0.finding("malformed-flow") } + parser.findings
    isEmpty = first == nil && findings.isEmpty
  }
}

extension Flow {
  /// The statements of a file in order.
  package struct Statements: Sequence, Sendable {
    fileprivate let file: SourceFile
    fileprivate let isAtPrompt: Bool

    /// A reader of the statements.
    package func makeIterator() -> FlowParser { FlowParser(file, isAtPrompt: isAtPrompt) }
  }
}
