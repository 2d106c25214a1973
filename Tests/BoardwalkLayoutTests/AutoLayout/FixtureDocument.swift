import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkProject
import BoardwalkTestSupport
import Testing

/// Documents to lay out.
enum FixtureDocument {
  static let names = Fixtures("layout").names(endingIn: ".storyboard")

  static func named(_ name: String) throws -> CompiledDocument {
    try compiled(Fixtures("layout").file(name + ".storyboard"))
  }

  /// The document of one scene whose view of `kind` is `width` × `height` points, `y` below the
  /// top, and holds `content`.
  static func around(
    _ content: String, kind: String = "view", y: Int = 0, width: Int = 375, height: Int = 667,
    toolsVersion: String = "14460", resources: String = "", dependencies: String = "",
    guides: String = "", device: String = #"<device id="retina4_7" orientation="portrait"/>"#
  ) throws -> CompiledDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      \(device)\(dependencies)<scenes><scene sceneID="s"><objects>
      <viewController id="con" sceneMemberID="viewController">\(guides)<\(kind) key="view" id="root">
      <rect key="frame" x="0.0" y="\(y)" width="\(width)" height="\(height)"/>
      \(content)
      <viewLayoutGuide key="safeArea" id="safe"/>
      </\(kind)></viewController></objects></scene></scenes>
      <resources>\(resources)</resources></document>
      """
    return try compiled(SourceFile(path: "Main.storyboard", text: text))
  }

  /// The frames that Interface Builder's canvas gives the views of `document`, by id.
  static func frames(
    _ document: CompiledDocument, _ textSizes: Canvas.TextSizes = .stored
  ) -> [String: LayoutRect] {
    CanvasLayout(document, on: Canvas(document, textSizes: textSizes)).frames()
  }

  private static func compiled(_ file: SourceFile) throws -> CompiledDocument {
    let loaded = LoadedFile(file)
    let graph = Compiler().compile(Project([loaded], isWhole: false))
    return try #require(graph.documents.first)
  }
}
