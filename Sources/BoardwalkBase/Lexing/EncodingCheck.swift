/// Finds invalid UTF-8, which decoding would replace.
package enum EncodingCheck {
  /// An error at the first invalid byte.
  package static func errors(in file: SourceFile) -> [SyntaxError] {
    // Nearly every file is valid, so the slow scan for the first invalid byte is rare.
    guard file.bytes.reduce(0, { $0 | $1 }) >= 0x80,
      String(validating: file.bytes, as: UTF8.self) == nil,
      let place = firstFault(in: file.bytes)
    else { return [] }
    return [SyntaxError("this byte is not valid UTF-8", at: place..<place + 1)]
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
