/// Walks two graphs side by side from their roots.
struct GraphComparison {
  private let old: NIBArchive
  private let new: NIBArchive
  private let oldColors: GraphColors
  private let newColors: GraphColors
  private let oldValues: ValueObjects
  private let newValues: ValueObjects
  private let oldSecureTexts: SecureArchiveTexts
  private let newSecureTexts: SecureArchiveTexts
  private let nesting: Int
  private var oldPaths = ArchivePaths()
  private var partner: [Int: Int] = [:]
  private var reversePartner: [Int: Int] = [:]
  private var stack: [Pair] = []

  /// The objects that the other archive has nothing for, on either side.
  private var unmatched: [(index: Int, side: Side)] = []

  private(set) var changes: [ArchiveDifference.Change] = []
  private(set) var otherForms: [ArchiveDifference.Change] = []
  private(set) var equalTriples = 0
  private(set) var differentTriples = 0

  /// Two objects that correspond, and whether their elements have an order.
  private struct Pair {
    let old: Int
    let new: Int
    let isUnordered: Bool
  }

  /// One value under its key, or under its place in a collection.
  private typealias Slot = ArchivedObject.Entry

  init(_ old: NIBArchive, _ new: NIBArchive, nesting: Int) {
    self.old = old
    self.new = new
    self.nesting = nesting
    oldColors = GraphColors(old)
    newColors = GraphColors(new)
    oldValues = ValueObjects(old)
    newValues = ValueObjects(new)
    oldSecureTexts = SecureArchiveTexts(old)
    newSecureTexts = SecureArchiveTexts(new)
  }

  mutating func run() {
    oldPaths.record(0, from: nil, by: "")
    pair(0, 0)
    stack.append(Pair(old: 0, new: 0, isUnordered: false))
    while let next = stack.popLast() { compare(next) }
    differentTriples += unmatchedTriples(.old) + unmatchedTriples(.new)
  }

  private mutating func pair(_ oldIndex: Int, _ newIndex: Int) {
    partner[oldIndex] = newIndex
    reversePartner[newIndex] = oldIndex
  }

  private mutating func compare(_ pair: Pair) {
    let (before, after) = (old.objects[pair.old], new.objects[pair.new])
    if before.className != after.className {
      report(pair.old, "class", before.className, after.className)
    } else {
      equalTriples += 1
    }
    var next: [Pair] = []
    for (oldSlot, newSlot) in slots(of: pair) {
      switch (oldSlot, newSlot) {
      case (let oldSlot?, let newSlot?): compare(oldSlot, newSlot, in: pair, &next)
      case (let slot?, nil):
        report(pair.old, slot.key, shown(slot.value, of: pair, .old), nil)
        record(slot.value, .old)
      case (nil, let slot?):
        report(pair.old, slot.key, nil, shown(slot.value, of: pair, .new))
        record(slot.value, .new)
      case (nil, nil): break
      }
    }
    // The first entry is compared first, with all that it leads to.
    stack += next.reversed()
  }

  private mutating func compare(
    _ before: Slot, _ after: Slot, in pair: Pair, _ next: inout [Pair]
  ) {
    guard let oldIndex = before.value.referencedIndex,
      let newIndex = after.value.referencedIndex
    else { return compareValues(before, after, in: pair) }
    oldPaths.record(oldIndex, from: pair.old, by: before.key)
    if partner[oldIndex] == newIndex {
      equalTriples += 1
    } else if haveOtherForms(oldIndex, newIndex) {
      equalTriples += 1
      otherForms.append(
        change(pair.old, before.key, old.form(of: oldIndex), new.form(of: newIndex)))
    } else if partner[oldIndex] == nil, reversePartner[newIndex] == nil {
      equalTriples += 1
      self.pair(oldIndex, newIndex)
      next.append(
        Pair(
          old: oldIndex, new: newIndex,
          isUnordered: GraphConventions.unorderedKeys.contains(before.key)
            || GraphConventions.unorderedClasses.contains(old.objects[oldIndex].className)))
    } else if areEqualValues(oldIndex, newIndex) {
      equalTriples += 1
    } else {
      report(
        pair.old, before.key, shown(before.value, of: pair, .old),
        shown(after.value, of: pair, .new))
      record(before.value, .old)
      record(after.value, .new)
    }
  }

