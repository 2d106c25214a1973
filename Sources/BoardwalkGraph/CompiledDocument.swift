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

extension CompiledDocument {
  /// The compiled form of `document` in an app with `paths`; nil for a document that Boardwalk does
  /// not handle.
  init?(compiling document: Document, paths: CompiledPaths) {
    let kind: Kind
    switch document.kind {
    case .storyboard: kind = .storyboard
    case .xib: kind = .xib
    case .unsupported: return nil
    }
    let parts = ScenePart.parts(of: document)
    let context = CompileContext(document, parts: parts)
    self.init(
      name: document.name,
      path: paths.path(of: document.file.path),
      kind: kind,
      toolsVersion: document.toolsVersion,
      device: document.device.map {
        Device(identifier: $0.identifier, isLandscape: $0.isLandscape, isDark: $0.isDark)
      },
      isLaunchScreen: document.isLaunchScreen,
      initialScene: document.initialViewControllerID.flatMap(context.scene),
      scenes: parts.map { CompiledScene(compiling: $0, in: context) },
      resources: document.resources.map { ResourceTemplate(compiling: $0) })
    var rest = UnmodeledContent(document.root)
    rest.consume("toolsVersion")
    rest.consumeFlag("launchScreen")
    rest.consume("initialViewController", if: initialScene != nil)
    if let device = document.device { rest.consumeDevice(device) }
    rest.consume(document.root.child("resources")) { _ in true }
    if kind == .storyboard {
      rest.consume(document.root.child("scenes")) { $0.kind == .scene }
    } else if let part = parts.first {
      rest.consumeObjects(besides: part.objects, of: document.root, in: context)
    }
    self.rest = Archived(rest.archivedWithName)
  }
}

extension UnmodeledContent {
  fileprivate mutating func consumeDevice(_ device: DocumentDevice) {
    var rest = UnmodeledContent(device.element)
    rest.consume("id")
    rest.consume("orientation", as: device.isLandscape ? "landscape" : "portrait")
    if device.isDark { rest.consume("appearance", as: "dark") }
    replace(device.element, by: rest.archived)
  }
}
