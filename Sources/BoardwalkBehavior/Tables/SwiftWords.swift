/// Replacements for statements and declarations of Swift that behaviors do not have.
enum SwiftWords {
  /// The errors for words that begin a statement.
  static let statements: [String: String] = [
    "async": "calls wait for each other here: let name = await load()",
    "weak": "a reference inside a method is a strong one: var name = …",
    "unowned": "a reference inside a method is a strong one: let name = …",
  ]

  /// The errors for classes of Foundation whose work has statements of its own.
  static let classes: [String: String] = [
    "RunLoop": "RunLoop is not modeled; after 0.5 { … } runs statements later",
    "URLSession":
      "URLSession is not modeled; after 0.5 { … } stands for work that takes time",
    "OperationQueue":
      "OperationQueue is not modeled; after 0.5 { … } stands for work that takes time",
  ]
}
