import Foundation

/// What an app's Info.plist says of its storyboards.
public struct InfoPlist: Sendable, Hashable {
  /// The storyboard that the app launches with.
  public let mainStoryboard: String?

  /// The storyboard shown while it launches.
  public let launchStoryboard: String?

  /// The list in the file at `path`; nil where it is no property list.
  public init?(path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [String: Any]
    else { return nil }
    mainStoryboard =
      Self.sceneStoryboard(entries) ?? entries["UIMainStoryboardFile"] as? String
      ?? entries["UIMainStoryboardFile~iphone"] as? String
    launchStoryboard = entries["UILaunchStoryboardName"] as? String
  }

  /// The storyboard of the first scene configuration, which is asked before the app's own.
  private static func sceneStoryboard(_ entries: [String: Any]) -> String? {
    let manifest = entries["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    let windows = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    return windows?.lazy.compactMap { $0["UISceneStoryboardFile"] as? String }.first
  }
}
