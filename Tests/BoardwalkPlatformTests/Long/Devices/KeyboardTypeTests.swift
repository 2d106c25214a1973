import BoardwalkPlatform
import BoardwalkSchema
import Testing

@Suite("Keyboard types")
struct KeyboardTypeTests {
  @Test(
    "a keyboard type is found by its Interface Builder name",
    arguments: [
      ("default", KeyboardType.default), ("alphabet", .asciiCapable), ("URL", .url),
      ("numbersAndPunctuation", .numbersAndPunctuation), ("numberPad", .numberPad),
      ("phonePad", .phonePad), ("namePhonePad", .namePhonePad), ("emailAddress", .emailAddress),
      ("decimalPad", .decimalPad), ("twitter", .twitter), ("webSearch", .webSearch),
      ("ASCIICapableNumberPad", .asciiCapableNumberPad),
    ])
  func words(_ written: String, _ type: KeyboardType) {
    #expect(KeyboardType(written: written) == type)
  }

  @Test(
    "other names find no keyboard type", arguments: ["", "Default", "url", "numberpad", "dvorak"])
  func otherWords(_ written: String) {
    #expect(KeyboardType(written: written) == nil)
  }

  @Test(
    "keyboards of few keys have no letters, and all have digits", arguments: KeyboardType.allCases)
  func keys(_ type: KeyboardType) {
    #expect("0123456789".allSatisfy { type.hasKey(for: $0) })
    #expect(type.hasKey(for: "a") == !type.isPad)
    #expect(type.hasKey(for: " ") == !type.isPad)
    #expect(type.hasReturnKey == !type.isPad)
  }

  @Test(
    "a keyboard has only its script's digits", arguments: ["٣", "３", "½", "²", "五"] as [Character])
  func digits(_ character: Character) {
    for type in KeyboardType.allCases where type.isPad {
      #expect(!type.hasKey(for: character))
    }
  }

  @Test("a Return key has a lowercase title", arguments: ReturnKey.allCases)
  func returnKey(_ key: ReturnKey) {
    #expect(!key.title.isEmpty && key.title == key.title.lowercased())
  }
}
