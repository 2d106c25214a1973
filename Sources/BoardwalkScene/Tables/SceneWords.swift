import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema

/// The words that Boardwalk knows of scenes, to tell a slip of the pen from what is merely new.
package enum SceneWords {
  /// The known kind that is probably meant by `kind`; nil if `kind` is known itself, or nothing is
  /// near.
  package static func kind(near kind: String) -> String? {
    // What UIKit calls a class, Interface Builder calls an element.
    if kind.hasPrefix("UI"), !kinds.contains(kind) {
      let element = kind.dropFirst(2).firstLowercased
      if kinds.contains(element) { return element }
    }
    // Only words of some length are told from each other by a letter or two.
    guard kind.utf8.count > 3, !kinds.contains(kind),
      let meant = Misspelling(kind).closest(in: sortedKinds),
      abs(meant.utf8.count - kind.utf8.count) < 2, meant.utf8.count > 3, meant != kind + "s"
    else { return nil }
    return meant
  }

  /// Whether no kind is called `kind`, which looks like the name of a class.
  package static func isClass(_ kind: String) -> Bool {
    !kinds.contains(kind) && kind.first?.isUppercase == true
  }

  /// All that some kind is called, in alphabetical order.
  static var allKinds: [String] { sortedKinds }

  /// Whether some kind is called `word`.
  package static func isKind(_ word: String) -> Bool { kinds.contains(word) }

  /// The kinds of what can play the part `role`, in alphabetical order; none if it is a kind.
  package static func kinds(inRole role: String) -> [String] {
    kinds.contains(role) ? [] : ChildOrder.kindsByKey[role] ?? []
  }

  /// Whether the part `name` of elements called `kind` is a font or a color, which no plain word is.
  package static func isFontOrColor(_ name: String, in kind: String) -> Bool {
    guard AttributeOrder.ranks[kind]?[name] == nil else { return false }
    guard name.hasSuffix("Color") else { return name == "font" }
    return KnownAttributes.isRole(name, of: kind)
      || RareAttributes.byElement[kind]?.contains(name) ?? false
  }

  /// What the attribute `name` of elements called `kind` can be; nil if that is anything, or where
  /// `value` is one of them.
  package static func values(insteadOf value: String, of name: String, in kind: String) -> [String]?
  {
    guard let known = KnownValues.of(name, in: kind),
      !known.contains(where: { $0.lowercased() == value.lowercased() })
    else { return nil }
    return known
  }

  /// Whether attributes called `name` can be but a few words in some elements.
  package static func isChoice(_ name: String) -> Bool { KnownValues.isChoice(name) }

  /// The words that the attribute `name` of elements called `kind` can be, each as the sum that `FNV1a`
  /// makes of it; none if it can be anything, or is a matter of YES or NO.
  package static func choiceSums(of name: String, in kind: String) -> Set<UInt64> {
    KnownValues.sums(of: name, in: kind)
  }

  /// The one of `values` that is probably meant by `value` of the attribute `name` of elements called
  /// `kind`: it is called so elsewhere, spelt nearly so, or longer.
  package static func value(
    near value: String, among values: [String], of name: String, in kind: String
  ) -> String? {
    let plain = value.hasPrefix(cellStyle) ? String(value.dropFirst(cellStyle.count)) : value
    if let known = ForeignWords.value(plain, of: name, in: kind) { return known }
    if let near = Misspelling(value).closest(in: values) { return near }
    let longer = values.filter { $0.lowercased().contains(value.lowercased()) }
    return value.utf8.count > 3 && longer.count == 1 ? longer[0] : nil
  }

  private static let cellStyle = "IBUITableViewCellStyle"

  private static let kinds = Set(Schema.byName.keys).union(ChildOrder.names)
    .union(Schema.elementsByAlias.keys).union(["xml-text", "xml-comment"])

  private static let sortedKinds = kinds.sorted()
}
