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
