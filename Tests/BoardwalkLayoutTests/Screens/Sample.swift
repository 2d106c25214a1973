import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation
import BoardwalkTestSupport
import Testing

/// A screen to measure.
enum Sample {
  /// The screen of the scene named `scene` in a storyboard of the fixtures, or of its first one.
  static func screen(
    _ fixture: String, _ scene: String? = nil, device: String = "iPhone 8",
    isLandscape: Bool = false, system: Int = 18, sheet: SheetSettings? = nil,
    change: (String) -> String = { $0 }
  ) throws -> Screen {
    let file = try Fixtures("snapshots").file(fixture + ".storyboard")
    let text = change(String(decoding: file.bytes, as: UTF8.self))
    let graph = graph(SourceFile(path: file.path, bytes: Array(text.utf8)))
    var options = LaunchOptions()
    options.device = try #require(DeviceTable.device(named: device))
    options.isLandscape = isLandscape
    options.system = SystemVersion(system)
    guard let scene else { return Screen(Simulation.launch(graph, options: options).simulation) }
    let index = try #require(graph.documents[0].scenes.firstIndex { $0.name == scene })
    var simulation = Simulation.showing(
      ScenePlace(document: 0, scene: index), of: graph, options: options)
    if let sheet, let front = simulation.presentationChain.last {
      simulation.configure(front) { $0.sheet = sheet }
    }
    return Screen(simulation)
  }

  /// The views of a scene whose root is 600 × 600 and which holds `content`, placed at `frame`.
  static func place(
    _ content: String, in frame: LayoutRect, safeArea: LayoutRect? = nil,
    direction: UserInterfaceLayoutDirection = .leftToRight, textSize: TextSize = .standard
  ) throws -> PlacedView {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="23504" targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
      <viewController id="con" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
      \(content)
      <viewLayoutGuide key="safeArea" id="safe"/>
      </view></viewController></objects></scene></scenes></document>
      """
    let graph = graph(SourceFile(path: "Sample.storyboard", bytes: Array(text.utf8)))
    let view = try #require(graph.documents.first?.scenes.first?.controller?.view)
    let canvas = Canvas(
      running: graph.documents.first, on: DeviceTable.standard, isLandscape: false,
      system: .standard, textSize: textSize, direction: direction)
    return ContentLayout(safeArea: safeArea ?? frame, on: canvas).place(view, in: frame)
  }

  /// The app of a scene text as it is launched on `device`.
  static func launch(
    _ scenes: String, device: String = "iPhone 16", isLandscape: Bool = false, system: Int = 18
  ) throws -> Simulation {
    var options = LaunchOptions()
    options.device = try #require(DeviceTable.device(named: device))
    options.isLandscape = isLandscape
    options.system = SystemVersion(system)
    let file = SourceFile(path: "Main.scene", text: "storyboard\n\n" + scenes)
    return Simulation.launch(graph(file), options: options).simulation
  }

  private static func graph(_ file: SourceFile) -> SceneGraph {
    let loaded = LoadedFile(file)
    return Compiler().compile(Project([loaded], isWhole: false), main: loaded.document)
  }
}

extension PlacedView {
  /// All views of the class `name`, itself included, in drawing order.
  func all(_ name: String) -> [PlacedView] {
    (className == name ? [self] : []) + subviews.flatMap { $0.all(name) }
  }

  /// The frame of the view with the id `id`.
  func frame(_ id: String) throws -> LayoutRect { try #require(view(withID: id)).frame }
}
