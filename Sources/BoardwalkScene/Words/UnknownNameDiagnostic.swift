import BoardwalkBase
import BoardwalkSchema

/// What to say of a word that no document is known to have in its place.
struct UnknownNameDiagnostic {
  let message: String

  /// What to write in its place, where that is sure enough to offer.
  var meant: String?

  /// What else helps.
  var note: String?

  init(_ message: String, meant: String? = nil, note: String? = nil) {
    self.message = message
    self.meant = meant
    self.note = note
  }

  /// The doubt about `kind`, which plays `role` if that is said, inside an object of the element
  /// `owner`; nil where it is known.
  init?(kind: String, role: String?, in owner: String) {
    let roles = SceneWords.kinds(inRole: kind)
    if let advice = ForeignWords.advice(onKind: kind, in: owner) {
      self.init(
        "write \(advice) if that is meant: no kind of object is known as '\(kind)'",
        meant: advice.quotedWord)
    } else if let meant = SceneWords.kind(near: kind) {
      self.init(
        "write '\(meant)' if that is meant: no kind of object is known as '\(kind)'", meant: meant)
    } else if SceneWords.isClass(kind), let role, SceneWords.isKind(role) {
      self.init("name the object if '\(kind)' is its class, as in '\(role) NAME: \(kind)'")
    } else if let first = roles.first {
      self.init("write what plays the part, as in '\(kind): \(first)'")
    } else if !SceneWords.isKind(kind) {
      self.init("write a known kind of object: no document has a '\(kind)'")
    } else if role == nil, owner == "tableViewCell", StatementKind.of(kind).isView {
      self.init("put this into the braces of the cell's content: contentView { \(kind) }")
    } else {
      return nil
    }
  }

  /// The doubt about a text behind an equals sign, which is the content of an object of the kind `kind`
  /// that has none.
  init(contentOf kind: String) {
    self.init("write the text behind the kind, without the equals sign: \(kind) \"TEXT\"")
  }

  /// The doubt about an object of the kind `kind` that stands beside the scenes of a storyboard.
  init(outsideScenes kind: String) {
    self.init(
      "put this into the braces of the view or the view controller that the \(kind.noun) is for")
  }

  /// The element that is probably meant by the unknown kind `kind` in the braces of `owner`.
  static func kind(_ kind: String, in owner: String) -> String? {
    UnknownNameDiagnostic(kind: kind, role: nil, in: owner)?.meant.map {
      StatementKind.of($0).element(of: $0)
    }
  }

  /// The doubt about the attribute `name` with `value` of the element `element`, which the scene calls
  /// `kind`; nil where it is known.
  init?(attribute name: String, _ value: FieldValue, of element: String, as kind: String) {
    guard !KnownAttributes.has(name, element) || ForeignWords.isNone(name, of: element) else {
      return nil
    }
    let noun = kind.noun.withArticle
    if case .plain(let text) = value, StatementKind.of(name).hasTitle,
      StatementKind.of(name).isIdentified
    {
      self.init(
        "write '\(name) \(Spelling.quoted(text))' without a colon if an object of that kind is meant: "
          + "no attribute of \(noun) is known as '\(name)'")
    } else if let advice = ForeignWords.advice(on: name, value, in: element) {
      self.init(
        "write \(advice) if that is meant: no attribute of \(noun) is known as '\(name)'",
        meant: advice.quotedWord)
    } else if let meant = KnownAttributes.attribute(near: name, in: element) {
      self.init(
        "write '\(meant)' if that is meant: no attribute of \(noun) is known as '\(name)'",
        meant: meant)
    } else {
      self.init(
        "write a known attribute: no document gives \(noun) one called '\(name)'",
        note: "boardwalk explain \(kind) lists what it has")
    }
  }

  /// How a device is written.
  static let deviceForm =
    "write Xcode's word for the device, such as retina6_12 for an iPhone 16, retina4_7 or ipad9_7"

