import BoardwalkBase
import BoardwalkDocument
import Foundation

/// The strings of one file that translates a document: a strings file in a language's folder, or a
/// string catalog.
package struct Translations: Sendable {
  /// A key with its range, and the languages of its translations.
  package struct Entry: Sendable, Hashable {
    /// `objectID.property`.
    package let key: String

    /// The bytes of the key.
    package let range: Range<Int>

    /// The languages that have a string for it.
    package let languages: Set<String>

    /// The id of the object that it translates; nil for keys of other sorts.
    package var objectID: String? {
      key.lastIndex(of: ".").map { String(key[..<$0]) }
    }

    /// The property that it translates: `text`, `segmentTitles[0]`.
    package var property: String? {
      key.lastIndex(of: ".").map { String(key[key.index(after: $0)...]) }
    }
  }

  /// The file, as UTF-8.
  package let file: SourceFile

  /// The folder around the languages' folders, and the document's name without its extension.
  package let place: Place

  /// The languages of the file, sorted.
  package let languages: [String]

  /// Its entries, in order.
  package let entries: [Entry]

  /// The error of an unreadable file.
  package let fault: StringsText.Fault?

  /// The location of a document and its translations.
  package struct Place: Sendable, Hashable {
    let folder: String
    let name: String

    /// The place of the file at `path`: languages' folders do not count.
    package init(path: String) {
      let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
      let folder = path[..<end]
      self.folder = folder.hasSuffix(".lproj") ? Self.folder(around: folder) : String(folder)
      let file = path[end...].drop { $0 == "/" }
      name = String(file[..<(file.utf8.lastIndex(of: UInt8(ascii: ".")) ?? file.endIndex)])
    }

    private static func folder(around folder: Substring) -> String {
      String(folder[..<(folder.utf8.lastIndex(of: UInt8(ascii: "/")) ?? folder.startIndex)])
    }
  }

  /// The translations in the file at `path`; nil if it cannot be opened or is in no language.
  package init?(path: String) {
    guard let file = try? SourceFile(contentsOfRegularFile: path) else { return nil }
    self.init(file.inUTF8)
  }

  /// The translations of `file`, whose path determines their language.
  package init?(_ file: SourceFile) {
    self.file = file
    place = Place(path: file.path)
    if file.pathExtension == "xcstrings" {
      let catalog = StringCatalog(file)
      entries = catalog.entries
      fault = catalog.fault
      languages = Set(entries.flatMap(\.languages)).sorted()
      return
    }
    let folder = file.path.split(separator: "/").dropLast().last ?? ""
    guard folder.hasSuffix(".lproj") else { return nil }
    let language = String(folder.dropLast(".lproj".count))
    let strings = StringsText(file)
    entries = strings.entries.map { Entry(key: $0.key, range: $0.range, languages: [language]) }
    fault = strings.fault
    languages = [language]
  }
}

extension SourceFile {
  /// The same text in UTF-8: older projects have strings files in UTF-16. Empty if it is no text.
  var inUTF8: SourceFile {
    let encoding: String.Encoding
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE), (0xFE, 0xFF): encoding = .utf16
    case (0, let second?) where second != 0: encoding = .utf16BigEndian
    case (let first?, 0) where first != 0: encoding = .utf16LittleEndian
    default: return self
    }
    return SourceFile(path: path, text: String(data: Data(bytes), encoding: encoding) ?? "")
  }
}

/// The entries of a string catalog, decoded by Foundation; their ranges are those of the quoted
/// keys.
private struct StringCatalog {
  private struct Content: Decodable {
    struct Text: Decodable {
      let localizations: [String: Localization]?
    }

    /// The localization of a key; only its presence matters.
    struct Localization: Decodable {}

    let strings: [String: Text]
  }

  let entries: [Translations.Entry]
  let fault: StringsText.Fault?

  init(_ file: SourceFile) {
    do {
      let content = try JSONDecoder().decode(Content.self, from: Data(file.bytes))
      entries = Self.entries(content, in: file)
      fault = nil
    } catch {
      entries = []
      fault = .init(message: "the file is not a string catalog", range: 0..<0)
    }
  }

  /// The keys in the order of the file. A key with escapes has the file's start as its position.
  private static func entries(_ content: Content, in file: SourceFile) -> [Translations.Entry] {
    var places: [String: Range<Int>] = [:]
    var start: Int?
    var offset = 0
    while offset < file.bytes.count {
      switch (file.bytes[offset], start) {
      case (UInt8(ascii: "\\"), _?): offset += 1
      case (UInt8(ascii: "\""), let first?):
        let text = file.text(in: first..<offset)
        let isKey = file.bytes[(offset + 1)...].first { $0 > 0x20 } == UInt8(ascii: ":")
        if isKey, content.strings[text] != nil, places[text] == nil {
          places[text] = first..<offset
        }
        start = nil
      case (UInt8(ascii: "\""), nil): start = offset + 1
      default: break
      }
      offset += 1
    }
    return content.strings.map { key, text in
      Translations.Entry(
        key: key, range: places[key] ?? 0..<0, languages: Set(text.localizations?.keys ?? [:].keys))
    }
    .sorted { ($0.range.lowerBound, $0.key) < ($1.range.lowerBound, $1.key) }
  }
}

extension Translations {
  /// The file's bytes with renamed object ids in its keys; every other byte is unchanged. Keys with
  /// escapes are unchanged too: no id needs them.
  package func bytes(renaming renamed: [String: String]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for entry in entries.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard let old = entry.objectID, let new = renamed[old],
        let place = place(of: old, in: entry.range), place.lowerBound >= copied
      else { continue }
      result += file.bytes[copied..<place.lowerBound] + Array(new.utf8)
      copied = place.upperBound
    }
    return result + file.bytes[copied...]
  }

  /// The range of `id` at the beginning of a key, which may begin with a quotation mark.
  private func place(of id: String, in key: Range<Int>) -> Range<Int>? {
    let mark = file.bytes[key].first == UInt8(ascii: "\"") ? 1 : 0
    let start = key.lowerBound + mark
    let end = start + id.utf8.count
    guard end <= key.upperBound, file.bytes[start..<end].elementsEqual(id.utf8) else { return nil }
    return start..<end
  }
}

extension Translations {
  /// The table of `language`; nil if the file has none, or an error.
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

  /// The strings of a catalog in `language`, by key, without plural and device variations.
  private func catalogTexts(in language: String) -> [String: String] {
    let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(file.bytes))
    return catalog?.strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
      ?? [:]
  }
}
