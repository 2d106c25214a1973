/// The arguments in one file by which code names segues, scenes, storyboards, cells and xibs.
struct IdentifierArguments {
  let tokens: CodeTokens
  let reader: TextExpressionReader
  private let locals: LocalConstants
  var found: [IdentifierArgument] = []

  /// The names of classes and extended types, by the positions at which their bodies begin.
  let extensions: [Int: String]

  /// The functions among the tokens that name things by their parameters.
  var functions: [ForwardingFunction] = []

  /// The enumerations by whose cases functions name things.
  var enumerations: Set<EnumeratedIdentifier> = []

  /// The types that protocols in the file leave to those that adopt them.
  private var associatedTypes: Set<String> = []

  /// The calls whose arguments are looked for.
  enum Search: Sendable {
    /// Those of UIKit's functions.
    case system

    /// Those of functions of the project's own, by their names.
    case functions([String: [ForwardingFunction]])
  }

  /// The calls whose arguments are looked for.
  let search: Search

  /// Whether arguments of UIKit's functions are looked for.
  var isAboutSystem: Bool { if case .system = search { true } else { false } }

  /// The places of the braces that are open, outermost first.
  private(set) var blocks: [Int] = []

  /// The names of the xibs that expressions make, by the places of their last tokens.
  private var nibs: [Int: TextExpression] = [:]

  /// The names of the xibs that variables hold, by the names of the variables and the block around.
  private var nibVariables: [NibVariable: TextExpression] = [:]

  private struct NibVariable: Hashable {
    let name: String
    let block: Int?
  }

  /// The variables that hold the identifier of a segue, each with how many braces are open around
  /// it.
  private var segueVariables: [(name: String, depth: Int)] = []

  /// The bodies of `switch segue.identifier`, by the places of their braces.
  private var segueSwitches: Set<Int> = []

  /// The bodies, by the places of their braces, in which a missing name is no error: code catches
  /// exceptions there, or asks a storyboard that it decodes.
  private var unboundBlocks: Set<Int> = []

  /// The arguments of the calls `search` among `tokens`, which declare `types`.
  init(
    _ tokens: CodeTokens, in types: some Sequence<TypeDeclaration>,
    of search: Search = .system
  ) {
    self.tokens = tokens
    self.search = search
    reader = TextExpressionReader(tokens: tokens)
    locals = LocalConstants(
      tokens: tokens, typeBodies: Set(types.map(\.body.lowerBound)))
    extensions = Dictionary(
      types.lazy.filter { $0.kind != .other }.map { ($0.body.lowerBound, $0.name) },
      uniquingKeysWith: { first, _ in first })
    for place in tokens.tokens.indices {
      switch tokens[place].kind {
      case .symbol: symbol(at: place)
      case .word where tokens.keyword(place) == .associatedtype:
        tokens.word(place + 1).map { _ = associatedTypes.insert($0) }
      case .word where tokens.keyword(place) == .case && isAboutSystem: patterns(at: place + 1)
      case .word where tokens.label(place)?.isKeyOfStoryboard ?? false:
        blocks.last.map { _ = unboundBlocks.insert($0) }
      case .word where isAboutSystem: recordGenerated(at: place)
      default: break
      }
    }
    enumerations = Set(
      enumerations.map {
        $0.form == .named && associatedTypes.contains($0.type)
          ? EnumeratedIdentifier(type: $0.type, kind: $0.kind, form: .associated) : $0
      })
  }

  private mutating func symbol(at place: Int) {
    switch Unicode.Scalar(tokens[place].symbol) {
    case "{":
      blocks.append(place)
      if isSwitchOverSegue(before: place) { segueSwitches.insert(place) }
      if tokens.isSymbol("@", at: place - 2), tokens.word(place - 1) == "try" {
        unboundBlocks.insert(place)
      }
    case "}":
      guard let last = blocks.last, tokens.closing(last) == place else { return }
      blocks.removeLast()
      segueVariables.removeAll { $0.depth > blocks.count }
    case "(" where !isAboutSystem:
      recordReceiver(ofCallAt: place)
      recordForwardedArgument(at: place + 1)
    case ":" where !isAboutSystem: recordForwardedArgument(at: place + 1)
    case ":" where recordSegueParameter(at: place) || recordSegueEnumeration(at: place): break
    case ":", "(": if let kind = kind(ofArgumentAt: place + 1) { argument(kind, at: place + 1) }
    case "=" where isAboutSystem:
      comparison(at: place)
      recordSegueVariable(at: place)
    default: break
    }
  }

