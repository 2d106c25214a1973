/// Binary search.
extension RandomAccessCollection where Index == Int {
  /// The index of the first element for which `isBefore` does not hold; nil if it holds for all.
  ///
  /// `isBefore` must hold for a prefix of the collection and for no later element.
  package func firstSortedIndex(after isBefore: (Element) -> Bool) -> Int? {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low < endIndex ? low : nil
  }

  /// The index of the last element for which `holds` is true; the first index if there is none.
  package func lastSortedIndex(through holds: (Element) -> Bool) -> Int {
    Swift.max(startIndex, (firstSortedIndex(after: holds) ?? endIndex) - 1)
  }
}
