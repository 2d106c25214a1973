/// A folder that holds an Xcode project, and with it the sources of one or several targets.
package struct ProjectFolder: Sendable, Hashable {
  /// The folder, with a slash at its end.
  package let path: String

  /// The oldest version of Swift that a target is built as; nil if the project does not say.
  package let swiftVersion: Int?

  /// The names of the documents that the project mentions; nil if it takes whatever is in a folder.
  package let documentNames: Set<String>?

  /// The folder at `path`, in which Swift is at least of `swiftVersion`.
  package init(path: String, swiftVersion: Int? = nil, documentNames: Set<String>? = nil) {
    self.path = path
    self.swiftVersion = swiftVersion
    self.documentNames = documentNames
  }

  /// The folder around the project file `file`, which is called `Name.xcodeproj/project.pbxproj`;
  /// nil for other files.
  package init?(ofProjectFileAt file: String, bytes: [UInt8]) {
    guard file.hasSuffix(".xcodeproj/project.pbxproj") else { return nil }
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    path = parts.joined(separator: "/") + (parts.isEmpty ? "" : "/")
    swiftVersion = Self.swiftVersion(in: bytes)
    documentNames = Self.documentNames(in: bytes)
  }

  /// The folder as two projects in it have it.
  func joined(with other: ProjectFolder) -> ProjectFolder {
    var names: Set<String>?
    if let own = documentNames, let others = other.documentNames { names = own.union(others) }
    return ProjectFolder(
      path: path, swiftVersion: [swiftVersion, other.swiftVersion].compactMap(\.self).min(),
      documentNames: names)
  }

  /// Whether a target may be built with the document called `name`. Scenes are converted first, under
  /// whatever name.
  func mentions(_ name: String) -> Bool {
    documentNames?.contains(name) ?? true || name.hasSuffix(".scene")
  }

  /// The last parts of the paths that end in `.storyboard` and `.xib`: `path = Base.lproj/Main.storyboard;`.
  /// Since Xcode 16 a project may name folders alone; one that names no document tells nothing.
  private static func documentNames(in bytes: [UInt8]) -> Set<String>? {
    let delimiters = Set("/\"=;\n".utf8)
    var names: Set<String> = []
    for word in bytes.split(whereSeparator: delimiters.contains) {
      if ends(word, with: "PBXFileSystemSynchronizedRootGroup") { return nil }
      guard ends(word, with: ".storyboard") || ends(word, with: ".xib") else { continue }
      let name = word.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      names.insert(String(decoding: name, as: UTF8.self))
    }
    return names.isEmpty ? nil : names
  }

  private static func ends(_ word: ArraySlice<UInt8>, with ending: String) -> Bool {
    word.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// The least number in the lines `SWIFT_VERSION = 5.0;`.
  private static func swiftVersion(in bytes: [UInt8]) -> Int? {
    let key = Array("SWIFT_VERSION = ".utf8)
    var least: Int?
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let setting = line.drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
      guard setting.starts(with: key) else { continue }
      let digits = setting.dropFirst(key.count).prefix { (0x30...0x39).contains($0) }
      guard let number = Int(String(decoding: digits, as: UTF8.self)) else { continue }
      least = min(least ?? number, number)
    }
    return least
  }
}
