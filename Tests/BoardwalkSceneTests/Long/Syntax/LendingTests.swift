import Testing

@testable import BoardwalkScene

@Suite("Lent elements")
struct LendingTests {
  /// What counts how many of it there are.
  private final class Counted {}

  @Test("are each of them, in order")
  func order() {
    var seen: [Int] = []
    [3, 1, 2].lend { seen.append($0) }
    #expect(seen == [3, 1, 2])
    [Int]().lend { _ in Issue.record("there is nothing to lend") }
  }

  @Test("are still held once")
  func copies() {
    var elements = [Counted(), Counted()]
    elements.lend { _ in }
    #expect(isKnownUniquelyReferenced(&elements[0]))
    #expect(isKnownUniquelyReferenced(&elements[1]))
  }

  @Test("are the elements alone where there are texts and comments between them")
  func branches() {
    let contents: [Branch.Content] = [
      .text("a"), .branch(Branch("label")), .comment("b"), .branch(Branch("button")),
    ]
    var names: [Name] = []
    contents.lendBranches { names.append($0.name) }
    #expect(names == ["label", "button"])
  }
}