  /// Records the argument that begins at `place`.
  mutating func argument(_ kind: IdentifierUse.Kind, at place: Int) {
    let read = reader.expression(at: place)
    guard let (text, next) = read, isArgumentEnd(next) else {
      // That something is registered matters, even where its identifier is not known.
      if kind == .registeredCell, place < tokens.count {
        found.append(
          IdentifierArgument(kind: kind, text: nil, constant: nil, range: tokens[place].range))
      }
      return
    }
    if case .literal("") = text { return }
    guard kind != .cell || !isAboutSystem || mustExist(next) else {
      if tokens.label(place - 2) == .withReuseIdentifier {
        add(.registeredCell, text, place..<next)
      } else if let kind = kindWithoutIndexPath(ofCellAt: place) {
        add(kind, text, place..<next)
      }
      return
    }
    recordForwarding(of: text, kind, place..<next)
    add(kind, text, place..<next)
  }

  private mutating func add(
    _ kind: IdentifierUse.Kind, _ text: TextExpression, _ places: Range<Int>
  ) {
    let known = localValue(of: text, at: places.lowerBound)
    if known != nil || kind == .registeredCell {
      add(kind, known, as: text.constant, places)
    }
  }

  /// Records the argument at `places`, which has the value `known` and is written as `constant`.
  mutating func add(
    _ kind: IdentifierUse.Kind, _ known: TextExpression?, as constant: String?,
    _ places: Range<Int>
  ) {
    guard kind == .registeredCell || unboundBlocks.isDisjoint(with: blocks) else { return }
    let bytes =
      tokens[places.lowerBound].range.lowerBound..<tokens[places.upperBound - 1].range.upperBound
    var argument = IdentifierArgument(
      kind: kind, text: known, constant: constant, range: bytes)
    // A function is followed only if it looks in the app's own bundle.
    if isAboutSystem, kind == .storyboard || kind == .nib {
      argument.isElsewhere = !isInAppBundle(places.upperBound)
    }
    if kind == .nib, !argument.isElsewhere { record(nib: known, namedAt: places.lowerBound) }
    argument.isOfOwnScene = isOfOwnScene(kind, at: places.lowerBound)
    if kind == .registeredCell { argument.nib = nib(registeredBefore: places.lowerBound) }
    found.append(argument)
  }

  /// `text` with the values of local constants; nil if one of them is not known.
  func localValue(
    of text: TextExpression, at place: Int, depth: Int = 0
  ) -> TextExpression? {
    switch text {
    case .constant(let names) where names.count == 1:
      switch locals.meaning(of: names[0], at: place, in: blocks) {
      case .undeclared: return text
      case .declared(let value):
        guard let value, depth < 4 else { return nil }
        return localValue(of: value, at: place, depth: depth + 1)
      }
    case .sum(let parts):
      let values = parts.compactMap { localValue(of: $0, at: place, depth: depth + 1) }
      return values.count == parts.count ? .sum(values) : nil
    case .either(let first, let second):
      let values = [first, second].compactMap { localValue(of: $0, at: place, depth: depth + 1) }
      return values.count == 2 ? .either(values[0], values[1]) : nil
    case .literal, .constant, .className: return text
    }
  }

  /// The kind of the argument at `place`, by the words before it.
  private func kind(ofArgumentAt place: Int) -> IdentifierUse.Kind? {
    guard let label = tokens.label(place - 2) else { return nil }
    if label == .isEqualToString {
      return isSegueIdentifier(endingAt: place - 3) ? .preparedSegue : nil
    }
    if let kind = label.kind { return kind }
    guard tokens.isSymbol(":", at: place - 1), tokens.isSymbol("(", at: place - 3) else {
      return nil
    }
    return callee(place - 4)?.kind(ofArgumentLabeled: label)
  }

  /// The called function; `UIStoryboard.init` is `UIStoryboard`.
  private func callee(_ place: Int) -> IdentifierLabel? {
    if tokens.keyword(place) == .`init`, tokens.isSymbol(".", at: place - 1) {
      return tokens.label(place - 2)
    }
    return tokens.label(place)
  }

