import Testing

@testable import BoardwalkPlatform

@Suite("Binary search")
struct SortedSearchTests {
  @Test("binary search equals linear search", arguments: 0..<40)
  func linear(_ count: Int) {
    let numbers = (0..<count).map { $0 / 3 * 2 }
    for limit in -1...30 {
      #expect(numbers.firstSortedIndex(after: { $0 < limit }) == numbers.firstIndex { $0 >= limit })
      let last = numbers.lastIndex { $0 < limit } ?? 0
      #expect(numbers.lastSortedIndex(through: { $0 < limit }) == last)
    }
  }

  @Test("a search in a slice returns indices of the whole")
  func slices() {
    let slice = (0..<20).map { $0 * 10 }[5..<15]
    #expect(slice.firstSortedIndex(after: { $0 < 90 }) == 9)
    #expect(slice.firstSortedIndex(after: { $0 < 0 }) == 5)
    #expect(slice.firstSortedIndex(after: { $0 < 150 }) == nil)
    #expect(slice.lastSortedIndex(through: { $0 < 90 }) == 8)
    #expect(slice.lastSortedIndex(through: { $0 < 0 }) == 5)
  }

  @Test("a search compares logarithmically many elements")
  func effort() {
    var asked = 0
    let found = (0..<1_000_000).firstSortedIndex(after: {
      asked += 1
      return $0 < 654_321
    })
    #expect(found == 654_321)
    #expect(asked <= 20)
  }
}
