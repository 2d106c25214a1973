import BoardwalkGraph

/// The element of a document from which an object was made.
package struct Origin: Sendable, Hashable, Codable {
  /// The path of the document.
  package let document: String

  /// The position of the element.
  package let position: SourcePosition

  /// The name of its scene.
  package let scene: String

  /// The element, such as `segue "open"`.
  package let element: String

  /// The position and the element, as one line.
  package var text: String {
    "\(document):\(position.line):\(position.column): \(element) of \(scene)"
  }
}

extension Blueprint {
  /// The origin of `segue`.
  func origin(of segue: SegueTemplate) -> Origin {
    let name = segue.identifier.map { "segue \"\($0)\"" } ?? "\(segue.kind.rawValue) segue"
    return origin(name, at: segue.position)
  }

  /// The origin of the controller; nil if no document describes it.
  var origin: Origin? {
    document.isEmpty ? nil : origin(template.className, at: template.position)
  }

  func origin(_ element: String, at position: SourcePosition) -> Origin {
    Origin(document: document, position: position, scene: template.name, element: element)
  }
}
