import Testing

@testable import BoardwalkScene

@Suite("Values by names")
struct NamedValuesTests {
  @Test("a name has the value that it was given last")
  func values() {
    var values = NamedValues<Int>()
    #expect(values["one"] == nil)
    values.set("one", to: 1)
    values.set("two", to: 3)
    values.set("two", to: 2)
    #expect(values["one"] == 1 && values["two"] == 2 && values["three"] == nil)
    #expect(values.pairs.map(\.name) == ["one", "two"])
    #expect(values.pairs.map(\.value) == [1, 2])
  }

  @Test("what is counted begins at what was said")
  func changes() {
    var counts = NamedValues<Int>()
    for word in ["a", "b", "a"] { counts.change(word, from: 10) { $0 += 1 } }
    #expect(counts["a"] == 12 && counts["b"] == 11)
  }

  @Test("those that begin alike do not share what they are given")
  func copies() {
    var first = NamedValues<Int>()
    var second = first
    first.set("a", to: 1)
    second.set("b", to: 2)
    #expect(first["b"] == nil && second["a"] == nil)
  }

  @Test("a word that is read is taken from the vocabulary, one that is new is not there")
  func vocabulary() {
    let text = Array("keyboardAppearance: dark, sparkle: 3".utf8)
    #expect(Vocabulary.name(in: 0..<18, of: text) == "keyboardAppearance")
    #expect(Vocabulary.name(in: 26..<33, of: text) == nil)
    #expect(Kind.find(0..<5, of: Array("label".utf8)) === Kind.of("label"))
    #expect(Kind.find(0..<5, of: Array("lapel".utf8)) == nil)
  }

  @Test("scratch numbers are as many as asked for, and what was said at first")
  func scratch() {
    withScratch(3, of: 7) { numbers in
      #expect(Array(numbers) == [7, 7, 7])
      numbers[1] = 2
      #expect(Array(numbers) == [7, 2, 7])
    }
    withScratch(0, of: 7) { #expect($0.isEmpty) }
  }

  @Test("each element belongs into the containers that its name and its key allow")
  func membership() {
    func containers(_ branch: Branch) -> [Name] {
      Container.all.filter { $0.holds(branch) }.map(\.name)
    }
    #expect(containers(Branch("label")) == ["subviews"])
    #expect(containers(Branch("label", [Attribute("key", "titleView")])) == [])
    #expect(containers(Branch("neverSeen")) == ["subviews"])
    #expect(containers(Branch("outlet")) == ["connections"])
    #expect(containers(Branch("constraint", [Attribute("key", "a")])) == ["constraints"])
    #expect(containers(Branch("tableViewCell")) == ["subviews", "prototypes", "cells"])
    #expect(containers(Branch("barButtonItem")) == ["items"])
    #expect(containers(Branch("state")) == [])
  }
}
