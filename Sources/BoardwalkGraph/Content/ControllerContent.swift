import BoardwalkBase

/// The properties of a controller beyond those of all controller templates.
package struct ControllerContent: ArchivedContent {
  /// A layout guide from before there were safe areas.
  package struct LayoutGuide: Sendable, Hashable {
    /// Its id in the document.
    package let id: String

    /// Whether it is where bars above end rather than where those below begin.
    package let isTop: Bool
  }

  /// The guides of its view.
  package let layoutGuides: [LayoutGuide]

  /// The bars that a navigation or tab bar controller keeps, as the document has them.
  package let navigationBar, toolbar, tabBar: BarContent?

  /// The edges at which its view extends below bars; nil for the default.
  package let extendedEdges: Set<String>?

  /// Whether its view extends below opaque bars.
  package let extendsUnderOpaqueBars: Bool

  /// Its simulated metrics.
  package let simulatedMetrics: SimulatedMetrics

  /// Whether the scene has a freeform size; nil if the document does not specify it.
  package let isFreeform: Bool?

  /// The freeform size in points.
  package let freeformSize: LayoutSize?

  /// The size that it asks for in presentations, under the key of before iOS 7 too.
  package let preferredContentSize: LayoutSize?

  /// Whether a list's selection is gone when the list appears again.
  package let clearsSelectionOnViewWillAppear: Bool

  /// The events that hide a navigation controller's bars.
  package let barHiding: BarHidingContent

  /// The properties of a split view controller.
  package let split: SplitContent

  /// The refresh control of its table.
  package let refreshControl: RefreshControlContent?

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    let guides = element.child("layoutGuides")?.children ?? []
    layoutGuides = guides.compactMap { guide in
      guide["id"].map { LayoutGuide(id: $0, isTop: guide["type"] == "top") }
    }
    func bar(_ name: String) -> BarContent? { element.child(name, key: name).map(BarContent.init) }
    (navigationBar, toolbar, tabBar) = (bar("navigationBar"), bar("toolbar"), bar("tabBar"))
    extendedEdges = element.children.last { $0["key"] == "edgesForExtendedLayout" }.map { edges in
      Set(["top", "left", "bottom", "right"].filter { edges.flag($0) == true })
    }
    extendsUnderOpaqueBars = element.flag("extendedLayoutIncludesOpaqueBars") == true
    simulatedMetrics = SimulatedMetrics(element)
    isFreeform = element.children.last { $0["key"] == "simulatedDestinationMetrics" }.map {
      $0.name == "freeformSimulatedSizeMetrics"
    }
    let size = element.child("size", key: "freeformSize")?.size
    freeformSize = size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    preferredContentSize =
      element.children.lazy
      .filter { ["preferredContentSize", "contentSizeForViewInPopover"].contains($0["key"]) }
      .map(\.size).first { $0.width > 0 && $0.height > 0 }
    clearsSelectionOnViewWillAppear = element.flag("clearsSelectionOnViewWillAppear") != false
    barHiding = BarHidingContent(element)
    split = SplitContent(element)
    refreshControl = RefreshControlContent(holder: element)
  }
}

extension ControllerTemplate {
  /// Its values beyond the template's own.
  package var content: ControllerContent { rest.content }
}
