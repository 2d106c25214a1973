import BoardwalkBase

/// Statements with verbs.
extension BehaviorParser {
  /// The form of the next verb. Some verbs are also names of states or properties.
  func verbForm() -> VerbForm? {
    guard case .word(let word) = reader.next.value, let verb = Verb(rawValue: word) else {
      return nil
    }
    let isName =
      switch reader.kind(ahead: 1) {
      case .symbol("="), .symbol("."): true
      case .symbol("+"), .symbol("-"), .symbol("*"), .symbol("/"):
        reader.kind(ahead: 2) == .symbol("=")
      case .symbol("?"): reader.kind(ahead: 2) == .symbol(".")
      case .symbol("("), .symbol("["): reader.touchesNext
      default: false
      }
    return isName ? nil : VerbForm.of(verb)
  }

  /// Reads what follows the verb of `form`.
  mutating func command(_ form: VerbForm) throws(SyntaxError) -> VerbPhrase {
    var command = VerbPhrase(verb: form.verb)
    let isAlone =
      reader.kind.endsStatementOrBlock || reader.kind == .symbol(",")
      || reader.kind == .symbol("{") && form.takesBody || preposition() != nil
      || reader.isNext("then")
    if form.subject == .required || form.subject == .possible && !isAlone {
      if isAlone, form.subject == .required {
        throw SyntaxError(
          "\(form.verb.rawValue) needs a value: \(form.example)", at: reader.range)
      }
      command.subject = try expression()
    }
    try phrases(of: &command, form)
    command.options = try options(form.options)
    try phrases(of: &command, form)
    for missing in form.phrases
    where missing.isRequired && command.phrase(missing.preposition) == nil {
      throw SyntaxError(
        "\(form.verb.rawValue) needs '\(missing.preposition.rawValue)': \(form.example)",
        at: reader.range, suggestion: keyword(meantAmong: [missing.preposition.rawValue]))
    }
    if form.takesBody { command.body = try block(of: form.verb.rawValue) }
    if form.takesThen, consumeContinuation("then") { command.then = try block(of: "then") }
    return command
  }

  /// The one of `keywords` that the next word resembles.
  func keyword(meantAmong keywords: [String]) -> String? {
    guard case .word(let word) = reader.next.value else { return nil }
    return Misspelling(word).closest(in: keywords)
  }

  private func preposition() -> Phrase.Preposition? {
    guard case .word(let word) = reader.next.value else { return nil }
    return Phrase.Preposition(rawValue: word)
  }

  private mutating func phrases(
    of command: inout VerbPhrase, _ form: VerbForm
  ) throws(SyntaxError) {
    while let preposition = preposition() {
      guard form.phrases.contains(where: { $0.preposition == preposition }) else {
        throw SyntaxError(
          "\(form.verb.rawValue) does not take '\(preposition.rawValue)': \(form.example)",
          at: reader.range)
      }
      guard command.phrase(preposition) == nil else {
        throw SyntaxError("'\(preposition.rawValue)' is given twice", at: reader.range)
      }
      reader.skip()
      command.phrases.append(Phrase(preposition: preposition, value: try expression()))
    }
  }

  /// Parses repeated `, NAME: VALUE`; `known` are the valid names, nil if all are.
  mutating func options(_ known: [String]?) throws(SyntaxError) -> [NamedOption] {
    var options: [NamedOption] = []
    while reader.consume(symbol: ",") {
      skipNewlines()
      let (name, range) = try name("the option")
      if let known, !known.contains(name) {
        throw SyntaxError(
          known.isEmpty
            ? "this takes no options"
            : "there is no option '\(name)', only \(known.joined(separator: ", "))",
          at: range, suggestion: Misspelling(name).closest(in: known))
      }
      guard reader.consume(symbol: ":") else {
        throw SyntaxError("expected ':' after '\(name)'", at: reader.range)
      }
      options.append(NamedOption(name: name, value: try expression(), range: range))
    }
    return options
  }
}
