import Testing

@testable import BoardwalkLanguage

@Suite("Classes of bytes")
struct ByteClassTests {
  @Test("hold the signs of words and no others", arguments: UInt8.min...UInt8.max)
  func words(byte: UInt8) {
    let scalar = Unicode.Scalar(byte)
    let isLetter = scalar.isASCII && scalar.properties.isAlphabetic || scalar == "_"
    #expect(ByteClass.wordStart.contains(byte) == isLetter)
    #expect(
      ByteClass.wordPart.contains(byte)
        == (isLetter || "0123456789-.".unicodeScalars.contains(scalar)))
  }
}
