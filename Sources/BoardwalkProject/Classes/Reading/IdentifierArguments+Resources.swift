/// Bundles in which storyboards and xibs are looked up.
extension IdentifierArguments {
  /// Whether what is named at `place`, if anything, is a bundle of the app's own.
  func isInAppBundle(_ place: Int) -> Bool {
    var next = place
    if tokens.isSymbol(",", at: next) { next += 1 }
    guard tokens.word(next) == "bundle", tokens.isSymbol(":", at: next + 1) else {
      return tokens.isSymbol(")", at: next) || isNib(next)
    }
    let end = min(next + 2 + Self.longestBundle, tokens.count)
    return isAppBundle(spelling(of: next + 2..<end), at: next + 2)
  }

  /// `loadNibNamed` is asked of a bundle and names none.
  private func isNib(_ place: Int) -> Bool {
    guard tokens.word(place) == "owner" else { return false }
    let before = spelling(of: max(0, place - Self.longestBundle)..<place)
    return Self.appBundles.contains(where: before.contains)
  }

  /// Whether the expression `text`, which begins at `place`, is a bundle of the app's own, or a
  /// constant of the function with one.
  private func isAppBundle(_ text: String, at place: Int) -> Bool {
    if Self.shortBundles.contains(where: text.hasPrefix) { return true }
    if Self.appBundles.contains(where: text.hasPrefix) { return true }
    guard let name = tokens.word(place), tokens.language == .swift, let block = blocks.last,
      let declaration = (block..<place).last(where: {
        tokens.keyword($0) == .let && tokens.word($0 + 1) == name
          && tokens.isSymbol("=", at: $0 + 2)
      })
    else { return false }
    let value = spelling(of: declaration + 3..<min(declaration + 3 + Self.longestBundle, place))
    return Self.appBundles.contains(where: value.hasPrefix)
  }

  /// The text of the tokens in `places` without blanks.
  private func spelling(of places: Range<Int>) -> String {
    tokens.text(of: places).filter { !$0.isWhitespace }
  }

  /// The most tokens that an expression for a bundle, or a call with one, has.
  private static let longestBundle = 18

  /// Spellings of the main bundle as an argument.
  private static let shortBundles = ["nil", ".main"]

  /// Spellings of the main bundle, and of the bundle of the class that loads the file, which is in
  /// the same target.
  private static let appBundles = [
    "Bundle.main", "NSBundle.mainBundle", "[NSBundlemainBundle", "Bundle(for:type(of:self))",
    "Bundle(for:self)", "Bundle(for:Self.self)", "[NSBundlebundleForClass:[selfclass]]",
    "[NSBundlebundleForClass:self.class]",
  ]
}

/// Constants that R.swift generates from documents.
extension IdentifierArguments {
  /// Records the name in the path that begins with `R` at `place`: `R.storyboard.main.detail`.
  mutating func recordGenerated(at place: Int) {
    guard tokens.language == .swift, tokens.isSymbol(".", at: place + 1),
      !tokens.isSymbol(".", at: place - 1), tokens.word(place) == "R",
      let group = tokens.word(place + 2)
    else { return }
    switch group {
    case "storyboard":
      recordGenerated(.storyboard, at: place + 4)
      recordGenerated(.scene, at: place + 6)
    case "nib": recordGenerated(.nib, at: place + 4)
    case "reuseIdentifier": recordGenerated(.cell, at: place + 4)
    case "segue": recordGenerated(.segue, at: place + 6)
    default: break
    }
  }

  private mutating func recordGenerated(_ kind: IdentifierUse.Kind, at place: Int) {
    guard tokens.isSymbol(".", at: place - 1), let name = tokens.word(place),
      !Self.generatedMembers.contains(name)
    else { return }
    var argument = IdentifierArgument(
      kind: kind, text: .literal(name), constant: name, range: tokens[place].range)
    argument.isGenerated = true
    found.append(argument)
  }

  /// The members of constants that represent files.
  private static let generatedMembers: Set<String> = [
    "name", "bundle", "initialViewController", "instantiateInitialViewController", "self",
    "validate",
  ]
}
