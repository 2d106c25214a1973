import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema

/// The diagnostic for a word that is unknown at its position.
struct UnknownNameDiagnostic {
  let message: String

  /// The replacement, if it is certain enough for a fix-it.
  var meant: String?

  /// An additional hint.
  var note: String?

  init(_ message: String, meant: String? = nil, note: String? = nil) {
    self.message = message
    self.meant = meant
    self.note = note
  }

  /// The diagnostic for `kind`, in the role `role` if there is one, inside an object of the element
  /// `owner`; nil if it is known.
  init?(kind: String, role: String?, in owner: String) {
    let roles = SceneWords.kinds(inRole: kind)
    if let hint = ForeignWords.hint(onKind: kind, in: owner) {
      self.init(
        "unknown kind '\(kind)'; did you mean \(hint.withoutComma)?",
        meant: hint.quotedWord)
    } else if let meant = SceneWords.kind(near: kind) {
      self.init(
        "unknown kind '\(kind)'; did you mean '\(meant)'?", meant: meant)
    } else if SceneWords.isClass(kind), let role, SceneWords.isKind(role) {
      self.init("unknown kind '\(kind)'; a class follows a name, as in '\(role) NAME: \(kind)'")
    } else if let first = roles.first {
      self.init("'\(kind)' is a role, as in '\(kind): \(first)'")
    } else if !SceneWords.isKind(kind) {
      self.init("unknown kind '\(kind)'")
    } else if role == nil, owner == "tableViewCell", StatementKind.of(kind).isView {
      self.init("the views of a cell are in its content view: contentView { \(kind) }")
    } else {
      return nil
    }
  }

  /// The diagnostic for a text after an equals sign in an object of the kind `kind`, which has no
  /// content.
  init(contentOf kind: String) {
    self.init("the text follows the kind without an equals sign: \(kind) \"TEXT\"")
  }

  /// The diagnostic for an object of the kind `kind` beside the scenes of a storyboard.
  init(outsideScenes kind: String) {
    self.init(
      "the \(kind.noun) is not in the braces of a view or a view controller")
  }

  /// The element that was probably meant by the unknown kind `kind` in the braces of `owner`.
  static func kind(_ kind: String, in owner: String) -> String? {
    UnknownNameDiagnostic(kind: kind, role: nil, in: owner)?.meant.map {
      StatementKind.of($0).element(of: $0)
    }
  }

  /// The diagnostic for the attribute `name` with `value` of the element `element`, which the scene
  /// calls `kind`; nil if it is known.
  init?(attribute name: String, _ value: FieldValue, of element: String, as kind: String) {
    guard !KnownAttributes.has(name, element) || ForeignWords.isNone(name, of: element) else {
      return nil
    }
    let noun = kind.noun.withArticle
    if case .plain(let text) = value, StatementKind.of(name).hasTitle,
      StatementKind.of(name).isIdentified
    {
      self.init(
        "\(noun) has no attribute '\(name)'; an object has no colon, as in '\(name) "
          + "\(Spelling.quoted(text))'")
    } else if let hint = ForeignWords.hint(for: name, value, in: element) {
      self.init(
        "\(noun) has no attribute '\(name)'; did you mean \(hint.withoutComma)?",
        meant: hint.quotedWord)
    } else if let meant = KnownAttributes.attribute(near: name, in: element) {
      self.init(
        "\(noun) has no attribute '\(name)'; did you mean '\(meant)'?",
        meant: meant)
    } else {
      self.init(
        "\(noun) has no known attribute '\(name)'",
        note: "boardwalk explain \(kind) lists its attributes")
    }
  }

  /// The syntax of a device.
  static let deviceForm =
    "devices have Xcode's names, such as retina6_12 for an iPhone 16, retina4_7 or ipad9_7"

