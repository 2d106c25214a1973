/// Words that stand for themselves behind a comma.
enum SceneMarks {
  static let all: Set<String> = Set([
    "plain", "ordered", "keyless", "objc", "initial", "standalone-no", "no-declaration",
    "no-final-newline", "no-traits", "no-id", "no-scene", "no-responder", "xml-verbatim",
  ])
  .union(Dependencies.words)
  .union(UsualChildren.marks)
}
