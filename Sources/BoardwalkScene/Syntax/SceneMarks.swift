/// Words that stand for themselves behind a comma.
enum SceneMarks {
  static let all: Set<String> = Set([
    "xml-literal", "xml-ordered", "no-role", "objc", "initial", "standalone-no", "no-declaration",
    "no-final-newline", "no-id", "no-sceneID", "no-firstResponder", "xml-verbatim",
  ])
  .union(Dependencies.words)
  .union(FirstResponder.marks)
}