  /// The diagnostic for the device `id` with `settings`; `known` is the device that one resembles.
  init?(device id: String, _ settings: [String], _ known: (String) -> String?) {
    let words = ["portrait", "landscape", "light", "dark"]
    func written(_ id: String, _ settings: [String]) -> String {
      settings.isEmpty ? id : "\(id)(\(settings.joined(separator: ", ")))"
    }
    if let meant = known(id) {
      self.init(
        "no device is '\(id)'; did you mean '\(meant)'?", meant: written(meant, settings))
    } else if let index = settings.firstIndex(where: { !words.contains($0) }) {
      let meant = Misspelling(settings[index]).closest(in: words)
      var corrected = settings
      meant.map { corrected[index] = $0 }
      self.init(
        "a device cannot be '\(settings[index])'"
          + (meant.map { "; did you mean '\($0)'?" } ?? ""),
        meant: meant.map { _ in written(id, corrected) },
        note: meant == nil ? "known values: \(words.joined(separator: ", "))" : nil)
    } else {
      return nil
    }
  }

  /// The diagnostic for `value` of the attribute `name` of the element `element`.
  init?(value: FieldValue, of name: String, in element: String) {
    if let diagnostic = UnknownNameDiagnostic(measure: value, of: name, in: element) {
      self = diagnostic
      return
    }
    switch value {
    case .plain(let text) where text.hasPrefix("system(") && ImageCatalog.isImage(name):
      self.init("SF Symbols have no quotes: \(text)", meant: text)
    case .plain(let text) where name == "device" && text.lowercased().hasPrefix("iphone"):
      self.init(Self.deviceForm)
    case .plain(let text):
      if SceneWords.isFontOrColor(name, in: element), text != "nil" {
        self.init(plain: text, insteadOf: name)
      } else if text != "nil", let part = KnownAttributes.part(name, of: element) {
        self.init(
          "this is an object, not a value; write in the braces \(name): \(part)",
          note: "boardwalk explain \(part) lists its attributes")
      } else {
        self.init(word: text, of: name, in: KnownAttributes.holder(of: name, in: element))
      }
    case .call(let word, let arguments) where arguments.isEmpty && word.hasPrefix("."):
      if name == "font" {
        self.init(style: String(word.dropFirst()))
      } else if name != "fontDescription" {
        self.init(color: String(word.dropFirst()), of: name)
      } else {
        self.init("the attribute is named 'font'", meant: nil)
      }
    case .call("rgb", let parts) where parts.contains(where: { (Double($0) ?? 0) > 4 }):
      self.init("the components of rgb are from 0 to 1; write rgb8 for components from 0 to 255")
    case .call(let word, let arguments):
      self.init(call: word, arguments, of: name)
    }
  }

  /// The diagnostic for a word of the call `call`, the value of the attribute `name`: a font, or an
  /// autoresizing mask.
  private init?(call: String, _ arguments: [String], of name: String) {
    let words = [call] + arguments
    let diagnostics =
      switch name {
      case "font" where (1...2).contains(arguments.count):
        zip(words, ["type", "pointSize", "weight"]).map {
          UnknownNameDiagnostic(word: $0, of: $1, in: "fontDescription")
        }
      case DefaultMask.name where call == "flexible":
        [nil] + arguments.map { UnknownNameDiagnostic(flexible: $0) }
      case "traits" where call == "traits":
        [nil] + arguments.map { UnknownNameDiagnostic(trait: $0) }
      default: [UnknownNameDiagnostic?]()
      }
    guard let index = diagnostics.firstIndex(where: { $0 != nil }),
      let diagnostic = diagnostics[index]
    else {
      return nil
    }
    self = diagnostic
    meant = diagnostic.meant.map { meant in
      var words = words
      words[index] = meant
      return "\(words[0])(\(words.dropFirst().joined(separator: ", ")))"
    }
  }

  /// The diagnostic for `word`, an accessibility trait.
  private init?(trait word: String) {
    let element = "accessibilityTraits"
    guard !KnownAttributes.has(word, element),
      let meant = KnownAttributes.attribute(near: word, in: element)
    else { return nil }
    self.init("no trait is named '\(word)'; did you mean '\(meant)'?", meant: meant)
  }

  /// The diagnostic for `word`, a flexible part of an autoresizing mask.
  private init?(flexible word: String) {
    let words = DefaultMask.flags.keys.sorted()
    guard !words.contains(word), DefaultMask.words[word] == nil else { return nil }
    if let meant = Misspelling(word).closest(in: words) {
      self.init("no part of a mask is named '\(word)'; did you mean '\(meant)'?", meant: meant)
    } else {
      self.init(
        "no part of a mask is named '\(word)'",
        note: "known values: \(words.joined(separator: ", "))")
    }
  }

