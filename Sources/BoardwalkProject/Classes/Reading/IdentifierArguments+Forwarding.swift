/// Functions of the project's own that name something by their parameters, and calls of them.
extension IdentifierArguments {
  /// Records the enclosing function that names something by its parameter, which `text` at `places`
  /// depends on.
  mutating func recordForwarding(
    of text: TextExpression, _ kind: IdentifierUse.Kind, _ places: Range<Int>
  ) {
    guard !isAboutSystem || isForwarded(kind, before: places.upperBound) else { return }
    let value = localValue(of: text, at: places.lowerBound) ?? text
    if case .either = value {
      // A class may be named only where the other alternative is nil.
      for case .constant(let names) in value.alternatives {
        recordParameter(names, kind, usedAt: places.lowerBound)
      }
      return
    }
    if case .constant(let names) = value, recordParameter(names, kind, usedAt: places.lowerBound) {
      return
    }
    switch value {
    case .constant(let names) where names.count == 1 && kind != .registeredCell:
      recordClass("Self", member: names[0], kind)
    case .constant(let names) where names.count == 2 && kind != .registeredCell:
      recordClass(names[0], member: names[1], kind)
    case .className("Self") where kind != .registeredCell:
      recordClass("Self", member: "self", kind)
    default: break
    }
  }

  /// Records the enclosing function if `names` are a parameter with a text, or the raw value of
  /// one; returns whether they are.
  @discardableResult
  private mutating func recordParameter(
    _ names: [String], _ kind: IdentifierUse.Kind, usedAt place: Int
  ) -> Bool {
    switch names.count {
    case 1 where isParameter(names[0]): recordTextParameter(names[0], kind, usedAt: place)
    case 2 where names[1] == "rawValue": recordEnumeration(names[0], kind)
    default: return false
    }
    return true
  }

  /// Whether `name` may be a parameter of the enclosing function, and no member of its type.
  private func isParameter(_ name: String) -> Bool {
    enclosingFunction.map { $0.head.parameters.names.contains(name) } ?? true
  }

  /// Records the enclosing function whose parameter `name` is the identifier.
  private mutating func recordTextParameter(
    _ name: String, _ kind: IdentifierUse.Kind, usedAt place: Int
  ) {
    if tokens.language == .objectiveC {
      guard let part = selectorPart(ofParameter: name, usedAt: place),
        IdentifierLabel(rawValue: part)?.kind == nil
      else { return }
      functions.append(
        ForwardingFunction(
          name: part, kind: kind, source: .text(label: part), language: .objectiveC))
      return
    }
    guard let (head, index) = parameter(name), head.parameters.types[index].name == "String" else {
      return
    }
    let label = head.parameters.labels[index]
    record(head, index, kind, .text(label: label))
  }

  /// Records the enclosing function that names something by the class `name`: a generic parameter,
  /// a parameter with a class, or the receiver.
  private mutating func recordClass(_ name: String, member: String, _ kind: IdentifierUse.Kind) {
    let member = member == "self" ? nil : member
    guard let (head, opening) = enclosingFunction else { return }
    if name == "Self" {
      guard head.isStatic, let owner = extendedType, blocks.first != opening else { return }
      let labels = SwiftSelector.spelling(of: "", labels: head.parameters.labels)
      functions.append(
        ForwardingFunction(
          name: head.name, kind: kind,
          source: .receiver(owner: owner, member: member, labels: labels),
          language: .swift))
      return
    }
    let parameters = head.parameters
    let index =
      head.generics[name] != nil
      ? parameters.metatypes.firstIndex(of: name)
      : parameters.names.firstIndex(of: name).flatMap { parameters.metatypes[$0] != nil ? $0 : nil }
    guard let index else { return }
    record(head, index, kind, .type(label: parameters.labels[index], member: member))
  }

  /// Records that the parameter number `index` of the function with `head` determines an
  /// identifier.
  private mutating func record(
    _ head: SwiftFunctionHead, _ index: Int, _ kind: IdentifierUse.Kind,
    _ source: ForwardingFunction.Source
  ) {
    let label = head.parameters.labels[index]
    guard label != nil || index == 0, !Self.isSystemFunction(head.name, label) else { return }
    functions.append(
      ForwardingFunction(name: head.name, kind: kind, source: source, language: .swift))
  }

