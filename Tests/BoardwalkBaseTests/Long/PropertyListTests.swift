import Testing

@testable import BoardwalkBase

@Suite("Property list limits")
struct PropertyListTests {
  /// A binary list of `objects`, whose numbers and offsets take a byte each; the first is the
  /// outermost.
  private func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = bytes.count
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [objects.count, 0, table] {
      withUnsafeBytes(of: number.bigEndian) { bytes += $0 }
    }
    return bytes
  }

  private func string(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + text.utf8 }

  /// Lists of which each mentions the next eight times, `depth` of them, under the key `a`.
  private func doublings(_ depth: Int) -> [UInt8] {
    let lists = (0..<depth).map { level in
      [0xA8] + [UInt8](repeating: UInt8(level + 3), count: 8)
    }
    return binary([[0xD1, 1, 2], string("a")] + lists + [string("x")])
  }

  @Test("shared containers are read")
  func shared() throws {
    let list = try #require(PropertyList(doublings(2)))
    let outer = try #require(list.entries["a"] as? [[String]])
    #expect(outer.count == 8)
    #expect(outer[0] == Array(repeating: "x", count: 8))
  }

  @Test("small lists that expand to billions of values are rejected", arguments: [8, 20])
  func expansion(_ depth: Int) {
    let bytes = doublings(depth)
    #expect(bytes.count < 500)
    #expect(PropertyList(bytes) == nil)
  }

  @Test("a list that contains itself is rejected")
  func circle() {
    #expect(PropertyList(binary([[0xD1, 1, 2], string("a"), [0xA1, 2]])) == nil)
  }

  @Test(
    "types outside of property lists, such as sets, are rejected before Foundation bridges them",
    arguments: [[0xC1, 3], [0xB1, 3], [0x80, 3], [0x71, 3], [0x90], [0xE0], [0xF0]])
  func strangers(_ object: [UInt8]) {
    #expect(PropertyList(binary([[0xD1, 1, 2], string("a"), object, string("x")])) == nil)
    #expect(PropertyList(binary([[0xD1, 1, 2], string("a"), [0xA1, 3], object])) == nil)
  }

  @Test("references and offsets outside of the file are rejected")
  func strays() {
    #expect(PropertyList(binary([[0xD1, 1, 200], string("a")])) == nil)
    let bytes = doublings(1)
    for count in 0..<bytes.count { #expect(PropertyList(Array(bytes[..<count])) == nil) }
  }

  @Test(
    "containers deeper than the limit are rejected in XML and in ASCII",
    arguments: [
      ("<plist><dict><key>a</key>", "<array>", "</array>", "</dict></plist>"),
      (
        "<plist><dict><key>a</key><!--</array></array>-->", "<array>", "</array>", "</dict></plist>"
      ),
      ("{ a = ", "(", ")", "; }"),
      ("{ /* it's ( */ a = ", "(", ")", "; }"),
    ])
  func nesting(_ start: String, _ open: String, _ close: String, _ end: String) {
    func list(_ depth: Int) -> PropertyList? {
      let text =
        start + String(repeating: open, count: depth) + String(repeating: close, count: depth) + end
      return PropertyList(Array(text.utf8))
    }
    #expect(list(PropertyList.deepestNesting - 1) != nil)
    #expect(list(PropertyList.deepestNesting) == nil)
    #expect(list(20_000) == nil)
  }

  @Test("empty elements are closed elements")
  func emptyContainers() {
    let text =
      "<plist><dict><key>a</key><array>" + String(repeating: "<array/><dict />", count: 200)
      + "</array></dict></plist>"
    #expect((PropertyList(Array(text.utf8))?.entries["a"] as? [Any])?.count == 400)
  }

  @Test("brackets in strings do not count as nesting")
  func strings() {
    let text = "\"a\" = \"" + String(repeating: "({", count: 500) + "\";\n"
    #expect(PropertyList(Array(text.utf8))?.entries.count == 1)
  }
}