  /// The diagnostic for `word`, which is none of the values of the attribute `name` of the element
  /// `element`; nil if that can have any value.
  init?(word: String, of name: String, in element: String) {
    guard let known = AttributeWords.list(of: name, in: element), known != ["YES", "NO"] else {
      return nil
    }
    let isContentType = name == "textContentType"
    let isSegue = name == "kind" && element == "segue"
    let words =
      known.map { isContentType ? ContentTypes.name(of: $0) : Self.spoken($0) }
      + (isSegue ? RelationshipKind.names.sorted() : [])
    let spoken = Self.spoken(word)
    guard !known.contains(word), !words.contains(spoken) else { return nil }
    let called = Self.called[name] ?? "'\(name)'"
    if let meant = words.first(where: { $0.lowercased() == spoken.lowercased() })
      ?? SceneWords.value(near: word, among: words, of: name, in: element)
      ?? Self.side(word, of: name, among: words)
      ?? (name == "firstAttribute" ? Misspelling(word).closest(in: Self.severalSides) : nil)
      ?? word.split(separator: ".").last.flatMap({ last in words.first { $0 == last } })
    {
      self.init(
        "\(called) cannot be '\(spoken)'; did you mean '\(meant)'?", meant: meant)
    } else {
      self.init(
        "\(called) cannot be '\(spoken)'",
        note: "known values: \(words.joined(separator: ", "))")
    }
  }

  /// The diagnostic for `word` on either side of `equation`.
  init?(side word: String, in equation: Equation) {
    let first = equation.first.attribute
    if word != first, Misspelling(first).closest(in: Self.severalSides) == word { return nil }
    if let sides = ForeignWords.sides(of: word, equation.first.item, equation.terms.second) {
      self.init("'\(word)' is not a single attribute; write \(sides)")
    } else {
      self.init(word: word, of: "firstAttribute", in: "constraint")
    }
  }

  /// Common names of the attributes of connections and constraints.
  private static let called = [
    "kind": "the kind of a segue", "eventType": "the event of an action",
    "firstAttribute": "a side",
  ]

  /// The words for several attributes of a constraint.
  private static let severalSides = ["edges", "margins", "center", "size"]

  /// The side that Swift calls `topAnchor`.
  private static func side(_ word: String, of name: String, among words: [String]) -> String? {
    guard name == "firstAttribute", word.hasSuffix("Anchor") else { return nil }
    return words.first { $0 == word.dropLast("Anchor".count) }
  }

  /// The diagnostic for the `key` of a variation, such as `heightClass=compact`.
  init?(variation key: String) {
    let traits = [
      "widthClass", "heightClass", "device", "userInterfaceIdiom", "layoutDirection",
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
      "unknown variation '\(key)'; write its traits, as in when width: compact",
      note: "known traits: \(traits.joined(separator: ", "))")
  }

  /// A value as scene texts have it.
  static func spoken(_ value: String) -> String {
    if value == "YES" || value == "NO" { return value.lowercased() }
    if let style = Font.styleWord(of: value) { return "." + style }
    guard value.hasPrefix(CellStyle.writtenPrefix) else { return value }
    return value.dropFirst(CellStyle.writtenPrefix.count).firstLowercased
  }
}

extension String {
  /// The word, if the text is one word in single quotes.
  var quotedWord: String? {
    guard utf8.count > 2, hasPrefix("'"), hasSuffix("'") else { return nil }
    let word = String(dropFirst().dropLast())
    return Spelling.isWord(word) ? word : nil
  }

  /// The common name of an object of this kind: `tableViewCell` is a `table view cell`.
  var noun: String { Schema.noun(of: self) }
}

