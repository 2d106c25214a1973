import BoardwalkBase

/// The statements of a file as they are written, and the errors in them.
struct ParsedScene: Sendable {
  var statements: [Statement]

  /// The comments after the last statement; an empty text represents an empty line.
  let closing: [String]

  /// The errors, in the order in which the parser found them.
  let errors: [SceneError]

  let file: SourceFile

  /// A reader of all tokens, without comments.
  let start: TokenReader
}
