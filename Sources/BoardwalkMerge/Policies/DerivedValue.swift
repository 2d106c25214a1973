import BoardwalkDocument

/// A value that Interface Builder derives, which therefore never conflicts.
package enum DerivedValue: Sendable, Hashable, CaseIterable {
  /// The version of a tool or system, or a required version; the newer one is kept.
  case version

  /// A frame, which follows from constraints; the preferred side's hold, so that they fit together.
  case frame

  /// A position or an appearance on the canvas; the preferred side's is kept.
  case canvas

  /// The appearance of a resource, copied from the asset catalog; the preferred side's is kept.
  case resource
}

extension DerivedValue {
  /// The attributes that are derived in every element.
  private static let attributes: [String: DerivedValue] = [
    "misplaced": .frame, "ambiguous": .frame,
  ]

  /// The attributes of some elements that are derived.
  private static let attributesOfElements: [String: [String: DerivedValue]] = [
    "document": ["toolsVersion": .version, "systemVersion": .version, "version": .version],
    "plugIn": ["version": .version],
    "deployment": ["version": .version],
    "capability": ["minToolsVersion": .version],
    "image": ["width": .resource, "height": .resource],
  ]

  /// The elements all of whose attributes are derived, by name and key.
  private static let elements: [String: [String?: DerivedValue]] = [
    "rect": ["frame": .frame],
    "frame": ["frameInset": .frame],
    "point": ["canvasLocation": .canvas],
    "device": [nil: .canvas],
    "adaptation": [nil: .canvas],
  ]

  /// The elements everything inside which is derived.
  private static let holders: [String: DerivedValue] = [
    "dependencies": .version, "namedColor": .resource, "systemColor": .resource,
    "inferredMetricsTieBreakers": .canvas,
    "designables": .canvas, "designable": .canvas,
  ]

  /// The kind of derived value of the whole `element`; nil if it is not derived.
  static func of(_ element: Element) -> DerivedValue? {
    if let byKey = elements[element.name], let derived = byKey[element["key"]] { return derived }
    return element.parent.flatMap { holders[$0.name] }
  }

  /// The kind of derived value of the attribute `name` of `element`; nil if it is not derived.
  static func of(_ name: String, in element: Element) -> DerivedValue? {
    attributes[name] ?? attributesOfElements[element.name]?[name] ?? of(element)
  }
}