  /// Records the enumeration whose raw value is the identifier, where `name` is a parameter of the
  /// function around.
  private mutating func recordEnumeration(_ name: String, _ kind: IdentifierUse.Kind) {
    guard let (head, index) = parameter(name), let type = head.parameters.types[index].name else {
      return
    }
    if let bound = head.generics[type] {
      enumerations.insert(EnumeratedIdentifier(type: bound, kind: kind, form: .adopting))
      return
    }
    enumerations.insert(EnumeratedIdentifier(type: type, kind: kind, form: .named))
  }

  /// The type that is extended around.
  private var extendedType: String? {
    blocks.compactMap { extensions[tokens[$0].range.upperBound] }.last
  }

  /// The head of the innermost function around, and the place of its brace.
  private var enclosingFunction: (head: SwiftFunctionHead, opening: Int)? {
    for opening in blocks.reversed() {
      if let head = SwiftFunctionHead(tokens, bodyAt: opening) { return (head, opening) }
    }
    return nil
  }

  /// The function whose parameter is called `name`, and the parameter's index; nil if the body
  /// looks at it twice: it may do something else with some values.
  private func parameter(_ name: String) -> (head: SwiftFunctionHead, index: Int)? {
    guard let (head, opening) = enclosingFunction,
      let index = head.parameters.names.firstIndex(of: name)
    else { return nil }
    return tokens.firstUses(of: name, inBracketsAt: opening).count == 1 ? (head, index) : nil
  }

  /// The part of the selector before the text parameter `name` of the enclosing Objective-C method;
  /// nil if the body looks at it anywhere but at `place`.
  private func selectorPart(ofParameter name: String, usedAt place: Int) -> String? {
    guard let opening = blocks.first(where: { extensions[tokens[$0].range.upperBound] == nil })
    else { return nil }
    guard tokens.firstUses(of: name, inBracketsAt: opening) == [place] else { return nil }
    // `part:(NSString *)name`
    let parameter = (max(0, opening - Self.longestHead)..<opening).last {
      tokens.word($0) == name && tokens.isSymbol(")", at: $0 - 1)
    }
    guard let parameter, tokens.isSymbol("*", at: parameter - 2),
      tokens.word(parameter - 3) == "NSString", tokens.isSymbol("(", at: parameter - 4),
      tokens.isSymbol(":", at: parameter - 5)
    else { return nil }
    return tokens.word(parameter - 6)
  }

  /// No head of a method in Objective-C has more tokens.
  private static let longestHead = 64

  /// Whether what is named before `next` is looked up in the app's own bundle.
  private func isForwarded(_ kind: IdentifierUse.Kind, before next: Int) -> Bool {
    kind != .storyboard && kind != .nib || isInAppBundle(next)
  }

  /// Whether the parameter is one of UIKit's that is known by itself.
  private static func isSystemFunction(_ name: String, _ label: String?) -> Bool {
    guard let label = label.flatMap(IdentifierLabel.init) else { return false }
    return label.kind != nil
      || IdentifierLabel(rawValue: name)?.kind(ofArgumentLabeled: label) != nil
  }

  /// The number of tokens before a later argument in which the call's parenthesis is searched.
  private static let longestCall = 64

  /// Records the argument at `place`, if the function that is called there forwards it.
  mutating func recordForwardedArgument(at place: Int) {
    guard case .functions(let callees) = search, let (name, label) = call(around: place) else {
      return
    }
    for function in callees[name] ?? [] where function.language == tokens.language {
      switch function.source {
      case .text(let own):
        guard own == label else { continue }
        argument(function.kind, at: place)
      case .type(let own, let member):
        guard own == label, let (type, next) = metatype(at: place), isArgumentEnd(next) else {
          continue
        }
        if type.count == 1 { recordClass(type[0], member: member ?? "self", function.kind) }
        add(function.kind, member, of: type, place..<next)
      case .receiver: continue
      }
    }
  }

