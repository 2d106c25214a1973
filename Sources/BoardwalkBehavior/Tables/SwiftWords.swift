/// Replacements for statements and declarations of Swift that behaviors do not have.
enum SwiftWords {
  /// The answers to words that begin a statement.
  static let statements: [String: String] = [
    "for": "there are no loops; the elements of a list are visited by items.forEach { item in … }",
    "while":
      "there are no loops; the elements of a list are visited by items.forEach { item in … }",
    "repeat":
      "there are no loops; the elements of a list are visited by items.forEach { item in … }",
    "func": "a method is written outside of handlers, as block name { … }",
  ]

  /// The answers to classes of Foundation whose work has statements of its own.
  static let classes: [String: String] = [
    "RunLoop": "what happens later is written as after 0.5 { … }",
    "URLSession": "what takes time is written as after 0.5 { … }",
    "OperationQueue": "what takes time is written as after 0.5 { … }",
  ]

  /// The answers to words that begin a member of a class.
  static let members: [String: String] = [
    "var": "a property is written as state name = …",
    "let": "a property is written as state name = …",
    "weak": "a property is written as state name = …",
    "lazy": "a property is written as state name = …",
    "private": "members have no modifiers: state name = … or block name { … }",
    "static": "a value of all controllers is written outside of classes, as shared name = …",
    "func": "a method is written as block name(parameter) { … }",
    "override": "a method of UIKit's is written by its name alone: viewDidLoad { … }",
  ]
}
