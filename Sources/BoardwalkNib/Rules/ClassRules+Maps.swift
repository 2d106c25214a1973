// Views that show maps.
extension ClassRules {
  /// A map. Its keys are those of three compiled files; only the newest has the last three.
  static let mapView = ClassRules(
    "mapView", "MKMapView", known: [.xcode7, .xcode8],
    derived: [.xcode9, .xcode11, .xcode12, .xcode13, .xcode14, .xcode15],
    [
      KeyRule(
        "UIViewLayoutMargins", .constant(.data(PackedGeometry.bytes([0, 0, 0, 0]))),
        since: .xcode8, samples: 1, evidence: .compiledFiles),
      KeyRule("MKDelegate", .constant(.null), samples: 3, evidence: .compiledFiles),
      KeyRule(
        "MKMapType", .word("mapType", .mapType, standard: "standard"), samples: 3,
        evidence: .compiledFiles),
      setting("MKZoomEnabled", "zoomEnabled"), setting("MKScrollEnabled", "scrollEnabled"),
      setting("MKShowsUserLocation", "showsUserLocation", standard: false),
      setting("MKPitchEnabled", "pitchEnabled"), setting("MKRotateEnabled", "rotateEnabled"),
      setting("MKShowsPointsOfInterest", "showsPointsOfInterest"),
      setting("MKShowsBuildings", "showsBuildings"),
      setting("MKShowsTraffic", "showsTraffic", standard: false, since: .xcode8, samples: 1),
      setting("MKShowsCompass", "showsCompass", since: .xcode8, samples: 1),
      setting("MKShowsScaleKey", "showsScale", standard: false, since: .xcode8, samples: 1),
    ])

  private static func setting(
    _ key: String, _ attribute: String, standard: Bool = true, since: XcodeGeneration = .xcode7,
    samples: Int = 3
  ) -> KeyRule {
    KeyRule(
      key, .computed(.setting(attribute, standard: standard)), since: since, samples: samples,
      evidence: .compiledFiles)
  }
}

extension EnumerationTable {
  fileprivate static let mapType = EnumerationTable(
    "standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover", "mutedStandard")
}