  /// Whether an argument ends before `place`: nothing else belongs to it.
  func isArgumentEnd(_ place: Int) -> Bool {
    guard place < tokens.count else { return false }
    switch tokens[place].kind {
    case .word: return tokens.language == .objectiveC
    case .symbol:
      return tokens.isSymbol(in: ",)]", at: place)
    default: return false
    }
  }

  /// Whether a cell that is asked for must exist (TBL-22): it is asked for at an index path, or
  /// what comes is unwrapped by force. `next` is the place after the identifier. The first versions
  /// of Swift needed `as! Cell?` for a cell that may be nil.
  func mustExist(_ next: Int) -> Bool {
    if tokens.word(next) == "forIndexPath" { return true }
    if tokens.isSymbol(",", at: next) {
      return tokens.word(next + 1) == "for" || tokens.word(next + 1) == "forIndexPath"
    }
    guard tokens.isSymbol(")", at: next), tokens.language == .swift else { return false }
    guard tokens.word(next + 1) == "as" else {
      return tokens.isSymbol("!", at: next + 1) && !tokens.isSymbol("=", at: next + 2)
    }
    return tokens.isSymbol("!", at: next + 2)
      && !tokens.isSymbol(in: "?!", at: next + 4)
  }
}

/// Xibs that are registered for cells.
extension IdentifierArguments {
  /// The number of tokens before the name in `UINib(nibName: "A"` and `[UINib nibWithNibName:@"A"`.
  private static let nibHead = 4

  /// Records the xib whose name is at `place`, and the variable that it is assigned to, if there is
  /// one: `let nib = UINib(nibName:`.
  private mutating func record(nib: TextExpression?, namedAt place: Int) {
    let start = place - Self.nibHead
    let opening = tokens.language == .swift ? start + 1 : start
    if tokens.isOpening(opening) { nibs[tokens.closing(opening)] = nib }
    guard tokens.isSymbol("=", at: start - 1), let name = tokens.word(start - 2) else { return }
    nibVariables[NibVariable(name: name, block: blocks.last)] = nib
  }

  /// The name of the xib that is registered for the identifier at `place`, in the same call or in a
  /// variable before it.
  private func nib(registeredBefore place: Int) -> TextExpression? {
    // Behind the xib stand a comma, in Swift, and the label with its colon.
    let label = supplementaryLabel(before: place) ?? place - 2
    let end = tokens.language == .swift ? label - 2 : label - 1
    guard let name = tokens.word(end), !tokens.isSymbol(".", at: end - 1) else { return nibs[end] }
    return nibVariables[NibVariable(name: name, block: blocks.last)]
  }
}

extension IdentifierArguments {
  /// The longest kind of a supplementary view, in tokens.
  private static let longestViewKind = 8

  /// The position of the label after the xib in `register(nib, forSupplementaryViewOfKind: kind,
  /// withReuseIdentifier: name)`, whose name is at `place`; nil if it is another call.
  private func supplementaryLabel(before place: Int) -> Int? {
    guard tokens.label(place - 2) == .withReuseIdentifier else { return nil }
    return (3...3 + Self.longestViewKind).lazy.map { place - $0 }
      .first { tokens.word($0) == "forSupplementaryViewOfKind" }
  }
}

/// Comparisons of the identifier of a segue that is being prepared.
extension IdentifierArguments {
  /// Records `segue.identifier == "show"`, whose second `=` is at `place`.
  private mutating func comparison(at place: Int) {
    guard tokens.isSymbol("=", at: place - 1), isSegueIdentifier(endingAt: place - 2),
      let (text, next) = reader.operand(at: place + 1),
      !tokens.isSymbol(in: ".+(?", at: next)
    else { return }
    add(.preparedSegue, text, place + 1..<next)
  }

  /// Records the patterns of a case of `switch segue.identifier` that begin at `start`.
  private mutating func patterns(at start: Int) {
    guard let block = blocks.last, segueSwitches.contains(block) else { return }
    var place = start
    while let (text, next) = reader.operand(at: place) {
      let end = tokens.isSymbol("?", at: next) ? next + 1 : next
      guard tokens.isSymbol(in: ",:", at: end) else { return }
      add(.preparedSegue, text, place..<next)
      place = end + 1
      guard tokens.isSymbol(",", at: end) else { return }
    }
  }

