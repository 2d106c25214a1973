/// Example lines that show how attributes and parts are combined.
enum KindExamples {
  /// The examples by element; each is written in the braces of an object.
  static let all = [
    "variation": [
      "when width: compact, axis: vertical", "when width: regular, height: compact, constant: 32",
      "when width: compact, installed: no",
    ]
  ]
}
