extension AccessorPrinter {
  /// Writes the enumeration of the string tables.
  func writeStrings(to code: inout CodeWriter) {
    let scope = NameScope(.type, reserved: reservedTypes, suffix: "Strings")
    let names = scope.names(for: catalog.stringTables.map(\.name))
    code.line("/// The localized strings, by table: `Localizable.welcome`.")
    code.block("\(access)enum \(AccessorSection.strings.typeName)") { code in
      for table in catalog.stringTables {
        writeStrings(of: table, called: names[table.name] ?? table.name, to: &code)
        code.line()
      }
      code.lines(Self.localized)
    }
  }

  private func writeStrings(
    of table: StringTableResource, called name: String, to code: inout CodeWriter
  ) {
    let names = NameScope(.member, reserved: [], suffix: "_").names(for: table.entries.keys)
    let keys = names.sorted { $0.value < $1.value }
    code.line("/// The strings of the table \(SwiftLiteral.comment(table.name)).")
    code.block("\(access)enum \(SwiftIdentifier.escaped(name))") { code in
      for (key, name) in keys {
        guard let entry = table.entries[key] else { continue }
        code.line("/// \(SwiftLiteral.comment(entry.text))")
        code.line(declaration(of: entry, called: name, key: key, table: table.name))
      }
    }
  }

  private func declaration(
    of entry: StringTableResource.Entry, called name: String, key: String, table: String
  ) -> String {
    let name = SwiftIdentifier.escaped(name)
    let place = "\(SwiftLiteral.string(key)), table: \(SwiftLiteral.string(table))"
    guard !entry.parameters.isEmpty else {
      return "\(access)static var \(name): String { localized(\(place)) }"
    }
    let numbered = entry.parameters.enumerated().map { ("p\($0 + 1)", $1.type) }
    let parameters = numbered.map { "_ \($0): \($1)" }.joined(separator: ", ")
    let arguments = numbered.map(\.0).joined(separator: ", ")
    return "\(access)static func \(name)(\(parameters)) -> String "
      + "{ formatted(\(place), \(arguments)) }"
  }

  private static let localized = """
    private static func localized(_ key: String, table: String) -> String {
      GeneratedResources.bundle.localizedString(forKey: key, value: nil, table: table)
    }

    private static func formatted(_ key: String, table: String, _ arguments: any CVarArg...) -> String {
      String(format: localized(key, table: table), locale: .current, arguments: arguments)
    }
    """
}