  /// The doubt about `value` of the attribute `name` of the element `element`.
  init?(value: FieldValue, of name: String, in element: String) {
    if let doubt = UnknownNameDiagnostic(measure: value, of: name, in: element) {
      self = doubt
      return
    }
    switch value {
    case .plain(let text) where text.hasPrefix("system(") && ImageSort.isImage(name):
      self.init("write the image of SF Symbols without quotes: \(text)", meant: text)
    case .plain(let text) where name == "device" && text.lowercased().hasPrefix("iphone"):
      self.init(Self.deviceForm)
    case .plain(let text):
      if SceneWords.isFontOrColor(name, in: element), text != "nil" {
        self.init(plain: text, insteadOf: name)
      } else if text != "nil", let part = KnownAttributes.part(name, of: element) {
        self.init(
          "put this into the braces as an object of its own: \(name): \(part)",
          note: "boardwalk explain \(part) says what it can have")
      } else {
        self.init(word: text, of: name, in: KnownAttributes.holder(of: name, in: element))
      }
    case .call(let word, let arguments) where arguments.isEmpty && word.hasPrefix("."):
      if name == "font" {
        self.init(style: String(word.dropFirst()))
      } else if name != "fontDescription" {
        self.init(color: String(word.dropFirst()), of: name)
      } else {
        self.init("write 'font': the text stands in it", meant: nil)
      }
    case .call("rgb", let parts) where parts.contains(where: { (Double($0) ?? 0) > 4 }):
      self.init("write rgb8 if the parts of '\(name)' are from 0 to 255: rgb has them from 0 to 1")
    case .call: return nil
    }
  }

  /// The doubt about `word`, which the attribute `name` of the element `element` can be only if it is
  /// one of a few.
  init?(word: String, of name: String, in element: String) {
    guard let known = KnownValues.of(name, in: element), known != ["YES", "NO"] else { return nil }
    let isContentType = name == "textContentType"
    let words = known.map { isContentType ? ContentTypes.name(of: $0) : Self.spoken($0) }
    let spoken = Self.spoken(word)
    guard !known.contains(word), !words.contains(spoken) else { return nil }
    let called = Self.called[name] ?? "'\(name)'"
    if let meant = words.first(where: { $0.lowercased() == spoken.lowercased() })
      ?? SceneWords.value(near: word, among: words, of: name, in: element)
      ?? Self.side(word, of: name, among: words)
      ?? word.split(separator: ".").last.flatMap({ last in words.first { $0 == last } })
    {
      self.init(
        "write '\(meant)' if that is meant: \(called) is never '\(spoken)'", meant: meant)
    } else {
      self.init(
        "write another word: \(called) is never '\(spoken)'",
        note: "it is one of \(words.joined(separator: ", "))")
    }
  }

  /// The doubt about `word` on either side of `equation`.
  init?(side word: String, in equation: Equation) {
    if let sides = ForeignWords.sides(of: word, equation.first.item, equation.terms.second) {
      self.init("write \(sides): no single side is called '\(word)'")
    } else {
      self.init(word: word, of: "firstAttribute", in: "constraint")
    }
  }

  /// What people call the attributes of connections and constraints.
  private static let called = [
    "kind": "the kind of a segue", "eventType": "the event of an action",
    "firstAttribute": "a side",
  ]

  /// The side that Swift calls `topAnchor`.
  private static func side(_ word: String, of name: String, among words: [String]) -> String? {
    guard name == "firstAttribute", word.hasSuffix("Anchor") else { return nil }
    return words.first { $0 == word.dropLast("Anchor".count) }
  }

  /// The doubt about the `key` of a variation, such as `heightClass=compact`.
  init?(variation key: String) {
    let traits =
      ["widthClass", "heightClass", "device", "userInterfaceIdiom", "layoutDirection"]
      + [
        "displayGamut", "userInterfaceStyle", "accessibilityContrast",
        "preferredContentSizeCategory",
      ]
    let isKnown =
      key == "default"
      || key.split(separator: "-").allSatisfy { part in
        traits.contains { part.hasPrefix($0 + "=") }
      }
    guard !isKnown else { return nil }
    self.init(
      "write the traits, as in when width: compact: no variation is known as '\(key)'",
      note: "they are \(traits.joined(separator: ", "))")
  }

  /// A value as scene texts have it.
  static func spoken(_ value: String) -> String {
    if value == "YES" || value == "NO" { return value.lowercased() }
    switch value {
    case "UICTFontTextStyleTitle0": return ".largeTitle"
    case "UICTFontTextStyleSubhead": return ".subheadline"
    default: break
    }
    for (prefix, mark) in [("UICTFontTextStyle", "."), ("IBUITableViewCellStyle", "")]
    where value.hasPrefix(prefix) {
      let rest = value.dropFirst(prefix.count)
      return mark + rest.firstLowercased
    }
    return value
  }
}

extension String {
  /// The word in single quotes that is all of the text; nil where there is more to it.
  var quotedWord: String? {
    guard utf8.count > 2, hasPrefix("'"), hasSuffix("'") else { return nil }
    let word = String(dropFirst().dropLast())
    return Spelling.isWord(word) ? word : nil
  }

  /// It behind `a` or `an`.
  fileprivate var withArticle: String {
    (first.map { "aeio".contains($0) } ?? false ? "an " : "a ") + self
  }

  /// What people call an object of this kind: `tableViewCell` is a `table view cell`.
  var noun: String { Schema.noun(of: self) }
}
