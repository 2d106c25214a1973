import BoardwalkLayout

/// The families that replace a font that the reader does not have.
package enum FontFamily {
  /// The system font, or similar ones.
  package static let system =
    "-apple-system, system-ui, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, sans-serif"

  /// The families for `font`; nil for the system's, which is the whole picture's.
  static func names(of font: TextFont) -> String? {
    guard let name = font.name, !name.isEmpty else { return nil }
    let family = String(name.prefix { $0 != "-" }).filter { $0 != "'" && $0 != "\"" }
    return "'\(family)', \(generic(name))"
  }

  private static func generic(_ name: String) -> String {
    let lower = name.lowercased()
    if ["courier", "menlo", "mono", "consolas"].contains(where: lower.contains) {
      return "monospace"
    }
    let serifs = ["times", "georgia", "palatino", "baskerville", "didot", "garamond", "serif"]
    return serifs.contains(where: lower.contains) && !lower.contains("sans")
      ? "serif" : "sans-serif"
  }
}
