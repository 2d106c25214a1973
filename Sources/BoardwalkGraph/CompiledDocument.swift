import BoardwalkDocument

/// One compiled storyboard or xib.
public struct CompiledDocument: Sendable, Hashable, Codable {
  /// What sort of document it was.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// Scenes and ways between them.
    case storyboard

    /// Top-level objects, in a single scene.
    case xib
  }

  /// The device that Interface Builder showed it on.
  public struct Device: Sendable, Hashable, Codable {
    /// Interface Builder's name of it, such as `retina6_12`.
    public var identifier: String

    /// Whether it lay on its side.
    @Usually<Usual.No> public var isLandscape: Bool

    /// Whether its colours were dark.
    @Usually<Usual.No> public var isDark: Bool
  }

  /// The file's name without its extension, by which storyboard references name it.
  public var name: String

  /// The file's path as compiled, for messages.
  public var path: String

  /// What sort of document it was.
  public var kind: Kind

  /// The version of Interface Builder that wrote it.
  public var toolsVersion: String?

  /// The device that Interface Builder showed it on.
  public var device: Device?

  /// Whether the system shows it while the app launches.
  @Usually<Usual.No> public var isLaunchScreen: Bool

  /// The index of the scene that it begins with.
  public var initialScene: Int?

  /// Its scenes, in document order.
  public var scenes: [CompiledScene]

  /// The images and colours it names.
  public var resources: [ResourceTemplate]

  /// Whatever else the document says, as written.
  public var rest = ArchivedElement(name: "document")
}
