/// Class names as people say them.
public enum ClassWords {
  /// The class name as words: `ItemsViewController` is `Items View Controller`, `UIView` is `View`.
  public static func words(of name: String) -> String {
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
}
