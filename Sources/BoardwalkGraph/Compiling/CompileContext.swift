import BoardwalkDocument

/// The context of compiling an object: facts about its document, computed once.
struct CompileContext: Sendable {
  /// The maximum nesting of views; deeper ones are only archived.
  ///
  /// Real documents have some 14. The limit also bounds the nesting of graph files.
  static let deepestNesting = 64

  /// The document.
  let document: Document

  private let positions: ElementPositions
  private let sceneIndices: [String: Int]
  private let viewsByRecognizer: [String: [String]]
  private let names: ObjectNames
  private var nesting = 0

  /// The context of `document`, whose scenes begin with `parts`.
  init(_ document: Document, parts: [ScenePart]) {
    self.document = document
    positions = ElementPositions(document)
    names = ObjectNames(document)
    sceneIndices = Dictionary(
      parts.enumerated().compactMap { index, part in part.main?["id"].map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    var views: [String: [String]] = [:]
    for element in document.elements(of: .outletCollection) {
      let collection = OutletCollection(element)
      guard collection.property == "gestureRecognizers" else { continue }
      views[collection.destinationID, default: []].append(element.parent?.parent?["id"] ?? "")
    }
    viewsByRecognizer = views
  }

  /// The position of `element` in the document.
  func position(of element: Element) -> SourcePosition { positions[element] }

  /// The index of the scene that the controller or reference with `id` is the main object of.
  func scene(of id: String) -> Int? { sceneIndices[id] }

  /// The ids of the views that have the recognizer with `id`.
  func views(of id: String) -> [String] { viewsByRecognizer[id, default: []] }

  /// The name of the object `id` for people.
  func name(of id: String) -> String {
    guard let object = document.object(withID: id) else { return "an object that is missing" }
    if ViewController.isViewController(object) { return ViewController(object).displayName }
    return names.name(of: object) ?? object.name
  }

  /// The context inside a view or controller; nil if its contents are only archived.
  var inside: CompileContext? {
    guard nesting < Self.deepestNesting else { return nil }
    var context = self
    context.nesting += 1
    return context
  }
}
