/// Finds bytes that are no UTF-8: reading them as text would lose them.
package enum EncodingCheck {
  /// An error at the first of them.
  package static func errors(in file: SourceFile) -> [SyntaxError] {
    // Nearly every file is what it should be, and nobody need go through it scalar by scalar.
    guard file.bytes.reduce(0, { $0 | $1 }) >= 0x80,
      String(validating: file.bytes, as: UTF8.self) == nil,
      let place = firstFault(in: file.bytes)
    else { return [] }
    return [SyntaxError("save the file as UTF-8: this byte is none", at: place..<place + 1)]
  }

  private static func firstFault(in bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var index = 0
    while let start = bytes[index...].firstIndex(where: { $0 >= 0x80 }) {
      var end = start + 1
      while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
      var iterator = bytes[start..<end].makeIterator()
      decoder = UTF8()
      var offset = start
      decoding: while true {
        switch decoder.decode(&iterator) {
        case .scalarValue(let scalar): offset += UTF8.width(scalar)
        case .emptyInput: break decoding
        case .error: return offset
        }
      }
      index = end
    }
    return nil
  }
}
