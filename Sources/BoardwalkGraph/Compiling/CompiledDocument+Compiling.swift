import BoardwalkDocument

extension CompiledDocument {
  /// The compiled form of `document`; nil for a document that Boardwalk does not handle.
  init?(compiling document: Document) {
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
      path: document.file.path.hasPrefix("/") ? document.file.name : document.file.path,
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