  private mutating func compareValues(_ before: Slot, _ after: Slot, in pair: Pair) {
    if before.value == after.value {
      equalTriples += 1
    } else if let difference = nestedDifference(before.value, after.value) {
      let path = oldPaths.path(of: pair.old) + "." + before.key
      equalTriples += difference.equalTriples
      differentTriples += difference.differentTriples
      changes += difference.changes.map { $0.below(path) }
      otherForms += difference.otherForms.map { $0.below(path) }
    } else {
      report(
        pair.old, before.key, shown(before.value, of: pair, .old),
        shown(after.value, of: pair, .new))
    }
  }

  private func nestedDifference(
    _ before: ArchivedValue, _ after: ArchivedValue
  ) -> ArchiveDifference? {
    guard nesting < GraphConventions.maximumNesting, case .data(let oldBytes) = before,
      case .data(let newBytes) = after, let inner = try? NIBArchive(oldBytes),
      let other = try? NIBArchive(newBytes)
    else { return nil }
    return .nested(inner, other, nesting: nesting + 1)
  }

  /// Whether two objects are the same color in different forms.
  private func haveOtherForms(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    guard let value = oldColors.values[oldIndex], value == newColors.values[newIndex] else {
      return false
    }
    return old.form(of: oldIndex) != new.form(of: newIndex)
  }

  private func areEqualValues(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    guard oldColors.colors[oldIndex] == newColors.colors[newIndex] else { return false }
    return oldValues.contains(oldIndex) && newValues.contains(newIndex)
      || isProxyOfOneObject(oldIndex)
  }

  /// Whether an object is a proxy with a unique name: all proxies with that name represent the same
  /// object.
  private func isProxyOfOneObject(_ index: Int) -> Bool {
    let object = old.objects[index]
    guard object.className == "UIProxyObject",
      let name = old.text(object["UIProxiedObjectIdentifier"])
    else { return false }
    return !name.utf8.starts(with: GraphConventions.placeholderPrefix.utf8)
  }

  private mutating func report(_ object: Int, _ key: String, _ before: String?, _ after: String?) {
    differentTriples += 1
    changes.append(change(object, key, before, after))
  }

  private func change(
    _ object: Int, _ key: String, _ before: String?, _ after: String?
  ) -> ArchiveDifference.Change {
    ArchiveDifference.Change(
      path: oldPaths.path(of: object), className: old.objects[object].className, key: key,
      old: before, new: after)
  }

  private mutating func record(_ value: ArchivedValue, _ side: Side) {
    if let index = value.referencedIndex { unmatched.append((index, side)) }
  }

  /// The number of triples of the unmatched objects of `side`, and of those that only they refer
  /// to.
  private func unmatchedTriples(_ side: Side) -> Int {
    let archive = archive(side)
    var known: Set<Int> = []
    var pending = unmatched.filter { $0.side == side }.map(\.index)
    var count = 0
    while let index = pending.popLast() {
      let isMatched = side == .old ? partner[index] != nil : reversePartner[index] != nil
      guard !isMatched, known.insert(index).inserted else { continue }
      count += 1 + archive.objects[index].entries.count
      pending += archive.objects[index].entries.compactMap(\.value.referencedIndex)
    }
    return count
  }

  /// `value` of an object of `pair` for a report, masked if it is a text of a secure field.
  private func shown(_ value: ArchivedValue, of pair: Pair, _ side: Side) -> String {
    let isOld = side == .old
    let isHidden = (isOld ? oldSecureTexts : newSecureTexts)
      .contains(value, of: isOld ? pair.old : pair.new)
    return isHidden ? SecureArchiveTexts.mask : describe(value, in: archive(side))
  }

  private func describe(_ value: ArchivedValue, in archive: NIBArchive) -> String {
    guard let index = value.referencedIndex else { return value.text }
    if let text = archive.text(value) { return ArchivedValue.quoted(text) }
    let object = archive.objects[index]
    let label = ["UILabel", "UIProxiedObjectIdentifier", "UIKeyPath"].lazy
      .compactMap { archive.text(object[$0]) }.first
    return object.className + (label.map { " \(ArchivedValue.quoted($0))" } ?? "")
  }
}

