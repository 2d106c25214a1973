import BoardwalkBase
import Testing

@Suite("Suggested names")
struct NameGuessesTests {
  @Test("suggestions end after a number of comparisons")
  func limit() {
    let name = String(repeating: "n", count: 200)
    let names = [name + "s"] + Array(repeating: "x", count: 99_999)
    var guesses = NameGuesses()
    #expect(guesses.closest(to: name, in: names) == names[0])
    #expect(guesses.closest(to: name, in: names) == nil)
  }

  @Test("nothing is suggested for a very long name")
  func longName() {
    let name = String(repeating: "n", count: 201)
    var guesses = NameGuesses()
    #expect(guesses.closest(to: name, in: [name]) == nil)
    #expect(guesses.closest(to: "nmae", in: ["name"]) == "name")
  }
}
