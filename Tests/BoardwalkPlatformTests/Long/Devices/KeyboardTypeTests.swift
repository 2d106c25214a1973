import BoardwalkPlatform
import Testing

@Suite("Keyboard types")
struct KeyboardTypeTests {
  @Test(
    "is found by the word that Interface Builder writes for it",
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

  @Test("is not found by other words", arguments: ["", "Default", "url", "numberpad", "dvorak"])
  func otherWords(_ written: String) {
    #expect(KeyboardType(written: written) == nil)
  }

  @Test(
    "with few keys has no letters, and every one has the digits", arguments: KeyboardType.allCases)
  func keys(_ type: KeyboardType) {
    #expect("0123456789".allSatisfy { type.hasKey(for: $0) })
    #expect(type.hasKey(for: "a") == !type.isPad)
    #expect(type.hasKey(for: " ") == !type.isPad)
    #expect(type.hasReturnKey == !type.isPad)
  }

  @Test(
    "has the digits of its own script alone", arguments: ["٣", "３", "½", "²", "五"] as [Character])
  func digits(_ character: Character) {
    for type in KeyboardType.allCases where type.isPad {
      #expect(!type.hasKey(for: character))
    }
  }

  @Test("has a Return key that says something, in small letters", arguments: ReturnKey.allCases)
  func returnKey(_ key: ReturnKey) {
    #expect(!key.title.isEmpty && key.title == key.title.lowercased())
  }
}
