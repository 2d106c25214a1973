import BoardwalkBase
import Testing

@Suite("FNV-1a checksum")
struct FNV1aTests {
  @Test(
    "checksums match the published test vectors",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C),
      ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func published(_ text: String, _ sum: UInt64) {
    #expect(FNV1a(of: text.utf8).value == sum)
  }

  @Test("bytes may be added one at a time")
  func running() {
    var sum = FNV1a()
    for byte in "foobar".utf8 { sum.add(byte) }
    #expect(sum == FNV1a(of: "foobar".utf8))
  }
}
