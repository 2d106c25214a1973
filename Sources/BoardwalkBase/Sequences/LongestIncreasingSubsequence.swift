/// The longest subsequence of numbers that increases, found by patience sorting (Fredman 1975).
package enum LongestIncreasingSubsequence {
  /// The places in `numbers` of one longest increasing subsequence, in order.
  package static func places(in numbers: [Int]) -> [Int] {
    // By length less one, the place at which the subsequence with the least last number ends.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var result: [Int] = []
    var place = ends.last ?? -1
    while place >= 0 {
      result.append(place)
      place = previous[place]
    }
    return result.reversed()
  }
}
