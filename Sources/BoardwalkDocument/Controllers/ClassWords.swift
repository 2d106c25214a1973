/// Class names as words.
package enum ClassWords {
  /// The class name as words: `ItemsViewController` is `Items View Controller`, `UIView` is `View`.
  package static func words(of name: String) -> String {
    let isUIKits = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    let name = isUIKits ? name.dropFirst(2) : name[...]
    // Nearly all names are ASCII, whose bytes take a fraction of the time of characters.
    guard name.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else {
      return String(
        spaced(Array(name), by: " ", isCapital: \.isUppercase, isSmall: \.isLowercase))
    }
    let words = spaced(
      Array(name.utf8), by: 0x20, isCapital: { $0 >= 0x41 && $0 <= 0x5A },
      isSmall: { $0 >= 0x61 && $0 <= 0x7A })
    return String(decoding: words, as: UTF8.self)
  }

  /// `letters` with a `space` before each capital that begins a word inside.
  private static func spaced<Letter>(
    _ letters: [Letter], by space: Letter, isCapital: (Letter) -> Bool, isSmall: (Letter) -> Bool
  ) -> [Letter] {
    var result: [Letter] = []
    for (index, letter) in letters.enumerated() {
      if index > 0, isCapital(letter) {
        let last = letters[index - 1]
        let leads = index + 1 < letters.count && isSmall(letters[index + 1])
        if isSmall(last) || leads && isCapital(last) { result.append(space) }
      }
      result.append(letter)
    }
    return result
  }
}
