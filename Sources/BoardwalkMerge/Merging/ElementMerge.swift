import BoardwalkDocument

/// A merged element: its name, its attributes, its text, and the sources of its contents.
struct ElementMerge: Sendable {
  /// The source of the child elements.
  enum Content: Sendable, Hashable {
    /// From both sides.
    case merged

    /// From one side alone.
    case side(Side)
  }

  private(set) var name = ""
  private(set) var attributes: [Attribute] = []
  private(set) var content = Content.merged
  private(set) var trailing: [Trivia] = []

  /// A conflict, with the value of ours until it is resolved.
  private(set) var conflicts: [Conflict] = []

  /// Whether the conflicts concern more than the element's name and attributes.
  private(set) var concernsContent = false

  /// Whether it is a frame that both sides changed; it is the preferred side's.
  private(set) var isDisputedFrame = false

  private let context: MergeContext
  private let match: MergeContext.Match
  private let elements: ThreeWay<Element?>

  /// The element of `match`, without `omitted` attributes; that of `side` alone if one is given.
  init(
    _ match: MergeContext.Match, only side: Side?, omitting omitted: Set<String>,
    in context: MergeContext
  ) {
    self.context = context
    self.match = match
    elements = context.matching.elements(match)
    merge(only: side)
    if !omitted.isEmpty { attributes.removeAll { omitted.contains($0.name) } }
  }

  private mutating func merge(only side: Side?) {
    guard side == nil, let ours = elements.ours, let theirs = elements.theirs else {
      take(side ?? (elements.ours == nil ? .theirs : .ours))
      return
    }
    if let side = sideOfTag(ours, theirs) {
      name = elements[side]?.name ?? ""
      attributes = elements[side].map { Array($0.attributes) } ?? []
      mergeTrailing(ours, theirs)
    } else if isOneValue(ours, theirs) {
      mergeAsOneValue()
    } else {
      mergeName(ours, theirs)
      mergeAttributes(ours, theirs)
      mergeTrailing(ours, theirs)
    }
  }

  /// The attributes of the element in each version, with those without a conflict merged: the
  /// contents of conflict markers.
  func startTags() -> ThreeWay<(name: String, attributes: [Attribute])?> {
    let disputed = Set(conflicts.map(\.subjectName))
    return elements.map { element in
      guard let element else { return nil }
      let isKindDisputed = conflicts.contains { $0.subject == .kind }
      var result = attributes.compactMap { attribute -> Attribute? in
        guard disputed.contains(attribute.name) else { return attribute }
        return element[attribute.name].map { Attribute(attribute.name, $0) }
      }
      let known = Set(result.map(\.name))
      result += element.attributes.filter { disputed.contains($0.name) && !known.contains($0.name) }
      return (isKindDisputed ? element.name : name, result)
    }
  }

  /// The side whose name and attributes are used, since the other one did not change them, or
  /// equally; nil if they must be merged.
  private func sideOfTag(_ ours: Element, _ theirs: Element) -> Side? {
    guard let base = elements.base, base.name != "attributedString" else { return nil }
    if theirs.hasSameTag(as: base) { return .ours }
    return ours.hasSameTag(as: base) ? .theirs : nil
  }

  private mutating func take(_ side: Side) {
    guard let element = elements[side] else { return }
    name = element.name
    attributes = Array(element.attributes)
    trailing = element.tree.trivia(in: ElementContent(of: element).trailing)
    if elements[side.other] != nil { content = .side(side) }
  }

  // MARK: One value

  /// Elements whose attributes are only meaningful together.
  private static let values: Set<String> = [
    "color", "nil", "fontDescription", "font", "imageReference", "attributedString",
  ]

  /// Whether the versions are to be compared as wholes: they are values of different forms.
  private func isOneValue(_ ours: Element, _ theirs: Element) -> Bool {
    let versions = [elements.base, ours, theirs].compactMap(\.self)
    if ours.objectID == nil, Set(versions.map(\.name)).count > 1 { return true }
    guard Self.values.contains(ours.name) else { return false }
    return ours.name == "attributedString"
      || Set(versions.map { Set($0.attributes.map(\.name)) }).count > 1
  }

