/// Lines that show what a list of attributes and parts does not: how these are put together.
enum KindExamples {
  /// Those of elements, by their names; each stands in the braces of an object.
  static let all = [
    "variation": [
      "when width: compact, axis: vertical", "when width: regular, height: compact, constant: 32",
      "when width: compact, installed: no",
    ]
  ]
}
