import BoardwalkBase
import Foundation

extension Translations {
  /// What the file says in `language`; nil if that is nothing.
  package func table(in language: String) -> StringsTable? {
    guard languages.contains(language), fault == nil else { return nil }
    let entries = file.pathExtension == "xcstrings" ? catalogTexts(in: language) : texts
    return StringsTable(name: file.stem, language: language, entries: entries)
  }

  /// The strings of a strings file, by key.
  private var texts: [String: String] {
    PropertyList(file.bytes)?.entries as? [String: String] ?? [:]
  }

  private struct Catalog: Decodable {
    struct Text: Decodable { let localizations: [String: Localization]? }
    struct Localization: Decodable { let stringUnit: Unit? }
    struct Unit: Decodable { let value: String }

    let strings: [String: Text]
  }

  /// The strings that a catalog has in `language`, by key. Those that vary, by number say, are left out.
  private func catalogTexts(in language: String) -> [String: String] {
    let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(file.bytes))
    return catalog?.strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
      ?? [:]
  }
}
