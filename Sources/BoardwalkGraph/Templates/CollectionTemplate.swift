/// What a collection view has beyond a view.
public struct CollectionTemplate: Sendable, Hashable, Codable {
  /// The flow layout's numbers, in points; nil for a layout of another class.
  public var flowLayout: FlowLayoutTemplate?

  /// The cells that code copies at run time.
  @Usually<Usual.Empty<ViewTemplate>> public var prototypes: [ViewTemplate]

  /// The headers and footers that code copies at run time.
  @Usually<Usual.Empty<ViewTemplate>> public var reusableViews: [ViewTemplate]
}