  private mutating func mergeAsOneValue() {
    let contents = elements.map { $0.map(SubtreeContent.init) }
    if let side = contents.changedSide {
      take(side)
    } else if elements.ours.flatMap(DerivedValue.of) != nil {
      take(context.preferred)
    } else {
      concernsContent = true
      take(decide(.value, elements.map { $0.map(Self.summary) }))
    }
  }

  /// The start tag of `element`, for messages.
  private static func summary(of element: Element) -> String {
    ([element.name]
      + element.attributes.filter { $0.name != "key" }.map { "\($0.name) \($0.value)" })
      .joined(separator: ", ")
  }

  // MARK: Parts

  private mutating func mergeName(_ ours: Element, _ theirs: Element) {
    let names = ThreeWay<String?>(base: elements.base?.name, ours: ours.name, theirs: theirs.name)
    let side = names.changedSide ?? decide(.kind, names)
    name = elements[side]?.name ?? ours.name
  }

  private mutating func mergeAttributes(_ ours: Element, _ theirs: Element) {
    let values = elements.map { element in
      Dictionary(
        element.map { $0.attributes.map { ($0.name, $0.value) } } ?? [],
        uniquingKeysWith: { first, _ in first })
    }
    let names = elements.map { $0.map { $0.attributes.map(\.name) } ?? [] }
    let frameSide = sideOfFrame(values, ours)
    isDisputedFrame = frameSide != nil
    for name in SequenceMerge(names, key: \.self).items {
      let versions = values.map { $0[name] }
      let side =
        frameSide ?? versions.changedSide ?? derivedSide(name, versions, ours)
        ?? decide(.attribute(name), versions)
      if let value = versions[side] { attributes.append(Attribute(name, value)) }
    }
  }

  /// The side that a frame comes from as a whole, where the sides disagree about any part of it.
  private func sideOfFrame(_ values: ThreeWay<[String: String]>, _ element: Element) -> Side? {
    guard DerivedValue.of(element) == .frame,
      Set(values.ours.keys).union(values.theirs.keys).contains(where: { name in
        values.map { $0[name] }.changedSide == nil
      })
    else { return nil }
    return context.preferred
  }

  /// The side whose value of `name` holds without a question.
  private func derivedSide(
    _ name: String, _ versions: ThreeWay<String?>, _ element: Element
  ) -> Side? {
    guard let derived = DerivedValue.of(name, in: element) else { return nil }
    guard derived == .version, let ours = versions.ours, let theirs = versions.theirs else {
      return context.preferred
    }
    return VersionNumber(ours) < VersionNumber(theirs) ? .theirs : .ours
  }

  private mutating func mergeTrailing(_ ours: Element, _ theirs: Element) {
    let trivia = elements.map { element in
      element.map { $0.tree.trivia(in: ElementContent(of: $0).trailing) } ?? []
    }
    var side = trivia.changedSide
    if side == nil, !(trivia.ours + trivia.theirs).contains(where: { $0.kind == .text }) {
      side = context.preferred
    }
    if side == nil, DerivedValue.of(ours) != nil { side = context.preferred }
    if side == nil {
      concernsContent = true
      side = decide(
        .text,
        elements.map { $0?.text })
    }
    trailing = trivia[side ?? .ours]
  }

  /// The side that decides `subject`; ours, with a conflict, if it is undecided.
  private mutating func decide(_ subject: Conflict.Subject, _ values: ThreeWay<String?>) -> Side {
    let conflict = context.conflict(subject, at: match, values)
    if let side = context.options.decision(for: conflict) { return side }
    conflicts.append(context.named(conflict, at: match))
    return .ours
  }
}

extension Element {
  /// Whether this element and `other` have the same name and the same attributes in the same order.
  fileprivate func hasSameTag(as other: Element) -> Bool {
    name == other.name && attributeIndices.count == other.attributeIndices.count
      && zip(attributeIndices, other.attributeIndices).allSatisfy { mine, theirs in
        tree.names[tree.attributeNameIndex(at: mine)]
          == other.tree.names[other.tree.attributeNameIndex(at: theirs)]
          && tree.attributeCharacters(at: mine)
            .elementsEqual(other.tree.attributeCharacters(at: theirs))
      }
  }
}
