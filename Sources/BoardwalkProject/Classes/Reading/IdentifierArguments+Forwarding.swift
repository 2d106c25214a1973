/// Functions of the project's own that name something by their parameters, and calls of them.
extension IdentifierArguments {
  /// Notes the function around whose parameter `text` is, which names something at `places`.
  mutating func noteForwarding(
    of text: TextExpression, _ kind: IdentifierUse.Kind, _ places: Range<Int>
  ) {
    guard isAboutSystem, case .constant(let names) = text, names.count == 1,
      let (head, index) = parameter(names[0], usedAt: places.lowerBound),
      head.parameters.types[index].name == "String", isForwarded(kind, before: places.upperBound)
    else { return }
    let label = head.parameters.labels[index]
    guard label != nil || index == 0, !Self.isSystemFunction(head.name, label) else { return }
    functions.append(ForwardingFunction(name: head.name, label: label, kind: kind))
  }

  /// Notes the enumeration whose raw value `identifier.rawValue` at `place` is, where `identifier`
  /// is a parameter of the function around.
  mutating func noteEnumeration(_ kind: IdentifierUse.Kind, at place: Int) {
    guard isAboutSystem, tokens.isSymbol(".", at: place + 1),
      tokens.word(place + 2) == "rawValue", isArgumentEnd(place + 3),
      kind != .cell || mustExist(place + 3), isForwarded(kind, before: place + 3),
      let name = tokens.word(place), let (head, index) = parameter(name, usedAt: place),
      let type = head.parameters.types[index].name
    else { return }
    let isAssociated = tokens.tokens.indices.contains {
      tokens.keyword($0) == .associatedtype && tokens.word($0 + 1) == type
    }
    enumerations.insert(EnumeratedIdentifier(type: type, kind: kind, isAssociated: isAssociated))
  }

  /// The function whose parameter is called `name`, and the parameter's index; nil if the body
  /// looks at it anywhere but at `place`: it may do something else with some values.
  private func parameter(
    _ name: String, usedAt place: Int
  ) -> (head: SwiftFunctionHead, index: Int)? {
    for opening in blocks.reversed() {
      guard let head = SwiftFunctionHead(tokens, bodyAt: opening) else { continue }
      guard let index = head.parameters.names.firstIndex(of: name) else { return nil }
      let uses = (opening + 1..<min(tokens.closing(opening), tokens.count))
        .filter { tokens.word($0) == name && !tokens.isSymbol(":", at: $0 + 1) }
      return uses == [place] ? (head, index) : nil
    }
    return nil
  }

  /// Whether what is named before `next` is looked up in the app's own bundle.
  private func isForwarded(_ kind: IdentifierUse.Kind, before next: Int) -> Bool {
    kind != .storyboard && kind != .nib || isInAppBundle(next)
  }

  /// Whether the parameter is one of UIKit's that is known by itself.
  private static func isSystemFunction(_ name: String, _ label: String?) -> Bool {
    guard let label = label.flatMap(IdentifierLabel.init) else { return false }
    return label.kind != nil
      || IdentifierLabel(rawValue: name)?.kind(ofArgumentLabelled: label) != nil
  }

  /// The number of tokens before a later argument in which the call's parenthesis is searched.
  private static let longestCall = 64

  /// The kind of the identifier in the argument at `place`; nil if it is in no call of the
  /// functions.
  func kind(ofForwardedArgumentAt place: Int) -> IdentifierUse.Kind? {
    var label: String?
    var opening = place - 1
    if tokens.isSymbol(":", at: opening) {
      label = tokens.word(place - 2)
      opening = place - 3
      if tokens.isSymbol(",", at: opening) {
        let start = max(0, opening - Self.longestCall)
        guard
          let found = (start..<opening).last(where: {
            tokens.isOpening($0) && tokens.closing($0) > place
          })
        else { return nil }
        opening = found
      }
    }
    guard case .functions(let callees) = search, tokens.isSymbol("(", at: opening),
      let name = tokens.word(opening - 1), tokens.keyword(opening - 2) != .func,
      label != nil || !tokens.isSymbol(":", at: place + 1)
    else { return nil }
    return callees[name]?.first { $0.label == label }?.kind
  }
}

/// Cells that are asked for without an index path, so that nothing may come.
extension IdentifierArguments {
  /// No message has its identifier further from its bracket.
  private static let longestReceiver = 16

  /// The kind of a call that dequeues the cell with the identifier at `place` without an index
  /// path; nil if the code may create the cell itself.
  func cellKind(after place: Int) -> IdentifierUse.Kind? {
    if tokens.language == .objectiveC { return mustExist(after: place) ? .cell : nil }
    return isCondition(before: place) ? .optionalCell : nil
  }

  /// Whether the call before `place` is bound by `guard let` or `if let`.
  private func isCondition(before place: Int) -> Bool {
    for before in stride(from: place - 1, to: max(0, place - Self.longestReceiver), by: -1) {
      if ["{", "}", ";"].contains(where: { tokens.isSymbol($0, at: before) }) { return false }
      guard tokens.keyword(before) == .let else { continue }
      return ["guard", "if", ","].contains(tokens.text(of: before - 1..<before))
    }
    return false
  }

  /// Whether the cell with the identifier at `place` must exist in Objective-C: the method returns
  /// it without a test for nil (TBL-22).
  private func mustExist(after place: Int) -> Bool {
    guard let block = blocks.last,
      let opening = (max(0, place - Self.longestReceiver)..<place).last(where: {
        tokens.isSymbol("[", at: $0) && tokens.closing($0) > place
      })
    else { return false }
    var start = opening
    if tokens.isSymbol(")", at: start - 1) {
      start = (max(0, start - 8)..<start).last { tokens.closing($0) == start - 1 } ?? start
    }
    if tokens.word(start - 1) == "return" { return true }
    guard tokens.isSymbol("=", at: start - 1), let name = tokens.word(start - 2) else {
      return false
    }
    let end = min(tokens.closing(block), tokens.count)
    let uses = (tokens.closing(opening)..<end).filter { tokens.word($0) == name }
    return uses.contains { tokens.word($0 - 1) == "return" && tokens.isSymbol(";", at: $0 + 1) }
      && !uses.contains(where: isCompared)
  }

  /// Whether the variable at `place` is compared, tested or given another value.
  private func isCompared(_ place: Int) -> Bool {
    if ["!", "="].contains(where: { tokens.isSymbol($0, at: place - 1) }) { return true }
    if ["=", "!", "?"].contains(where: { tokens.isSymbol($0, at: place + 1) }) { return true }
    return tokens.isSymbol("(", at: place - 1) && tokens.isSymbol(")", at: place + 1)
  }
}
