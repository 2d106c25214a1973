import BoardwalkBase

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

  /// The `noun` called `name` does not exist; without `meant`, a note lists all `names`.
  private init(unknown noun: String, _ name: String, meant: String?, among names: [String]) {
    let list = names.map { "." + $0 }.joined(separator: ", ")
    self.init(
      "unknown \(noun) '\(name)'" + (meant.map { "; did you mean '\($0)'?" } ?? ""), meant: meant,
      note: meant == nil ? "known names: \(list)" : nil)
  }

  private static let styles = (KnownValues.of("style", in: "fontDescription") ?? []).map {
    String(spoken($0).dropFirst())
  }

  private static let colors = (KnownValues.of("systemColor", in: "color") ?? []).map {
    String($0.dropLast("Color".count))
  }

  /// The text style that is called nearly `word`: the first of several that are numbered.
  private static func style(near word: String) -> String? {
    let meant =
      styles.first { $0.lowercased() == word.lowercased() + "1" }
      ?? Misspelling(word).closest(in: styles)
    return meant.map { "." + $0 }
  }

  /// The color called `word`, the system's with `system` in front if need be, or nearly so.
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
