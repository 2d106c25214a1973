/// A folder that holds an Xcode project, and with it the sources of one or several targets.
package struct XcodeProject: Sendable, Hashable {
  /// The folder, with a slash at its end.
  package let path: String

  /// The oldest version of Swift of a target; 2 for projects of Xcode 7 and earlier, which have
  /// none, and nil if it is unknown.
  package let swiftVersion: Int?

  /// The names of the documents that the project mentions; nil if it takes whatever is in a folder.
  package let documentNames: Set<String>?

  /// The names of the source files that the project mentions; nil if it takes whatever is in a
  /// folder.
  package let sourceNames: Set<String>?

  /// The folders of languages that hold a document that the project mentions, by its name.
  package let languageFolders: [String: Set<String>]

  /// The folders of languages that groups of the project stand for, with whatever is in them.
  package let languageGroups: Set<String>

  /// The names that modules of the project may have: those of its targets and products, and of
  /// whatever else has a name; empty if they are unknown.
  package let moduleNames: Set<String>

  /// The files of frameworks that the project mentions, such as those of pods.
  package let frameworks: Set<String>

  /// The folder at `path`, in which Swift is at least of `swiftVersion`.
  package init(
    path: String, swiftVersion: Int? = nil, documentNames: Set<String>? = nil,
    sourceNames: Set<String>? = nil, languageFolders: [String: Set<String>] = [:],
    languageGroups: Set<String> = [], moduleNames: Set<String> = [], frameworks: Set<String> = []
  ) {
    self.path = path
    self.swiftVersion = swiftVersion
    self.documentNames = documentNames
    self.sourceNames = sourceNames
    self.languageFolders = languageFolders
    self.languageGroups = languageGroups
    self.moduleNames = moduleNames
    self.frameworks = frameworks
  }

  /// The folder around the project file `file`, which is called `Name.xcodeproj/project.pbxproj`;
  /// nil for other files.
  package init?(ofProjectFileAt file: String, bytes: [UInt8]) {
    guard file.hasSuffix(".xcodeproj/project.pbxproj") else { return nil }
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    path = parts.joined(separator: "/") + (parts.isEmpty ? "" : "/")
    swiftVersion = Self.swiftVersion(in: bytes)
    documentNames = Self.names(endingIn: [".storyboard", ".xib"], in: bytes)
    sourceNames = Self.names(endingIn: [".swift", ".m", ".mm"], in: bytes)
    let paths = Self.paths(in: bytes)
    languageFolders = Self.languageFolders(in: paths)
    languageGroups = Set(
      paths.filter { Self.ends($0, with: ".lproj") }.map { Self.lastComponent(of: $0) })
    moduleNames = Self.moduleNames(in: bytes)
    frameworks = Self.names(endingIn: [".framework"], in: bytes) ?? []
  }

  /// The folder as two projects in it have it.
  func joined(with other: XcodeProject) -> XcodeProject {
    func union(_ names: KeyPath<XcodeProject, Set<String>?>) -> Set<String>? {
      guard let own = self[keyPath: names], let others = other[keyPath: names] else { return nil }
      return own.union(others)
    }
    return XcodeProject(
      path: path, swiftVersion: [swiftVersion, other.swiftVersion].compactMap(\.self).min(),
      documentNames: union(\.documentNames), sourceNames: union(\.sourceNames),
      languageFolders: languageFolders.merging(other.languageFolders) { $0.union($1) },
      languageGroups: languageGroups.union(other.languageGroups),
      moduleNames: moduleNames.isEmpty || other.moduleNames.isEmpty
        ? [] : moduleNames.union(other.moduleNames),
      frameworks: frameworks.union(other.frameworks))
  }

  /// Whether a target may be built with the document at `path`: the project mentions its name, and
  /// if it is in the folder of a language, the document in this folder or the folder itself. Scenes
  /// are converted first, under whatever name.
  func mentions(documentAt path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last, !name.hasSuffix(".scene"), let documentNames else { return true }
    guard documentNames.contains(name) else { return false }
    guard let folder = parts.dropLast().last, folder.hasSuffix(".lproj") else { return true }
    return languageFolders[name]?.contains(folder) ?? languageGroups.contains(folder)
  }

  /// The parts in which paths may be; old projects are in XML.
  private static func paths(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let delimiters = Set("\"=;\n<>".utf8)
    return bytes.split(whereSeparator: delimiters.contains)
      .map { $0.drop(while: \.isBlank) }
  }

  private static func lastComponent(of path: ArraySlice<UInt8>) -> String {
    String(decoding: path.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
  }

  /// The folders in the paths `Base.lproj/Main.storyboard`, by the names of the documents.
  private static func languageFolders(in paths: [ArraySlice<UInt8>]) -> [String: Set<String>] {
    var folders: [String: Set<String>] = [:]
    for path in paths {
      guard ends(path, with: ".storyboard") || ends(path, with: ".xib") else { continue }
      let parts = path.split(separator: UInt8(ascii: "/")).suffix(2)
      guard let folder = parts.first, let name = parts.last, ends(folder, with: ".lproj") else {
        continue
      }
      folders[String(decoding: name, as: UTF8.self), default: []]
        .insert(String(decoding: folder, as: UTF8.self))
    }
    return folders
  }

  /// The last components of the paths with the extensions `endings`: `path =
  /// Base.lproj/Main.storyboard;`. Since Xcode 16 a project may name only folders; nil if it names
  /// no such file.
  private static func names(endingIn endings: [String], in bytes: [UInt8]) -> Set<String>? {
    let delimiters = Set("/\"=;\n<>".utf8)
    var names: Set<String> = []
    for word in bytes.split(whereSeparator: delimiters.contains) {
      if ends(word, with: "PBXFileSystemSynchronizedRootGroup") { return nil }
      guard endings.contains(where: { ends(word, with: $0) }) else { continue }
      let name = word.drop(while: \.isBlank)
      names.insert(String(decoding: name, as: UTF8.self))
    }
    return names.isEmpty ? nil : names
  }

  private static func ends(_ word: ArraySlice<UInt8>, with ending: String) -> Bool {
    word.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// The values in the lines `PRODUCT_NAME = Shop;` and `name = "Shop Demo";`, with an underscore
  /// for each character that modules cannot have.
  private static func moduleNames(in bytes: [UInt8]) -> Set<String> {
    let keys = ["PRODUCT_MODULE_NAME = ", "PRODUCT_NAME = ", "productName = ", "name = "]
    var names: Set<String> = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let setting = line.drop(while: \.isBlank)
      guard let key = keys.first(where: { setting.starts(with: $0.utf8) }) else { continue }
      let name = String(decoding: setting.dropFirst(key.utf8.count), as: UTF8.self)
        .filter { $0 != "\"" && $0 != ";" && $0 != "\r" }
      names.insert(String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
    }
    return names
  }

  /// The least number in the lines `SWIFT_VERSION = 5.0;`. The setting is new in Xcode 8.
  private static func swiftVersion(in bytes: [UInt8]) -> Int? {
    var least: Int?
    var xcode: Int?
    var previous: ArraySlice<UInt8> = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let setting = line.drop(while: \.isBlank)
      if let number = number(of: "SWIFT_VERSION", in: setting, after: previous) {
        least = min(least ?? number, number)
      }
      for key in ["LastUpgradeCheck", "LastSwiftUpdateCheck"] {
        if let number = number(of: key, in: setting, after: previous) {
          xcode = max(xcode ?? number, number)
        }
      }
      previous = setting
    }
    if least == nil, let xcode, xcode < 800 { return 2 }
    return least
  }

  /// The number in the line `key = 5.0;`, or in XML in the line `<string>5.0</string>` after the
  /// line `<key>key</key>`; nil for other settings.
  private static func number(
    of key: String, in setting: ArraySlice<UInt8>, after previous: ArraySlice<UInt8>
  ) -> Int? {
    let heads =
      [key + " = "] + (previous.starts(with: "<key>\(key)</key>".utf8) ? ["<string>"] : [])
    guard let head = heads.first(where: { setting.starts(with: $0.utf8) }) else { return nil }
    let digits = setting.dropFirst(head.utf8.count).drop { $0 == UInt8(ascii: "\"") }
      .prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
