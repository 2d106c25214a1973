import BoardwalkBase

/// One scene of a storyboard: a view controller and its sibling objects.
package struct Scene: DocumentObject {
  /// The `scene` element.
  package let element: Element

  /// The scene that `element` holds.
  package init(_ element: Element) { self.element = element }

  /// The scene's identifier, which no reference uses.
  package var sceneID: String? { element["sceneID"] }

  /// All top-level objects: controller, placeholders, exit, gesture recognizers, views outside of
  /// the controller.
  package var objects: [Element] {
    element.child("objects").map { Array($0.children) } ?? []
  }

  /// The view controller; nil in a scene that only refers to another storyboard.
  package var controller: ViewController? {
    objects.first(where: ViewController.isViewController).map(ViewController.init)
  }

  /// The reference to a scene in another storyboard; nil if the scene has a controller.
  package var reference: StoryboardReference? {
    objects.first { $0.name == "viewControllerPlaceholder" }.map(StoryboardReference.init)
  }

  /// The position on Interface Builder's canvas.
  package var canvasLocation: LayoutPoint? {
    element.child("point", key: "canvasLocation").flatMap(LayoutPoint.init)
  }

  /// The display name: its controller's label, title or class.
  package var displayName: String {
    controller?.displayName ?? reference?.displayName ?? "a scene without a view controller"
  }
}
