/// The properties of a collection view beyond those of a view.
package struct CollectionTemplate: Sendable, Hashable, Codable {
  /// The flow layout's numbers, in points; nil for a layout of another class.
  package var flowLayout: FlowLayoutTemplate?

  /// The cells that code copies at run time.
  @OmittedIfDefault<Default.Empty<ViewTemplate>> package var prototypes: [ViewTemplate]

  /// The headers and footers that code copies at run time.
  @OmittedIfDefault<Default.Empty<ViewTemplate>> package var reusableViews: [ViewTemplate]
}
