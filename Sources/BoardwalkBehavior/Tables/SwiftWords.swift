/// Replacements for statements and declarations of Swift that behaviors do not have.
enum SwiftWords {
  /// The answers to words that begin a statement.
  static let statements: [String: String] = [
    "func": "a function inside a method is written as a closure, let name = { … }"
  ]

  /// The answers to classes of Foundation whose work has statements of its own.
  static let classes: [String: String] = [
    "RunLoop": "what happens later is written as after 0.5 { … }",
    "URLSession": "what takes time is written as after 0.5 { … }",
    "OperationQueue": "what takes time is written as after 0.5 { … }",
  ]
}
