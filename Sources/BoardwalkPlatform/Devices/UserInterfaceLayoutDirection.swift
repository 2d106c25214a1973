/// The direction in which a language is read and screens are laid out.
public enum UserInterfaceLayoutDirection: String, Sendable, Hashable, Codable, CaseIterable {
  /// From left to right.
  case leftToRight = "ltr"

  /// From right to left.
  case rightToLeft = "rtl"

  /// The languages that are read from right to left.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// The direction of `language`, such as `ar` or `pt-BR`.
  public init(language: String) {
    let code = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    self = Self.rightToLeftLanguages.contains(String(code)) ? .rightToLeft : .leftToRight
  }
}
