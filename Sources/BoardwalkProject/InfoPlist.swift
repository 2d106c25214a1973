import BoardwalkBase
import BoardwalkDocument

/// The storyboards in an app's Info.plist, or in the build settings from which Xcode 13 and later
/// make it.
package struct InfoPlist: Sendable, Hashable {
  /// The file: a property list, as text or in Apple's binary form, or a project file of Xcode.
  package let file: SourceFile

  /// The storyboards that the app may launch with: those of the scene manifest first, then the
  /// app's own, those for an idiom last. Names with build settings are omitted.
  package let mainStoryboards: [String]

  /// The storyboard shown while it launches.
  package let launchStoryboard: String?

  /// All storyboards, each once.
  package var storyboards: Set<String> {
    Set(mainStoryboards + [launchStoryboard].compactMap(\.self))
  }

  /// The storyboard that the app launches with.
  package var mainStoryboard: String? { mainStoryboards.first }

  /// The list in the file at `path`; nil if it is no property list.
  package init?(path: String) {
    guard let file = try? SourceFile(contentsOfRegularFile: path) else { return nil }
    self.init(file)
  }

  /// The list in `file`; nil if it is neither a property list nor a project file.
  package init?(_ file: SourceFile) {
    self.file = file
    if Self.isProjectFile(file.path) {
      let settings = InfoPlistSetting.all(in: file)
      mainStoryboards = settings.filter { Self.mainKeys.contains($0.key) }.map(\.value)
        .compactMap(Self.storyboardName)
      launchStoryboard = settings.first { $0.key == Self.launchKey }
        .flatMap { Self.storyboardName($0.value) }
      return
    }
    guard let entries = PropertyList(file.bytes)?.entries else { return nil }
    mainStoryboards =
      (Self.sceneStoryboards(entries) + Self.mainKeys.compactMap { entries[$0] as? String })
      .compactMap(Self.storyboardName)
    launchStoryboard = (entries[Self.launchKey] as? String).flatMap(Self.storyboardName)
  }

  /// Whether the file at `path` is named like an Info.plist, before which the name of a target may
  /// stand, or like a project file.
  package static func isName(_ path: String) -> Bool {
    path.hasSuffix("Info.plist") || isProjectFile(path)
  }

  /// Whether the file is a project file of Xcode.
  package var isProjectFile: Bool { Self.isProjectFile(file.path) }

  /// The range of the storyboard name `name` in the file; its start if it is binary.
  package func range(of name: String) -> Range<Int> {
    if isProjectFile {
      return InfoPlistSetting.all(in: file).first {
        Self.keys.contains($0.key) && Self.storyboardName($0.value) == name
      }?.range ?? 0..<0
    }
    let written = XMLEscapes.content(name)
    for key in Self.keys {
      var rest = file.bytes[...]
      while let place = rest.firstRange(of: Array("<key>\(key)</key>".utf8)) {
        rest = rest[place.upperBound...].drop { $0 <= 0x20 }
        for value in [written, written + ".storyboard"]
        where rest.starts(with: "<string>\(value)</string>".utf8) {
          let start = rest.startIndex + "<string>".utf8.count
          return start..<start + value.utf8.count
        }
      }
    }
    return 0..<0
  }

  /// The keys whose values name storyboards.
  private static let keys = ["UISceneStoryboardFile"] + mainKeys + [launchKey]

  private static let launchKey = "UILaunchStoryboardName"

  private static func isProjectFile(_ path: String) -> Bool { path.hasSuffix("project.pbxproj") }

  private static let mainKeys = [
    "UIMainStoryboardFile", "UIMainStoryboardFile~iphone", "UIMainStoryboardFile~ipad",
  ]

  /// The storyboards of the windows that the system opens.
  private static func sceneStoryboards(_ entries: [String: Any]) -> [String] {
    let manifest = entries["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    let windows = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    return windows?.compactMap { $0["UISceneStoryboardFile"] as? String } ?? []
  }

  /// `value` without its extension; nil for an empty value or one with build settings.
  private static func storyboardName(_ value: String) -> String? {
    let name = value.hasSuffix(".storyboard") ? String(value.dropLast(".storyboard".count)) : value
    return name.isEmpty || name.contains("$(") || name.contains("${") ? nil : name
  }
}
