import Foundation

/// A value in an archive, with the width it is stored in.
package enum ArchivedValue: Sendable, Hashable {
  /// Whole numbers; see ``integer(_:)`` for the width that a compiler chooses.
  case int8(Int8)
  case int16(Int16)
  case int32(Int32)
  case int64(Int64)

  /// True or false.
  case bool(Bool)

  /// Floating-point numbers, bit for bit.
  case float(Float)
  case double(Double)

  /// Bytes: texts, packed geometry, whole archives.
  case data([UInt8])

  /// An explicit nil.
  case null

  /// The index of another object of the same archive.
  case reference(Int)

  /// `value` in the smallest width that holds it; a negative one takes all 64 bits (1,021 samples).
  package static func integer(_ value: Int) -> ArchivedValue {
    guard value >= 0 else { return .int64(Int64(value)) }
    if let small = Int8(exactly: value) { return .int8(small) }
    if let small = Int16(exactly: value) { return .int16(small) }
    if let small = Int32(exactly: value) { return .int32(small) }
    return .int64(Int64(value))
  }

  /// The whole number it is, in any width.
  package var integerValue: Int? {
    switch self {
    case .int8(let value): Int(value)
    case .int16(let value): Int(value)
    case .int32(let value): Int(value)
    case .int64(let value): Int(value)
    default: nil
    }
  }

  /// The object it refers to.
  package var referencedIndex: Int? {
    if case .reference(let index) = self { index } else { nil }
  }

  // Numbers compare by their bits, so that an archive with a NaN equals itself.
  package static func == (left: ArchivedValue, right: ArchivedValue) -> Bool {
    switch (left, right) {
    case (.int8(let a), .int8(let b)): a == b
    case (.int16(let a), .int16(let b)): a == b
    case (.int32(let a), .int32(let b)): a == b
    case (.int64(let a), .int64(let b)): a == b
    case (.bool(let a), .bool(let b)): a == b
    case (.float(let a), .float(let b)): a.bitPattern == b.bitPattern
    case (.double(let a), .double(let b)): a.bitPattern == b.bitPattern
    case (.data(let a), .data(let b)): a == b
    case (.null, .null): true
    case (.reference(let a), .reference(let b)): a == b
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .int8(let value): hasher.combine(value)
    case .int16(let value): hasher.combine(value)
    case .int32(let value): hasher.combine(value)
    case .int64(let value): hasher.combine(value)
    case .bool(let value): hasher.combine(value)
    case .float(let value): hasher.combine(value.bitPattern)
    case .double(let value): hasher.combine(value.bitPattern)
    case .data(let value): hasher.combine(value)
    case .null: hasher.combine(0)
    case .reference(let value): hasher.combine(value)
    }
  }
}

/// The tag byte of a stored value.
enum ValueTag: UInt8 {
  case int8 = 0
  case int16 = 1
  case int32 = 2
  case int64 = 3
  case `false` = 4
  case `true` = 5
  case float = 6
  case double = 7
  case data = 8
  case null = 9
  case reference = 10
}

extension ArchivedValue {
  /// The value as `nib dump` prints it; a reference is the reader's to print.
  package var text: String {
    switch self {
    case .int8, .int16, .int32, .int64: integerText
    case .bool(let flag): flag ? "true" : "false"
    case .float(let number): "\(number) (float)"
    case .double(let number): "\(number)"
    case .data(let bytes): Self.text(of: bytes)
    case .null: "nil"
    case .reference(let index): "#\(index)"
    }
  }

  /// The number, with its width if it is not the default.
  private var integerText: String {
    let value = integerValue ?? 0
    guard self != .integer(value) else { return "\(value)" }
    let width =
      switch self {
      case .int8: 8
      case .int16: 16
      case .int32: 32
      default: 64
      }
    return "\(value) (\(width) bits)"
  }

  private static func text(of bytes: [UInt8]) -> String {
    if let numbers = PackedGeometry.numbers(bytes) {
      return "(" + numbers.map { "\($0)" }.joined(separator: ", ") + ")"
    }
    if let text = String(validating: bytes, as: UTF8.self),
      text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F || $0 == "\n" })
    {
      return quoted(text)
    }
    return "<" + bytes.map { String(format: "%02x", $0) }.joined() + ">"
  }

  /// `text` in quotation marks, on one line.
  package static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
