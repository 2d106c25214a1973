import BoardwalkBase

/// The names, comments and order of an existing text, which a document does not contain.
struct ExistingText {
  /// Its statements, each that needs an id with its own.
  var statements: [Statement] = []

  /// The names that statements have, by their ids.
  var names: [String: String] = [:]

  /// The comments after the last statement.
  var closing: [String] = []

  /// No older text.
  init() {}

  /// The text in `file`, whose ids have new ones in `renamed`.
  init(of file: SourceFile, renamed: [String: String]) {
    var scene = SceneSyntax(parsing: file)
    LoweringPass.lower(&scene.statements)
    if !renamed.isEmpty { RenamedIDs.apply(renamed, to: &scene.statements) }
    statements = scene.statements
    names = SceneMerge.names(in: statements)
    closing = scene.closing
  }
}
