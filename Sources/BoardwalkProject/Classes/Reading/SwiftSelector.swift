import BoardwalkBase

/// The selector that Swift gives a method that Objective-C sees.
enum SwiftSelector {
  /// The selector of the method named `name` whose parameters have `labels`; nil is `_`.
  static func of(_ name: String, labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if let first, !first.isEmpty {
      let word = first.prefix { !$0.isUppercase && $0 != "_" }
      let isJoined =
        prepositions.contains(String(word)) || prepositions.contains(lastWord(of: name))
      if !isJoined { selector += "With" }
      selector += first.firstUppercased
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label ?? "") + ":" }
    return selector
  }

  /// The last word of `name`, in small letters: `to` of `moveTo`.
  private static func lastWord(of name: String) -> String {
    (name.lastIndex(where: \.isUppercase).map { name[$0...] } ?? name[...]).lowercased()
  }

  /// The method as Swift writes it: `save(_:for:)`.
  static func spelling(of name: String, labels: [String?]) -> String {
    name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }

  /// Labels that begin with one of these are joined without `With`, and so are all labels to names
  /// that end with one.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
