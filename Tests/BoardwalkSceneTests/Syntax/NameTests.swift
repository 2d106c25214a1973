import Testing

@testable import BoardwalkScene

@Suite("Names")
struct NameTests {
  @Test("are the same with their number and without")
  func equality() {
    let known = Vocabulary.name("constraint")
    let plain: Name = "constraint"
    #expect(known.word != nil && plain.word == nil)
    #expect(known == plain && plain == known && known == known && plain == plain)
    #expect(Set([known, plain]).count == 1)
    #expect(known != Vocabulary.name("connections") && known != "constrain_" && plain != "label")
  }

  @Test("that no table knows have no number", arguments: ["", "zebra", "Label", "labels"])
  func unknown(text: String) {
    #expect(Vocabulary.name(text).word == nil)
    #expect(Vocabulary.name(text) == Name(text) && Vocabulary.name(text).description == text)
  }

  @Test("that tables know are found by what they say, each with a number of its own")
  func numbers() {
    let words = [
      "label", "id", "translatesAutoresizingMaskIntoConstraints", "xml-ordered", "guide",
    ]
    let numbers = words.compactMap { Vocabulary.name($0).word }
    #expect(numbers.allSatisfy { 0 <= $0 && $0 < Vocabulary.words.count })
    #expect(Set(numbers).count == words.count)
    for word in words {
      #expect(
        Vocabulary.name(in: 0..<word.utf8.count, of: Array(word.utf8))?.word
          == Vocabulary.name(word).word)
    }
  }

  @Test("mean the same to a table with their number and without")
  func tables() {
    let map: NameMap = ["label": 1, "zebra": 2, "id": 3]
    for (word, value) in [("label", 1), ("zebra", 2), ("id", 3)] {
      #expect(map[Name(word)] == value && map[Vocabulary.name(word)] == value)
    }
    #expect(map[Vocabulary.name("view")] == nil && map[Name("quagga")] == nil)
  }

  @Test("take no place in a list from each other, however their numbers end")
  func places() {
    let numbers: [Int32] = [8, 16, -1, 0, 24, 9, 1_000_000]
    let places = WordPlaces(numbers)
    for (place, number) in numbers.enumerated() where number >= 0 {
      #expect(places[number] == place)
    }
    #expect(places[32] == nil && places[1] == nil)
    #expect(WordPlaces([])[7] == nil)
  }
}

extension Name {
  /// The number of the word; nil where nobody looked.
  fileprivate var word: Int32? { if case .word(let number) = self { number } else { nil } }
}
