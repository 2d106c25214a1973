import BoardwalkTestSupport
import Testing

@testable import BoardwalkScene

@Suite("Arranging")
struct ArrangingTests {
  private struct Item: Equatable {
    let rank: Int
    let place: Int
  }

  @Test("puts any number of things in the order of their ranks, equal ones as they stand")
  func order() {
    var random = SeededGenerator(seed: 5)
    for count in [0, 1, 2, 3, 10, 63, 64, 65, 500] {
      var items = (0..<count).map { Item(rank: random.number(below: 9), place: $0) }
      let sorted = items.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
      items.arrange { $0.rank }
      #expect(items == sorted)
    }
  }

  @Test("leaves what no rank is known of last, as it stands")
  func unknown() {
    var words = ["z", "b", "y", "a"]
    words.arrange { ["a": 0, "b": 1][$0] ?? .max }
    #expect(words == ["a", "b", "z", "y"])
  }
}
