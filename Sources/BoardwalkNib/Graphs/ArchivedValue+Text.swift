import Foundation

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