  /// Records the class before the parenthesis at `opening`, if the function that is called there
  /// names something by it.
  mutating func recordReceiver(ofCallAt opening: Int) {
    guard case .functions(let callees) = search, let name = tokens.word(opening - 1),
      tokens.keyword(opening - 2) != .func
    else { return }
    for function in callees[name] ?? [] {
      guard case .receiver(_, let member, let labels) = function.source,
        labels.map({ $0 == self.labels(ofCallAt: opening) }) ?? true
      else { continue }
      guard tokens.isSymbol(".", at: opening - 2) else {
        recordClass("Self", member: member ?? "self", function.kind)
        continue
      }
      guard let type = tokens.word(opening - 3) else { continue }
      if type == "self" || type == "Self" {
        recordClass("Self", member: member ?? "self", function.kind)
      } else if type.first?.isUppercase == true {
        add(function.kind, member, of: [type], opening - 3..<opening - 2)
      }
    }
  }

  /// The labels of the arguments of the call whose parenthesis is at `opening`: `(from:_:)`.
  private func labels(ofCallAt opening: Int) -> String {
    let closing = tokens.closing(opening)
    var labels: [String?] = []
    var place = opening + 1
    while place < closing {
      labels.append(tokens.isSymbol(":", at: place + 1) ? tokens.word(place) : nil)
      place = tokens.commaOrEnd(from: place, before: closing) + 1
    }
    return SwiftSelector.spelling(of: "", labels: labels)
  }

  /// Adds the `member` of the class at the path `type`, or its name.
  private mutating func add(
    _ kind: IdentifierUse.Kind, _ member: String?, of type: [String], _ places: Range<Int>
  ) {
    guard let name = type.last else { return }
    let text = member.map { TextExpression.constant(type + [$0]) } ?? .className(name)
    add(kind, text, as: text.constant, places)
  }

  /// The class `Outer.ItemCell.self` at `start`, and the place after it.
  private func metatype(at start: Int) -> (type: [String], next: Int)? {
    guard let (text, next) = reader.operand(at: start), case .constant(let names) = text,
      names.count > 1, names.last == "self", names[0].first?.isUppercase == true
    else { return nil }
    return (Array(names.dropLast()), next)
  }

  /// The name of the function in whose call an argument is at `place`, and the argument's label.
  private func call(around place: Int) -> (name: String, label: String?)? {
    if tokens.language == .objectiveC {
      guard tokens.isSymbol(":", at: place - 1), let part = tokens.word(place - 2) else {
        return nil
      }
      return (part, part)
    }
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
    guard tokens.isSymbol("(", at: opening), let name = tokens.word(opening - 1),
      tokens.keyword(opening - 2) != .func, label != nil || !tokens.isSymbol(":", at: place + 1)
    else { return nil }
    return (name, label)
  }
}

/// Cells that are asked for without an index path, so that nothing may come.
extension IdentifierArguments {
  /// No message has its identifier further from its bracket.
  private static let longestReceiver = 16

  /// The kind of a call that dequeues the cell with the identifier at `place` without an index
  /// path; nil if the code may create the cell itself.
  func kindWithoutIndexPath(ofCellAt place: Int) -> IdentifierUse.Kind? {
    if tokens.language == .objectiveC { return isReturnedUntested(at: place) ? .cell : nil }
    return isCondition(before: place) && !hasAlternative(after: place) ? .optionalCell : nil
  }

  /// Whether `??` and another cell follow the call around `place`.
  private func hasAlternative(after place: Int) -> Bool {
    let opening = (max(0, place - Self.longestReceiver)..<place).last {
      tokens.isSymbol("(", at: $0) && tokens.closing($0) >= place
    }
    guard let opening else { return false }
    let end = tokens.closing(opening) + 1
    return tokens.isSymbol("?", at: end) && tokens.isSymbol("?", at: end + 1)
  }

  /// Whether the call before `place` is bound by `guard let` or `if let`.
  private func isCondition(before place: Int) -> Bool {
    for before in stride(from: place - 1, to: max(0, place - Self.longestReceiver), by: -1) {
      if tokens.isSymbol(in: "{};", at: before) { return false }
      guard tokens.keyword(before) == .let else { continue }
      return ["guard", "if", ","].contains(tokens.text(of: before - 1..<before))
    }
    return false
  }

  /// Whether the cell with the identifier at `place` must exist in Objective-C: the method returns
  /// it without a test for nil (TBL-22).
  private func isReturnedUntested(at place: Int) -> Bool {
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
    if tokens.isSymbol(in: "!=", at: place - 1) { return true }
    if tokens.isSymbol(in: "=!?", at: place + 1) { return true }
    return tokens.isSymbol("(", at: place - 1) && tokens.isSymbol(")", at: place + 1)
  }
}
