import Testing

@testable import BoardwalkBase

@Suite("Byte classes")
struct ByteClassTests {
  @Test("word bytes are exactly those of words", arguments: UInt8.min...UInt8.max)
  func words(byte: UInt8) {
    let scalar = Unicode.Scalar(byte)
    let isLetter = scalar.isASCII && scalar.properties.isAlphabetic || scalar == "_"
    #expect(ByteClass.wordStart.contains(byte) == isLetter)
    #expect(
      ByteClass.wordPart.contains(byte)
        == (isLetter || "0123456789-.".unicodeScalars.contains(scalar)))
    #expect(ByteClass.space.contains(byte) == (scalar == " "))
    #expect(ByteClass.plainText.contains(byte) == !"\"\\\n".unicodeScalars.contains(scalar))
  }

  @Test("a scan stops at a different byte or at the limit")
  func end() {
    let bytes = Array("ab-1 c".utf8)
    #expect(ByteClass.wordPart.end(in: bytes, from: 0, before: 6) == 4)
    #expect(ByteClass.wordPart.end(in: bytes, from: 0, before: 2) == 2)
    #expect(ByteClass.wordPart.end(in: bytes, from: 4, before: 6) == 4)
    #expect(ByteClass.wordPart.end(in: bytes, from: 6, before: 6) == 6)
  }
}