// MARK: - Which values correspond

extension GraphComparison {
  private typealias SlotPair = (Slot?, Slot?)

  /// The corresponding values of both objects.
  private func slots(of pair: Pair) -> [(Slot?, Slot?)] {
    let (before, after) = (old.objects[pair.old], new.objects[pair.new])
    if isUnorderedSet(before, old), isUnorderedSet(after, new) {
      return pairedByColor(before.entries.map(\.value), after.entries.map(\.value))
    }
    let keyed = Self.pairedByKey(
      before.entries.filter { $0.key != CollectionKey.element },
      after.entries.filter { $0.key != CollectionKey.element })
    let (oldElements, newElements) = (before.elements, after.elements)
    if GraphConventions.dictionaryClasses.contains(before.className) {
      return keyed + pairedDictionaries(oldElements, newElements)
    }
    if pair.isUnordered { return keyed + pairedByColor(oldElements, newElements) }
    return keyed + Self.pairedByPosition(oldElements, newElements)
  }

  /// Whether an object is a set with numbered elements whose order makes no difference: one
  /// without an order, or an ordered one of constraints.
  private func isUnorderedSet(_ object: ArchivedObject, _ archive: NIBArchive) -> Bool {
    object.entries.allSatisfy { $0.key.hasPrefix(GraphConventions.numberedElement) }
      && (GraphConventions.unorderedClasses.contains(object.className)
        || object.className == "NSOrderedSet"
          && object.entries.allSatisfy {
            archive.object($0.value)?.className.hasSuffix("LayoutConstraint") == true
          })
  }

  private static func pairedByKey(
    _ before: [ArchivedObject.Entry], _ after: [ArchivedObject.Entry]
  ) -> [SlotPair] {
    var positions: [String: [Int]] = [:]
    for (position, entry) in after.enumerated().reversed() {
      positions[entry.key, default: []].append(position)
    }
    var result: [SlotPair] = []
    for entry in before {
      result.append((entry, positions[entry.key]?.popLast().map { after[$0] }))
    }
    return result + positions.values.joined().sorted().map { (nil, after[$0]) }
  }

  private static func pairedByPosition(
    _ before: [ArchivedValue], _ after: [ArchivedValue]
  ) -> [SlotPair] {
    (0..<max(before.count, after.count)).map { position in
      let slot = { (values: [ArchivedValue]) in
        position < values.count ? Slot("[\(position)]", values[position]) : nil
      }
      return (slot(before), slot(after))
    }
  }

  /// Elements with the same partner or color correspond.
  private func pairedByColor(
    _ before: [ArchivedValue], _ after: [ArchivedValue]
  ) -> [SlotPair] {
    var free: [UInt64: [Int]] = [:]
    var placeOfTarget: [Int: Int] = [:]
    for (position, value) in after.enumerated().reversed() {
      free[color(value, newColors), default: []].append(position)
      if let index = value.referencedIndex { placeOfTarget[index] = position }
    }
    var taken = Set<Int>()
    var chosen: [Int?] = before.map { value in
      guard let index = value.referencedIndex, let target = partner[index],
        let position = placeOfTarget[target], taken.insert(position).inserted
      else { return nil }
      return position
    }
    pairEquallyColored(before, after, &chosen, &taken)
    for (place, value) in before.enumerated() where chosen[place] == nil {
      while let position = free[color(value, oldColors)]?.popLast() {
        guard taken.insert(position).inserted else { continue }
        chosen[place] = position
        break
      }
    }
    return Self.paired(before, after, chosen: pairLeftovers(before, after, chosen))
  }

  /// Pairs elements whose color several elements have by the partners of their references.
  private func pairEquallyColored(
    _ before: [ArchivedValue], _ after: [ArchivedValue], _ chosen: inout [Int?],
    _ taken: inout Set<Int>
  ) {
    let counts = Dictionary(after.map { (color($0, newColors), 1) }, uniquingKeysWith: +)
    var free: [String: [Int]] = [:]
    for (position, value) in after.enumerated().reversed()
    where counts[color(value, newColors), default: 0] > 1 && !taken.contains(position) {
      free[signature(value, .new), default: []].append(position)
    }
    for (place, value) in before.enumerated()
    where chosen[place] == nil && counts[color(value, oldColors), default: 0] > 1 {
      guard let position = free[signature(value, .old)]?.popLast() else { continue }
      chosen[place] = position
      taken.insert(position)
    }
  }

