import Testing

@testable import BoardwalkSnapshot

@Suite("Wide characters")
struct WideCharactersTests {
  @Test("ranges of wide characters are ordered and disjoint")
  func order() {
    for (range, next) in zip(WideCharacters.ranges, WideCharacters.ranges.dropFirst()) {
      #expect(range.upperBound < next.lowerBound)
    }
  }

  @Test("range bounds are wide, and other characters are not")
  func bounds() {
    for range in WideCharacters.ranges {
      #expect(WideCharacters.contains(range.lowerBound))
      #expect(WideCharacters.contains(range.upperBound))
    }
    for value: UInt32 in [0, 0x41, 0x10FF, 0x1160, 0x2500, 0x2588, 0xE000, 0xFF61, 0x10FFFF] {
      #expect(!WideCharacters.contains(value))
    }
  }
}
