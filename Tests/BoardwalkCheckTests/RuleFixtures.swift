import BoardwalkBase
import BoardwalkBehavior
import BoardwalkCheck
import BoardwalkProject
import BoardwalkTestSupport
import Foundation

/// The documents in `Tests/Fixtures/check/<rule>`: what breaks the rule is called `bad…`, what
/// keeps it `good…`; a folder is a whole project.
struct RuleFixtures {
  /// The folder with a folder for each rule.
  static let folder = PackageFolder.url.appendingPathComponent("Tests/Fixtures/check")

  let folder: URL
  private let checker: Checker

  init(_ rule: RuleID) {
    folder = Self.folder.appendingPathComponent(rule.name)
    checker = Checker(rules: Rule.all.filter { $0.isOn || $0.id == rule })
  }

  /// The names of all files and folders whose names begin with `prefix`, sorted.
  func names(beginningWith prefix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix(prefix) }.sorted()
  }

  /// What all rules find in the fixture named `name`, by paths inside the rule's folder.
  func check(_ name: String) -> [Diagnostic] {
    let path = folder.appendingPathComponent(name).path
    let finder = DocumentPaths()
    let files = finder.expand([path]).map { LoadedFile(file(at: $0)) }
    let sidecarFiles = finder.isFolder(path) ? finder.files(in: path) { _ in true } : []
    var project = Project(
      files, isWhole: finder.isFolder(path), assets: Assets(paths: sidecarFiles),
      translations: sidecarFiles.filter { $0.hasSuffix("strings") }
        .compactMap { Translations(file(at: $0)) },
      infoPlists: sidecarFiles.filter(InfoPlist.isName)
        .compactMap { InfoPlist(file(at: $0)) },
      behaviors: sidecarFiles.filter { $0.hasSuffix(".behavior") }
        .map { BehaviorFile(file(at: $0)) },
      sceneCopies: SceneCopy.pairs(among: sidecarFiles).map { pair in
        SceneCopy(scene: LoadedFile(file(at: pair.scene)), documentPath: inside(pair.document))
      })
    project.sources = finder.isFolder(path) ? classes(in: path) : nil
    return checker.check(project).diagnostics
  }

  /// The file at `path`, called by its path inside the rule's folder.
  private func file(at path: String) -> SourceFile {
    SourceFile(
      path: inside(path),
      bytes: (try? SourceFile(contentsOf: path).bytes) ?? [])
  }

  /// The classes in the folder at `path`; nil where it has no sources.
  private func classes(in path: String) -> ClassTable? {
    let sources = SourceFolders([path])
    guard !sources.files.isEmpty else { return nil }
    return ClassTable(
      sources.files.map { SourceFile(path: inside($0.path), bytes: $0.bytes) },
      projectFolders: sources.projectFolders.map {
        XcodeProject(
          path: inside($0.path), swiftVersion: $0.swiftVersion, documentNames: $0.documentNames,
          moduleNames: $0.moduleNames)
      })
  }

  /// The part of `path` inside the rule's folder.
  private func inside(_ path: String) -> String { String(path.dropFirst(folder.path.count + 1)) }

  /// What is expected of all bad fixtures, as it stands in the file beside them.
  var expected: String? {
    try? String(contentsOf: folder.appendingPathComponent("expected.txt"), encoding: .utf8)
  }

  /// Writes what is expected.
  func update(_ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent("expected.txt"))
  }
}

extension Diagnostic {
  /// The diagnostic as expectations are written: one line, then what belongs to it.
  var lines: String {
    var lines = ["\(path):\(start)-\(end): \(severity.rawValue): \(message) [\(rule)]"]
    if !object.isEmpty { lines.append("  in \(object.joined(separator: " > "))") }
    for note in notes {
      lines.append("  note: " + (note.position.map { "\($0): " } ?? "") + note.message)
    }
    if let fix { lines.append("  fix: \(fix)") }
    return lines.map { $0 + "\n" }.joined()
  }
}
