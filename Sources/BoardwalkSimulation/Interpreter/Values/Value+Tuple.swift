/// Tuples, and the cases of enumerations with values, which are objects with numbered parts.
extension Value {
  private static let tupleClass = "tuple"

  /// The tuple of `parts`, which may also have labels.
  static func tuple(_ parts: [Value], labels: [String?] = []) -> Value {
    .object(tupleClass, numbered(parts, labels))
  }

  /// The case `name` of an enumeration, with values.
  static func enumerated(_ name: String, _ parts: [Value], labels: [String?]) -> Value {
    .object("." + name, numbered(parts, labels))
  }

  private static func numbered(_ parts: [Value], _ labels: [String?]) -> [String: Value] {
    var fields: [String: Value] = [:]
    for (index, part) in parts.enumerated() {
      fields["\(index)"] = part
      if labels.indices.contains(index), let label = labels[index] { fields[label] = part }
    }
    return fields
  }

  /// The parts of a tuple; nil for another value.
  var tupleParts: [Value]? {
    guard case .object(Self.tupleClass, let fields) = self else { return nil }
    return Self.parts(fields)
  }

  /// The parts of a tuple of two, such as an entry of a dictionary; nil for another value.
  var pair: (Value, Value)? {
    tupleParts.flatMap { $0.count == 2 ? ($0[0], $0[1]) : nil }
  }

  /// The numbered values among `fields`, in their order.
  static func parts(_ fields: [String: Value]) -> [Value] {
    (0..<fields.count).map { fields["\($0)"] }.prefix { $0 != nil }.compactMap { $0 }
  }

  /// The name of the case of an enumeration that it is, without its values; else the value itself.
  var caseName: Value {
    guard case .object(let name, _) = self, name.hasPrefix(".") else { return self }
    return .word(String(name.dropFirst()))
  }
}
