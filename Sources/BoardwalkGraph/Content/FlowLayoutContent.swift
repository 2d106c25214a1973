import BoardwalkBase

/// The properties of a flow layout; nil if none is specified.
package struct FlowLayoutContent: ArchivedContent {
  /// The space around the items of a section.
  package let sectionInset: LayoutInsets?

  /// The size of headers.
  package let headerReferenceSize: LayoutSize?

  /// The size of footers.
  package let footerReferenceSize: LayoutSize?

  /// The class of the layout, if not UIKit's.
  package let customClass: String?

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    sectionInset = element.part("sectionInset")?.insets
    headerReferenceSize = element.part("headerReferenceSize")?.size
    footerReferenceSize = element.part("footerReferenceSize")?.size
    customClass = element["customClass"]
  }
}

extension FlowLayoutTemplate {
  /// Its values beyond the template's own.
  package var content: FlowLayoutContent { rest.content }
}
