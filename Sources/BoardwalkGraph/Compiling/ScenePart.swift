import BoardwalkDocument

/// The objects of one compiled scene: a main object and its siblings.
struct ScenePart: Sendable {
  /// The `scene` element, or a xib's `document`.
  let element: Element

  /// The controller or reference that the scene is about.
  let main: Element?

  /// The other top-level objects.
  let objects: [Element]

  /// Whether the contents of the element other than objects belong to this part.
  let isFirst: Bool

  /// The parts of `document`, in document order: one for each scene of a storyboard, one for a xib.
  ///
  /// Of several top-level controllers each but the first is a separate part.
  static func parts(of document: Document) -> [ScenePart] {
    guard document.kind == .storyboard else {
      return parts(of: document.root, objects: document.topLevelObjects)
    }
    return document.scenes.flatMap { parts(of: $0.element, objects: $0.objects) }
  }

  private static func parts(of element: Element, objects: [Element]) -> [ScenePart] {
    let mains = objects.filter(isMain)
    let first = ScenePart(
      element: element, main: mains.first, objects: objects.filter { !isMain($0) }, isFirst: true)
    return [first]
      + mains.dropFirst().map {
        ScenePart(element: element, main: $0, objects: [], isFirst: false)
      }
  }

  private static func isMain(_ object: Element) -> Bool {
    ViewController.isViewController(object) || object.kind == .viewControllerPlaceholder
  }

  /// All objects, the main one included, in document order.
  var allObjects: [Element] {
    ((main.map { [$0] } ?? []) + objects).sorted { $0.index < $1.index }
  }
}
