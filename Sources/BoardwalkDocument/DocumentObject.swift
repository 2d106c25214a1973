/// A typed view of one element without state.
package protocol DocumentObject: Sendable, Hashable {
  /// The element.
  var element: Element { get }

  /// The typed view of `element`, of any kind.
  init(_ element: Element)
}

extension DocumentObject {
  /// The identifier that references in the same document use.
  package var id: String? { element["id"] }

  /// The name that its author gave it in Interface Builder.
  package var userLabel: String? { element["userLabel"] }

  /// The class that replaces UIKit's own.
  package var customClass: CustomClass? { CustomClass(element) }

  /// The values set by key path when the object is loaded.
  package var runtimeAttributes: [RuntimeAttribute] {
    element.child("userDefinedRuntimeAttributes")?.children.map(RuntimeAttribute.init) ?? []
  }

  /// The element that holds its connections.
  private var connections: Element? { element.child("connections") }

  /// The segues and relationships that begin at it.
  package var segues: [Segue] {
    connections?.children(named: "segue").map(Segue.init) ?? []
  }
}
