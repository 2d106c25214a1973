/// Class names as words.
package enum ClassWords {
  /// The class name as words: `ItemsViewController` is `Items View Controller`, `UIView` is `View`.
  package static func words(of name: String) -> String {
    if let result = words(ofPlain: name) { return result }
    var result = ""
    let isUIKits = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    let letters = Array(isUIKits ? name.dropFirst(2) : name[...])
    for (index, letter) in letters.enumerated() {
      let follows = index > 0 && letters[index - 1].isLowercase
      let leads = index + 1 < letters.count && letters[index + 1].isLowercase
      let isInside = index > 0 && letters[index - 1] != " "
      if letter.isUppercase, isInside, follows || (leads && letters[index - 1].isUppercase) {
        result += " "
      }
      result.append(letter)
    }
    return result
  }

  /// The same, found faster, for names of ASCII alone, as nearly all are; nil for others.
  private static func words(ofPlain name: String) -> String? {
    var letters = Array(name.utf8)[...]
    guard letters.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
    func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    func isSmall(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
    if letters.count > 2, letters.starts(with: "UI".utf8), isCapital(letters[2]) {
      letters = letters.dropFirst(2)
    }
    var result: [UInt8] = []
    for (index, letter) in zip(letters.indices, letters) {
      if index > letters.startIndex, isCapital(letter) {
        let last = letters[index - 1]
        let leads = index + 1 < letters.endIndex && isSmall(letters[index + 1])
        if isSmall(last) || leads && isCapital(last) { result.append(0x20) }
      }
      result.append(letter)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
