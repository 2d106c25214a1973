import BoardwalkBase

/// The contents of one `.behavior` file: shared values, types and class behaviors.
package struct BehaviorFile: Sendable, Hashable {
  /// The file it is written in.
  package let file: SourceFile

  /// The shared values of the app, with their initial values.
  package let shared: [StateDeclaration]

  /// The classes, in the order of the file.
  package let classes: [ClassBehavior]

  /// The structures and enumerations.
  package let types: [ValueType]

  /// The functions outside of all types.
  package let functions: [NamedBlock]

  /// The names that are declared with a type of numbers with a fraction.
  package let realNames: Set<String>

  /// The errors and warnings; erroneous declarations are not in `shared` and `classes`.
  package let findings: [Finding]

  /// The offsets of opening braces of records and inside records, which contain no statements.
  let recordBraces: Set<Int>

  /// Parses `file`.
  package init(_ file: SourceFile) {
    var parser = BehaviorParser(file)
    parser.run()
    self.file = file
    shared = parser.shared
    classes = parser.classes
    types = parser.types
    functions = parser.functions
    realNames = parser.realNames
    findings = parser.findings
    recordBraces = parser.recordBraces
  }
}
