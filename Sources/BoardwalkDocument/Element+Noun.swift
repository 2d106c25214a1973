extension Element {
  /// What people call such an element: `tableViewCell` is a `table view cell`.
  package var noun: String {
    var noun = ""
    for letter in name {
      if letter.isUppercase, let last = noun.last, last.isLowercase { noun += " " }
      noun += letter.isUppercase ? letter.lowercased() : String(letter)
    }
    return noun
  }
}
