import BoardwalkProject

/// Reads the string tables for code: not those that the system reads, for documents, property lists
/// and settings.
struct StringTableReader: Sendable {
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// The tables with at least one key, ordered by name. Files of one name are one table.
  var tables: [StringTableResource] {
    let places = Set(project.documents.map { Translations.Place(path: $0.file.path) })
    let files = project.translations.filter { file in
      file.fault == nil && !places.contains(file.place) && !Self.isReadBySystem(file)
    }
    let tables = Dictionary(grouping: files) { $0.file.stem }
    return tables.keys.sorted().compactMap { name in
      let entries = Self.entries(of: tables[name] ?? [])
      return entries.isEmpty ? nil : StringTableResource(name: name, entries: entries)
    }
  }

  private static func isReadBySystem(_ file: Translations) -> Bool {
    ["InfoPlist", "AppShortcuts"].contains(file.file.stem)
      || file.file.path.split(separator: "/").dropLast().contains { $0.hasSuffix(".bundle") }
  }

  /// The keys of all `files`, each with its text in the first language that has one.
  private static func entries(of files: [Translations]) -> [String: StringTableResource.Entry] {
    let languages = Set(files.flatMap(\.languages)).sorted(by: precedes)
    let tables = languages.flatMap { language in files.compactMap { $0.table(in: language) } }
    var entries: [String: StringTableResource.Entry] = [:]
    for key in Set(files.flatMap(\.entries).map(\.key)).union(tables.flatMap(\.entries.keys))
    where !isObjectKey(key) {
      let texts = tables.compactMap { $0.entries[key] }
      let parameters = Set((texts.isEmpty ? [key] : texts).map { FormatParameter.all(in: $0) })
      // Languages that disagree on the parameters leave the formatting to the code.
      entries[key] = StringTableResource.Entry(
        text: texts.first ?? key,
        parameters: parameters.count == 1 ? parameters.first.flatMap { $0 } ?? [] : [])
    }
    return entries
  }

  /// The base language comes first, then English, which most projects are written in.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    let first = ["Base", "en"]
    let ranks = [left, right].map { first.firstIndex(of: $0) ?? first.count }
    return (ranks[0], left) < (ranks[1], right)
  }

  /// Whether `key` is that of an object of Interface Builder, such as `Aae-sc-GPO.text`, whose
  /// document is not read.
  private static func isObjectKey(_ key: String) -> Bool {
    let parts = key.prefix { $0 != "." }.split(separator: "-", omittingEmptySubsequences: false)
    return key.contains(".") && parts.map(\.count) == [3, 2, 3]
  }
}
