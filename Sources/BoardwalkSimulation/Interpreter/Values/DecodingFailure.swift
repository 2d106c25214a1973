/// An error of a decoder: a case of Foundation's `DecodingError`.
enum DecodingFailure {
  /// The names of the cases as values have them.
  static let caseNames: Set<String> = [
    ".dataCorrupted", ".keyNotFound", ".typeMismatch", ".valueNotFound",
  ]

  /// A text that is no JSON.
  static func corrupted(_ path: [String]) -> Value {
    .enumerated(
      "dataCorrupted", [context("The given data was not valid JSON.", path)], labels: [nil]
    ).described(as: "isn’t in the correct format")
  }

  /// A record without the key `key`.
  static func missing(_ key: String, _ path: [String]) -> Value {
    let debug = "No value associated with key \(key) (\"\(key)\")."
    return .enumerated("keyNotFound", [codingKey(key), context(debug, path)], labels: [nil, nil])
      .described(as: "is missing")
  }

  /// A value of another type than `type`.
  static func mismatch(_ type: String, _ path: [String]) -> Value {
    let debug = "Expected to decode \(type) but found another value instead."
    return .enumerated("typeMismatch", [.word(type), context(debug, path)], labels: [nil, nil])
      .described(as: "isn’t in the correct format")
  }

  /// Null in the place of a value of the type `type`.
  static func null(_ type: String, _ path: [String]) -> Value {
    let debug = "Cannot get value of type \(type) -- found null value instead"
    return .enumerated("valueNotFound", [.word(type), context(debug, path)], labels: [nil, nil])
      .described(as: "is missing")
  }

  private static func context(_ debug: String, _ path: [String]) -> Value {
    .object(
      "Context",
      ["debugDescription": .text(debug), "codingPath": .list(path.map(codingKey))])
  }

  /// The key of a property is its text here.
  private static func codingKey(_ key: String) -> Value { .text(key) }
}

extension Value {
  /// The error with the description that its localized one ends with.
  fileprivate func described(as reason: String) -> Value {
    guard case .object(let name, var fields) = self else { return self }
    fields["localizedDescription"] = .text("The data couldn’t be read because it \(reason).")
    return .object(name, fields)
  }
}
