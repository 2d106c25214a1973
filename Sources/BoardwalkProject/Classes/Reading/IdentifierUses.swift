/// The places in one file where code names segues, scenes, storyboards, cells and xibs.
struct IdentifierUses {
  private let tokens: CodeTokens
  private(set) var found: [IdentifierUse] = []

  /// The uses among `tokens`.
  init(_ tokens: CodeTokens) {
    self.tokens = tokens
    for (place, token) in tokens.tokens.enumerated() where token.kind == .text {
      guard !token.range.isEmpty, let kind = kind(ofTextAt: place), stands(alone: place),
        kind != .cell || isForIndexPath(place)
      else { continue }
      var use = IdentifierUse(
        kind: kind, identifier: tokens.file.text(in: token.range), range: token.range)
      if kind == .storyboard || kind == .nib { use.isElsewhere = !isInAppBundle(place) }
      found.append(use)
    }
  }

  /// What the text at `place` names, by the words before it.
  private func kind(ofTextAt place: Int) -> IdentifierUse.Kind? {
    if tokens.isSymbol(":", at: place - 1), let label = tokens.word(place - 2) {
      if let kind = Self.parts[label] { return kind }
      guard tokens.isSymbol("(", at: place - 3), let callee = callee(place - 4) else { return nil }
      return Self.calls[callee]?.first { $0.label == label }?.kind
    }
    guard tokens.isSymbol("(", at: place - 1), let callee = tokens.word(place - 2) else {
      return nil
    }
    return Self.parts[callee]
  }

  /// The name of what is called; `UIStoryboard.init` is `UIStoryboard`.
  private func callee(_ place: Int) -> String? {
    if tokens.keyword(place) == .`init`, tokens.isSymbol(".", at: place - 1) {
      return tokens.word(place - 2)
    }
    return tokens.word(place)
  }

  /// Calls with a labelled text.
  private static let calls: [String: [(label: String, kind: IdentifierUse.Kind)]] = [
    "performSegue": [("withIdentifier", .segue)],
    "instantiateViewController": [("withIdentifier", .scene), ("identifier", .scene)],
    "UIStoryboard": [("name", .storyboard)],
    "dequeueReusableCell": [("withIdentifier", .cell)],
  ]

  /// Labels, parts of selectors and old names of methods that say enough by themselves.
  private static let parts: [String: IdentifierUse.Kind] = [
    "performSegueWithIdentifier": .segue,
    "instantiateViewControllerWithIdentifier": .scene,
    "storyboardWithName": .storyboard,
    "dequeueReusableCellWithIdentifier": .cell,
    "dequeueReusableCellWithReuseIdentifier": .cell,
    "withReuseIdentifier": .cell,
    "loadNibNamed": .nib,
    "nibName": .nib,
    "nibWithNibName": .nib,
    "initWithNibName": .nib,
  ]

  /// Whether the text is all of its argument, not the beginning of a sum.
  private func stands(alone place: Int) -> Bool {
    guard place + 1 < tokens.count else { return false }
    switch tokens[place + 1].kind {
    case .word: return tokens.language == .objectiveC
    case .symbol:
      return [UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]")]
        .contains(tokens[place + 1].symbol)
    default: return false
    }
  }

  /// Whether a cell is asked for at an index path, so that there must be one (TBL-22).
  private func isForIndexPath(_ place: Int) -> Bool {
    if tokens.word(place + 1) == "forIndexPath" { return true }
    guard tokens.isSymbol(",", at: place + 1), let label = tokens.word(place + 2) else {
      return false
    }
    return label == "for" || label == "forIndexPath"
  }

  /// Whether what is named after the text, if anything, is the app's own bundle.
  private func isInAppBundle(_ place: Int) -> Bool {
    var next = place + 1
    if tokens.isSymbol(",", at: next) { next += 1 }
    guard tokens.word(next) == "bundle" else {
      return tokens.isSymbol(")", at: next) || isNib(next)
    }
    var rest = ""
    next += 1
    while next < tokens.count, rest.count < 40 {
      if tokens.isSymbol(")", at: next) || tokens.isSymbol("]", at: next), rest != ":[NSBundle" {
        break
      }
      rest += tokens.text(of: next..<next + 1)
      next += 1
    }
    return Self.appBundles.contains(rest)
  }

  /// `loadNibNamed` is asked of a bundle and names none.
  private func isNib(_ place: Int) -> Bool {
    tokens.word(place) == "owner" && isMainBundle(before: place)
  }

  private func isMainBundle(before place: Int) -> Bool {
    let before = tokens.text(of: max(0, place - 12)..<place)
    return before.contains("Bundle.main") || before.contains("[NSBundle mainBundle]")
      || before.contains("NSBundle.mainBundle")
  }

  private static let appBundles: Set<String> = [
    ":nil", ":.main", ":Bundle.main", ":NSBundle.mainBundle(", ":NSBundle.mainBundle",
    ":[NSBundlemainBundle",
  ]
}