/// Values that consist of numbers.
extension UnknownNameDiagnostic {
  /// The diagnostic for the `value` of the attribute `name` of the element `element`, which has
  /// other numbers; nil if it is valid.
  init?(measure value: FieldValue, of name: String, in element: String) {
    if case .plain(let text) = value, AutomaticValues.heights.contains(name), Double(text) == nil {
      self.init("'\(text)' is not a height; write a number of points or automatic")
      return
    }
    guard AttributeOrder.ranks[element]?[name] == nil,
      let call = Measures.measure(of: name, in: element), let labels = Measures.labels(of: call)
    else { return nil }
    let sides = labels.map { $0[0] }
    let form = "\(call)(\(sides.joined(separator: ", ")))"
    switch value {
    case .plain(let text) where Double(text) != nil:
      let meant = "\(call)(\(sides.map { _ in text }.joined(separator: ", ")))"
      self.init("'\(name)' is more than one number: \(form)", meant: meant)
    case .plain(let text) where text != "nil":
      self.init("'\(text)' is not a measure; write \(form)")
    case .call(let other, let numbers) where other != call && !numbers.isEmpty:
      guard let others = Measures.labels(of: other) else { return nil }
      let meant = labels.map { labels in
        others.firstIndex { $0[0] == labels[0] || Measures.counterparts[$0[0]] == labels[0] }
          .map { numbers.indices.contains($0) ? numbers[$0] : "0" }
      }
      let all = meant.compactMap { $0 }
      self.init(
        "'\(name)' cannot be \(other); write \(form)",
        meant: all.count == sides.count ? "\(call)(\(all.joined(separator: ", ")))" : nil)
    default: return nil
    }
  }
}

/// Fonts and colors, which have special syntax.
extension UnknownNameDiagnostic {
  /// A font or a color is never the plain word `text`.
  init(plain text: String, insteadOf name: String) {
    let word = text.split(separator: ".").last.map(String.init) ?? text
    let isFont = name == "font"
    // SwiftUI's red is the system's, UIKit's is not.
    let meant =
      isFont
      ? Self.style(near: word)
      : Self.color(near: word, isExact: true, isOfSystem: text.hasPrefix("Color."))
    let noun = isFont ? "font" : "color"
    if !isFont, let color = HexColor.value(of: text) {
      self.init("hexadecimal colors are written rgb8(red, green, blue)", meant: color)
      return
    }
    let example = isFont ? "such as .body or system(17)" : "such as .label or rgb(0.2, 0.4, 1)"
    self.init(
      meant.map { meant in
        meant == "." + text
          ? "the name of a \(noun) begins with a point: '\(meant)'"
          : "'\(text)' is not a \(noun); did you mean '\(meant)'?"
      }
        ?? "'\(text)' is not a \(noun); write one \(example)", meant: meant)
  }

  init?(style word: String) {
    guard !Self.styles.contains(word) else { return nil }
    let meant = Self.style(near: word)
    self.init(unknown: "text style", "." + word, meant: meant, among: Self.styles)
  }

  init?(color word: String, of name: String) {
    guard !Self.colors.contains(word), PlainColors.value(of: word) == nil else { return nil }
    let meant = Self.color(near: word, isExact: false)
    self.init(unknown: "color", "." + word, meant: meant, among: Self.colors)
  }

  /// The diagnostic for the unknown `noun` `name`; without `meant`, a note lists all `names`.
  private init(unknown noun: String, _ name: String, meant: String?, among names: [String]) {
    let list = names.map { "." + $0 }.joined(separator: ", ")
    self.init(
      "unknown \(noun) '\(name)'" + (meant.map { "; did you mean '\($0)'?" } ?? ""), meant: meant,
      note: meant == nil ? "known names: \(list)" : nil)
  }

  private static let styles = (AttributeWords.list(of: "style", in: "fontDescription") ?? []).map {
    String(spoken($0).dropFirst())
  }

  private static let colors = (AttributeWords.list(of: "systemColor", in: "color") ?? []).map {
    String($0.dropLast("Color".count))
  }

  /// The text style with a name similar to `word`: the first of several numbered ones.
  private static func style(near word: String) -> String? {
    let meant =
      styles.first { $0.lowercased() == word.lowercased() + "1" }
      ?? Misspelling(word).closest(in: styles)
    return meant.map { "." + $0 }
  }

  /// The color that is `word` or similar to it, with the prefix `system` for a system color.
  private static func color(near word: String, isExact: Bool, isOfSystem: Bool = false) -> String? {
    let plain = word.hasSuffix("Color") ? String(word.dropLast("Color".count)) : word
    if !isOfSystem, PlainColors.value(of: plain) != nil { return "." + plain }
    for name in [plain, "system" + plain.firstUppercased]
    where colors.contains(name) {
      return "." + name
    }
    guard !isExact else { return nil }
    return Misspelling(plain).closest(in: colors + PlainColors.names).map { "." + $0 }
  }
}