  /// Whether the segue of `kind` that is named at `place` belongs to the scene of the view
  /// controller whose code it is: the controller performs it itself, or prepares it.
  private func isOfOwnScene(_ kind: IdentifierUse.Kind, at place: Int) -> Bool {
    switch (kind, tokens.language) {
    case (.segue, .objectiveC):
      return tokens.word(place - 3) == "self" && tokens.isSymbol("[", at: place - 4)
    case (.segue, .swift):
      let dot = tokens.isSymbol(":", at: place - 1) ? place - 5 : place - 3
      guard isAboutSystem, tokens.isSymbol(".", at: dot) else { return isAboutSystem }
      let isOptional = tokens.isSymbol(in: "?!", at: dot - 1)
      let owner = isOptional ? dot - 2 : dot - 1
      return tokens.word(owner) == "self" && !tokens.isSymbol(".", at: owner - 1)
    case (.preparedSegue, .swift):
      let heads = blocks.reversed().lazy.compactMap { SwiftFunctionHead(tokens, bodyAt: $0) }
      return heads.first?.name == "prepare"
    default: return false
    }
  }

  private func isSwitchOverSegue(before opening: Int) -> Bool {
    guard isSegueIdentifier(endingAt: opening - 1) else { return false }
    return (2...7).contains { tokens.word(opening - $0) == "switch" }
  }

  /// Records the variable of `let identifier = segue.identifier`, whose `=` is at `place`.
  private mutating func recordSegueVariable(at place: Int) {
    guard let name = tokens.word(place - 1), tokens.keyword(place - 2) == .let,
      tokens.word(place + 1) == "segue", tokens.isSymbol(".", at: place + 2),
      tokens.label(place + 3) == .identifier, !tokens.isSymbol(".", at: place + 4)
    else { return }
    segueVariables.append((name, blocks.count))
  }

  /// Records the parameter of `shouldPerformSegue(withIdentifier identifier:`, whose colon is at
  /// `place`.
  private mutating func recordSegueParameter(at place: Int) -> Bool {
    if tokens.language == .objectiveC {
      guard tokens.word(place - 1) == "shouldPerformSegueWithIdentifier",
        tokens.isSymbol("(", at: place + 1), let name = tokens.word(tokens.closing(place + 1) + 1),
        !tokens.isSymbol("[", at: place - 3)
      else { return false }
      segueVariables.append((name, blocks.count + 1))
      return true
    }
    guard tokens.word(place - 4) == "shouldPerformSegue", tokens.isSymbol("(", at: place - 3),
      tokens.label(place - 2) == .withIdentifier, let name = tokens.word(place - 1)
    else { return false }
    segueVariables.append((name, blocks.count + 1))
    return true
  }

  /// Records the enumeration of `Route(rawValue: segue.identifier)`, whose colon is at `place`.
  private mutating func recordSegueEnumeration(at place: Int) -> Bool {
    guard tokens.label(place - 1) == .rawValue, tokens.isSymbol("(", at: place - 2),
      let type = tokens.word(place - 3), isSegueIdentifier(endingAt: tokens.closing(place - 2) - 1)
    else { return false }
    enumerations.insert(EnumeratedIdentifier(type: type, kind: .preparedSegue, form: .named))
    return true
  }

  /// Whether the identifier of a segue, or a variable that holds it, ends at `place`.
  private func isSegueIdentifier(endingAt place: Int) -> Bool {
    if let name = tokens.word(place), !tokens.isSymbol(".", at: place - 1),
      segueVariables.contains(where: { $0.name == name })
    {
      return true
    }
    return isSegueProperty(endingAt: place)
  }

  /// Whether `segue.identifier`, or in Objective-C `[segue identifier]`, ends at `place`.
  private func isSegueProperty(endingAt place: Int) -> Bool {
    var end = place
    if tokens.isSymbol(in: "!?", at: end) { end -= 1 }
    if tokens.isSymbol("]", at: end), tokens.isSymbol("[", at: end - 3) { end -= 1 }
    guard tokens.label(end) == .identifier else { return false }
    let owner = tokens.isSymbol(".", at: end - 1) ? end - 2 : end - 1
    return tokens.word(owner) == "segue"
  }
}
