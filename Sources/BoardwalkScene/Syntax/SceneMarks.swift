/// Words that stand for themselves behind a comma.
enum SceneMarks {
  static let all: Set<String> = [
    "plain", "ordered", "keyless", "objc", "initial", "standalone-no", "no-declaration",
    "no-final-newline", "no-highlightedColor", "no-textColor", "no-viewControllers",
  ]
}
