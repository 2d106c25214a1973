import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject
import Testing

/// Small documents for tests, written around the part that a test is about.
enum Sample {
  /// The document that `text` writes, in a file at `path`.
  static func document(_ text: String, path: String = "Main.storyboard") throws -> Document {
    let file = SourceFile(path: path, text: text)
    return try #require(LoadedFile(file).document, "the sample must be a document")
  }

  /// A storyboard of `scenes`.
  static func storyboard(
    _ scenes: String, initial: String? = nil, rest: String = "", path: String = "Main.storyboard"
  ) throws -> Document {
    let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return try document(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(initial)>
      <scenes>
      \(scenes)
      </scenes>
      \(rest)
      </document>
      """, path: path)
  }

  /// A xib of `objects`, beside its placeholders.
  static func xib(_ objects: String, path: String = "Card.xib") throws -> Document {
    try document(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
      </objects>
      </document>
      """, path: path)
  }

  /// A scene of `objects`.
  static func scene(_ objects: String) -> String {
    "<scene sceneID=\"s\"><objects>\(objects)</objects></scene>"
  }

  /// A scene of a plain view controller with `id` that holds `content`.
  static func controllerScene(_ id: String, _ content: String = "", more: String = "") -> String {
    scene(
      """
      <viewController id="\(id)" sceneMemberID="viewController">\(content)</viewController>\(more)
      """)
  }

  /// The compiled form of `document` alone.
  static func compile(_ document: Document) throws -> CompiledDocument {
    let project = Project([.document(document)], isWhole: false)
    return try #require(Compiler().compile(project).documents.first)
  }

  /// The first scene of a storyboard of `scenes`.
  static func firstScene(_ scenes: String) throws -> CompiledScene {
    try #require(try compile(try storyboard(scenes)).scenes.first)
  }

  /// The template of the view that `xml` writes, inside the root view of a controller.
  static func view(_ xml: String) throws -> ViewTemplate {
    let scene = try firstScene(
      controllerScene(
        "vc", "<view key=\"view\" id=\"root\"><subviews>\(xml)</subviews></view>"))
    return try #require(scene.controller?.view?.subviews.first)
  }

  /// The template of the controller that `xml` writes.
  static func controller(_ xml: String) throws -> ControllerTemplate {
    try #require(try firstScene(scene(xml)).controller)
  }
}
