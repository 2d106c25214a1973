import BoardwalkTestSupport
import Testing

@testable import BoardwalkDocument

@Suite("Name table")
struct NameTableTests {
  @Test("names are numbered in the order of first use")
  func order() {
    var table = NameTable()
    let numbers = ["view", "id", "key", "id", "view", "view", "rect"].map { table.number(of: $0) }
    #expect(numbers == [0, 1, 2, 1, 0, 0, 3])
    #expect(table.list == ["view", "id", "key", "rect"])
  }

  @Test(
    "similar names get different numbers",
    arguments: [
      ["", "a", "aa", "aaa"], ["ab", "ba"], ["axb", "ayb", "azb"], ["ü", "u\u{308}"],
      ["firstItem", "firstAttribute", "secondItem"], ["id", "ID"],
      ["abcdefgh", "abcdefgi", "abcdefghi", "bbcdefgh"],
      // These differ only between their ends.
      ["beginning-a-end-of-it", "beginning-b-end-of-it"],
      ["translatesAutoresizingMaskIntoConstraints", "translatesAutoresizingMaskINtoConstraints"],
    ])
  func alike(names: [String]) {
    var table = NameTable()
    let numbers = names.map { table.number(of: $0) }
    #expect(numbers == Array(0..<Int32(names.count)))
    #expect(names.map { table.number(of: $0) } == numbers)
  }

  @Test("a name has the same number as a string and as bytes")
  func bytes() {
    var table = NameTable()
    let number = table.number(of: "größe")
    #expect(Array("größe".utf8).withUnsafeBufferPointer { table.number(of: $0) } == number)
    #expect(Array("gr".utf8).withUnsafeBufferPointer { table.number(of: $0) } == number + 1)
  }

  @Test("numbers survive growth")
  func growth() {
    var table = NameTable()
    let names = (0..<5_000).map { "name\($0 * 7_919 % 5_000)x" }
    let numbers = names.map { table.number(of: $0) }
    #expect(numbers == Array(0..<5_000))
    #expect(table.list == names)
    #expect(names.reversed().map { table.number(of: $0) } == numbers.reversed())
  }

  @Test("a wrong cache guess does not affect the result")
  func guesses() {
    var table = NameTable()
    var numbers: [String: Int32] = [:]
    var random = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      let name = String(repeating: "n", count: random.number(below: 40))
      let number = table.number(of: name)
      #expect(numbers[name] == nil || numbers[name] == number)
      numbers[name] = number
    }
    #expect(Set(numbers.values).count == numbers.count)
  }

  @Test("a table contains its names alone, as strings and as bytes")
  func membership() {
    let table = NameTable(["top", "bottom", "translatesAutoresizingMaskIntoConstraints"])
    for name in ["top", "translatesAutoresizingMaskIntoConstraints"] {
      #expect(table.contains(name))
      #expect(table.contains(Array("<\(name)>".utf8)[1...name.utf8.count]))
    }
    for name in ["", "to", "topp", "Top", "translatesAutoresizingMaskINtoConstraints"] {
      #expect(!table.contains(name))
      #expect(!table.contains(Array(name.utf8)[...]))
    }
  }

  @Test("lookup finds initial names and adds none")
  func finding() {
    let names = (0..<1_000).map { "name\($0)WithAnEndingThatIsLongAndTheSameForAll" }
    let table = NameTable(names + names)
    #expect(names.map { table.find($0) } == Array(0..<1_000))
    #expect(table.find("name") == nil)
    #expect(table.find("") == nil)
    #expect(table.list.count == 1_000)
  }

  @Test("a table grows from any initial size", arguments: [1, 2, 16, 128])
  func growth(capacity: Int) {
    var table = NameTable(capacity: capacity)
    let names = (0..<300).map { "name\($0)" }
    #expect(names.map { table.number(of: $0) } == Array(0..<300))
    #expect(names.map { table.number(of: $0) } == Array(0..<300))
    #expect((0..<300).map { table[$0] } == names)
  }
}
