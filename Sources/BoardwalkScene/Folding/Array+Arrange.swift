extension Array {
  /// Puts the elements in the order of their ranks; those of one rank stay as they stand.
  ///
  /// Few elements, most of them in order: each finds its place among those before it. Nothing real has
  /// so many that this takes long, but a text may.
  mutating func arrange(by rank: (borrowing Element) -> Int) {
    guard count > 1 else { return }
    withScratch(count, of: 0) { ranks in
      var index = 0
      var isInOrder = true
      lend { element in
        ranks[index] = rank(element)
        isInOrder = isInOrder && (index == 0 || ranks[index - 1] <= ranks[index])
        index += 1
      }
      if isInOrder { return }
      if count <= 64 { arrangeFew(ranks) } else { arrangeMany(ranks) }
    }
  }

  private mutating func arrangeFew(_ ranks: Scratch) {
    withUnsafeMutableBufferPointer { elements in
      for index in elements.indices {
        var place = index
        while place > 0, ranks[place - 1] > ranks[place] {
          ranks.swapAt(place - 1, place)
          elements.swapAt(place - 1, place)
          place -= 1
        }
      }
    }
  }

  private mutating func arrangeMany(_ ranks: Scratch) {
    let order = indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    self = order.map { self[$0] }
  }
}
