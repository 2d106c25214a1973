import BoardwalkBase

/// The contents of one `.behavior` file: shared values and class behaviors.
package struct BehaviorFile: Sendable, Hashable {
  /// The file it is written in.
  package let file: SourceFile

  /// What the whole app knows, each with what it begins with.
  package let shared: [StateDeclaration]

  /// The classes, in the order of the file.
  package let classes: [ClassBehavior]

  /// What is wrong with it; what has mistakes is left out of `shared` and `classes`.
  package let findings: [Finding]

  /// Where braces open that hold a record, or lie inside one: no statement stands there.
  let recordBraces: Set<Int>

  /// What `file` says.
  package init(_ file: SourceFile) {
    var parser = BehaviorParser(file)
    parser.run()
    self.file = file
    shared = parser.shared
    classes = parser.classes
    findings = parser.findings
    recordBraces = parser.recordBraces
  }
}
