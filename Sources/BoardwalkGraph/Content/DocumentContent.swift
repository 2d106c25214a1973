import BoardwalkDocument

/// The properties of a document beyond its scenes and resources.
package struct DocumentContent: ArchivedContent {
  /// A content size that Interface Builder keeps of a view of the app's own class; nil for a length
  /// that the view does not care for.
  package struct DesignableSize: Sendable, Hashable {
    package let width, height: LayoutContent.IntrinsicLength?
  }

  /// Whether it names Interface Builder's plug-in for the system.
  package let hasPlugIn: Bool

  /// The version of Interface Builder's plug-in for the system.
  package let plugInVersion: String?

  /// The ids of the segues that determine the simulated container of a scene.
  package let metricsTieBreakers: Set<String>

  /// The content sizes of views of the app's own classes, by the views' ids.
  package let contentSizes: [String: DesignableSize]

  /// The name of the window that the app has beside another one on the device's screen; nil for all
  /// of it.
  package let adaptation: String?

  /// The tint color.
  package let tintColor: ColorValue?

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    let plugIn = element.child("dependencies")?.child("plugIn")
    hasPlugIn = plugIn != nil
    plugInVersion = plugIn?["version"]
    metricsTieBreakers = Set(
      element.child("inferredMetricsTieBreakers")?.children.compactMap { $0["reference"] } ?? [])
    adaptation = element.child("device")?.child("adaptation")?["id"]
    tintColor = element.color("tintColor")
    let designables = element.children.filter { $0.name == "designables" }.flatMap(\.children)
    contentSizes = designables.reduce(into: [:]) { sizes, designable in
      guard let id = designable["name"], let size = designable.children.first else { return }
      func length(_ name: String) -> LayoutContent.IntrinsicLength? {
        size.number(name).map { $0 >= 0 ? .points($0) : .none }
      }
      sizes[id] = DesignableSize(width: length("width"), height: length("height"))
    }
  }
}

extension CompiledDocument {
  /// Its values beyond scenes and resources.
  package var content: DocumentContent { rest.content }
}
