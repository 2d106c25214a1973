extension Array {
  /// Puts the elements in the order of their ranks; those of one rank stay as they stand.
  ///
  /// Few elements, most of them in order: each finds its place among those before it. Nothing real has
  /// so many that this takes long, but a text may.
  mutating func arrange(by rank: (Element) -> Int) {
    guard count > 1 else { return }
    guard count <= 64 else { return arrangeMany(by: rank) }
    withUnsafeMutableBufferPointer { elements in
      withScratch(elements.count, of: 0) { ranks in
        for index in elements.indices {
          ranks[index] = rank(elements[index])
          var place = index
          while place > 0, ranks[place - 1] > ranks[place] {
            ranks.swapAt(place - 1, place)
            elements.swapAt(place - 1, place)
            place -= 1
          }
        }
      }
    }
  }

  private mutating func arrangeMany(by rank: (Element) -> Int) {
    let ranks = map(rank)
    let order = indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    self = order.map { self[$0] }
  }
}
