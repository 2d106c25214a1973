import BoardwalkDocument

/// One compiled storyboard or xib.
package struct CompiledDocument: Sendable, Hashable, Codable {
  /// The kind of the source document.
  package enum Kind: String, Sendable, Hashable, Codable {
    /// Scenes and ways between them.
    case storyboard

    /// Top-level objects, in a single scene.
    case xib
  }

  /// The device that Interface Builder showed it on.
  package struct Device: Sendable, Hashable, Codable {
    /// Interface Builder's name, such as `retina6_12`.
    package var identifier: String

    /// Whether it lay on its side.
    @OmittedIfDefault<Default.No> package var isLandscape: Bool

    /// Whether its colors were dark.
    @OmittedIfDefault<Default.No> package var isDark: Bool
  }

  /// The file's name without its extension, by which storyboard references name it.
  package var name: String

  /// The file's path as compiled, for messages.
  package var path: String

  /// The kind of document.
  package var kind: Kind

  /// The version of Interface Builder that wrote it.
  package var toolsVersion: String?

  /// The device that Interface Builder showed it on.
  package var device: Device?

  /// Whether the system shows it while the app launches.
  @OmittedIfDefault<Default.No> package var isLaunchScreen: Bool

  /// The index of the scene that it begins with.
  package var initialScene: Int?

  /// Its scenes, in document order.
  package var scenes: [CompiledScene]

  /// The images and colors it names.
  package var resources: [ResourceTemplate]

  /// The unmodeled parts of the document.
  package var rest = Archived<DocumentContent>(ArchivedElement(name: "document"))
}
