import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema

/// The known words of scenes, to distinguish misspellings from new words.
package enum SceneWords {
  /// The known kind that was probably meant by `kind`; nil if `kind` is known, or none is similar.
  package static func kind(near kind: String) -> String? {
    // UIKit's class name, for Interface Builder's element.
    if kind.hasPrefix("UI"), !kinds.contains(kind) {
      let element = kind.dropFirst(2).firstLowercased
      if kinds.contains(element) { return element }
    }
    // Only longer words are compared with a tolerance of a letter or two.
    guard kind.utf8.count > 3, !kinds.contains(kind),
      let meant = Misspelling(kind).closest(in: sortedKinds),
      abs(meant.utf8.count - kind.utf8.count) < 2, meant.utf8.count > 3, meant != kind + "s"
    else { return nil }
    return meant
  }

  /// The roles that elements named `name` have in elements named `owner`; those that they have
  /// anywhere, if none is known there, or else the roles of others in these.
  package static func roles(of name: String, in owner: String) -> [String] {
    let here = ChildOrder.keysByChild[owner]?[name]?.compactMap(\.self) ?? []
    guard here.isEmpty else { return here.sorted() }
    return rolesByName[name]?.sorted() ?? ChildOrder.keys(in: owner)
  }

  /// The roles that elements named `name` have anywhere; all roles, if none is known.
  package static func roles(of name: String) -> NameTable { roleTables[name] ?? allRoles }

  /// Whether some element has the role `role` in elements named `owner`.
  package static func isRole(_ role: String, in owner: String) -> Bool {
    ChildOrder.keys(in: owner).contains(role)
  }

  private static let roleTables = rolesByName.mapValues { NameTable($0) }

  private static let allRoles = NameTable(rolesByName.values.joined())

  private static let rolesByName: [String: Set<String>] = Schema.all.reduce(into: [:]) {
    roles, element in
    if let role = element.role { roles[element.name, default: []].insert(role) }
    for child in element.children + element.rareChildren {
      if let role = child.role { roles[child.element, default: []].insert(role) }
    }
  }

  /// The names of UIKit's colors: `systemBackground`, `red`.
  package static let colors: [String] =
    (AttributeWords.list(of: "systemColor", in: "color") ?? []).map {
      String($0.dropLast("Color".count))
    }
    + PlainColors.names

  /// Whether `kind` is unknown and looks like the name of a class.
  package static func isClass(_ kind: String) -> Bool {
    !kinds.contains(kind) && kind.first?.isUppercase == true
  }

  /// All kinds, in alphabetical order.
  package static var allKinds: [String] { sortedKinds }

  /// Whether `word` is a kind.
  package static func isKind(_ word: String) -> Bool { kinds.contains(word) }

  /// The kinds that can have the role `role`, in alphabetical order; none if it is a kind.
  package static func kinds(inRole role: String) -> [String] {
    kinds.contains(role) ? [] : ChildOrder.kindsByKey[role] ?? []
  }

  /// Whether the part `name` of elements named `kind` is a font or a color, which is not a plain
  /// word.
  package static func isFontOrColor(_ name: String, in kind: String) -> Bool {
    guard AttributeOrder.ranks[kind]?[name] == nil else { return false }
    guard name.hasSuffix("Color") else { return name == "font" }
    return KnownAttributes.isRole(name, of: kind)
      || RareAttributes.byElement[kind]?.contains(name) ?? false
  }

  /// The possible values of the attribute `name` of elements named `kind`; nil if all are possible,
  /// or `value` is one of them.
  package static func values(insteadOf value: String, of name: String, in kind: String) -> [String]?
  {
    guard let known = AttributeWords.list(of: name, in: kind), !known.contains(value) else {
      return nil
    }
    // Interface Builder itself writes TopLeft for topLeft now and then.
    let isOtherCase = known.contains { $0.lowercased() == value.lowercased() }
    return isOtherCase && value.first?.isUppercase == true ? nil : known
  }

  /// The one of `values` that was probably meant by `value` of the attribute `name` of elements
  /// named `kind`: a name from elsewhere, a similar spelling, or a longer word.
  package static func value(
    near value: String, among values: [String], of name: String, in kind: String
  ) -> String? {
    let plain =
      value.hasPrefix(CellStyle.writtenPrefix)
      ? String(value.dropFirst(CellStyle.writtenPrefix.count)) : value
    if let known = ForeignWords.value(plain, of: name, in: kind) { return known }
    if let near = Misspelling(value).closest(in: values) { return near }
    let longer = values.filter { $0.lowercased().contains(value.lowercased()) }
    return value.utf8.count > 3 && longer.count == 1 ? longer[0] : nil
  }

  private static let kinds = Schema.elementNames.union(["xml-text", "xml-comment"])

  private static let sortedKinds = kinds.sorted()
}