  /// Pairs the remaining objects by their values and the partners of their references, then by
  /// their values alone, then by their descriptions, then by class.
  private func pairLeftovers(
    _ before: [ArchivedValue], _ after: [ArchivedValue], _ chosen: [Int?]
  ) -> [Int?] {
    var chosen = chosen
    let names: [(ArchivedValue, Side) -> String] = [
      signature, values, { self.describe($0, in: archive($1)) },
      { archive($1).object($0)?.className ?? $0.text },
    ]
    for name in names {
      let taken = Set(chosen.compactMap { $0 })
      var free: [String: [Int]] = [:]
      for position in after.indices.reversed() where !taken.contains(position) {
        free[name(after[position], .new), default: []].append(position)
      }
      for place in before.indices where chosen[place] == nil {
        chosen[place] = free[name(before[place], .old)]?.popLast()
      }
    }
    return chosen
  }

  /// The values of an object, and the objects of the second archive that it or its partner refers
  /// to.
  private func signature(_ value: ArchivedValue, _ side: Side) -> String {
    let archive = archive(side)
    guard let object = archive.object(value) else { return value.text }
    let entries = object.entries.map { entry in
      guard let index = entry.value.referencedIndex else {
        return "\(entry.key)=\(entry.value.text)"
      }
      if let text = archive.text(entry.value) { return "\(entry.key)=\(text)" }
      guard side == .old else { return "\(entry.key)→\(index)" }
      return "\(entry.key)→\(partner[index].map(String.init) ?? "?")"
    }
    return object.className + entries.sorted().joined(separator: " ")
  }

  /// The values of an object without its references.
  private func values(_ value: ArchivedValue, _ side: Side) -> String {
    guard let object = archive(side).object(value) else { return value.text }
    let entries = object.entries.filter { $0.value.referencedIndex == nil }
    return object.className
      + entries.map { "\($0.key)=\($0.value.text)" }.sorted().joined(separator: " ")
  }

  /// One of the two archives.
  private enum Side {
    case old, new
  }

  private func archive(_ side: Side) -> NIBArchive { side == .old ? old : new }

  private static func paired(
    _ before: [ArchivedValue], _ after: [ArchivedValue], chosen: [Int?]
  ) -> [SlotPair] {
    let slot = { (value: ArchivedValue, place: Int) in Slot("[\(place)]", value) }
    var result: [SlotPair] = before.enumerated().map { place, value in
      (slot(value, place), chosen[place].map { slot(after[$0], $0) })
    }
    let taken = Set(chosen.compactMap { $0 })
    for (position, value) in after.enumerated() where !taken.contains(position) {
      result.append((nil, slot(value, position)))
    }
    return result
  }

  /// Values of equal keys correspond. A key is a text, or anything else by its color.
  private func pairedDictionaries(
    _ before: [ArchivedValue], _ after: [ArchivedValue]
  ) -> [SlotPair] {
    let entries = { (values: [ArchivedValue], archive: NIBArchive, colors: GraphColors) in
      stride(from: 0, to: values.count - 1, by: 2).map { position in
        Slot(
          archive.text(values[position]).map { "[\(ArchivedValue.quoted($0))]" }
            ?? "[\(color(values[position], colors))]", values[position + 1])
      }
    }
    return Self.pairedByKey(entries(before, old, oldColors), entries(after, new, newColors))
  }

  private func color(_ value: ArchivedValue, _ colors: GraphColors) -> UInt64 {
    value.referencedIndex.map { colors.colors[$0] } ?? GraphColors.color(of: value)
  }
}

extension ArchiveDifference.Change {
  /// The change of an archive that is the value at `path`.
  fileprivate func below(_ path: String) -> Self {
    Self(path: path + "." + self.path, className: className, key: key, old: old, new: new)
  }
}

extension NIBArchive {
  /// The keys and values of a color.
  fileprivate func form(of index: Int) -> String {
    objects[index].entries.map { "\($0.key) \(text($0.value) ?? $0.value.text)" }.sorted()
      .joined(separator: ", ")
  }
}
