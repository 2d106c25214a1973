import BoardwalkDocument
import Testing

@Suite("Class names as readable words")
struct ClassWordsTests {
  @Test(
    "a capital begins a word, a run of capitals is one, and UIKit's prefix is dropped",
    arguments: [
      ("ItemsViewController", "Items View Controller"), ("UIView", "View"), ("UI", "UI"),
      ("UIkit", "U Ikit"), ("HTMLViewController", "HTML View Controller"), ("", ""), ("A", "A"),
      ("Page2Controller", "Page2Controller"), ("My_Class", "My_Class"), ("aB C", "a B C"),
    ])
  func words(name: String, words: String) {
    #expect(ClassWords.words(of: name) == words)
  }

  @Test("non-ASCII letters follow the same rules", arguments: ["ItemsView", "HTMLView", "AbC dE"])
  func beyondASCII(name: String) {
    // What stands behind the last letter changes nothing before it.
    #expect(
      ClassWords.words(of: name + "é").dropLast() == ClassWords.words(of: name + "e").dropLast())
  }
}
