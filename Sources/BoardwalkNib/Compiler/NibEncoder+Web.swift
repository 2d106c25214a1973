import BoardwalkDocument

// The configurations of web views.
extension NibEncoder {
  /// The configuration of a web view, with every setting.
  mutating func webConfiguration(_ view: Element) -> ArchivedValue {
    let configuration = view.child(key: "configuration")
    if let configuration { checkWebConfiguration(configuration) }
    var entries: [ArchivedObject.Entry] = [
      .init("processPool", builder.add("WKProcessPool", [])),
      .init("preferences", webPreferences()),
      .init("userContentController", builder.add("WKUserContentController", [])),
      .init(
        "websiteDataStore",
        builder.add("WKWebsiteDataStore", [.init("isDefaultDataStore", .bool(true))])),
      .init("applicationNameForUserAgent", .null),
      .init("dataDetectorTypes", webDataDetectors(configuration)),
      .init("mediaTypesRequiringUserActionForPlayback", .bool(false)),
      .init("selectionGranularity", .int8(0)), .init("dragLiftDelay", .int8(0)),
    ]
    for (name, standard) in Self.webSettings.sorted(by: { $0.key < $1.key }) {
      let isOn = configuration.map { flag(name, of: $0, standard: standard) } ?? standard
      entries.append(.init(name, .bool(isOn)))
    }
    return builder.add("WKWebViewConfiguration", entries)
  }

  /// The settings that are on or off, with their values in a new configuration.
  private static let webSettings = [
    "suppressesIncrementalRendering": false, "allowsAirPlayForMediaPlayback": true,
    "drawsBackground": true, "allowsInlineMediaPlayback": false,
    "allowsInlineMediaPlaybackAfterFullscreen": false, "allowsPictureInPictureMediaPlayback": true,
    "ignoresViewportScaleLimits": false, "textInteractionGesturesEnabled": true,
    "longPressActionsEnabled": true, "systemPreviewEnabled": false,
    "shouldDecidePolicyBeforeLoadingQuickLookPreview": true,
  ]

  /// The settings that Interface Builder shows.
  private static let webAttributes: Set<String> = [
    "key", "suppressesIncrementalRendering", "allowsAirPlayForMediaPlayback",
    "allowsInlineMediaPlayback", "allowsPictureInPictureMediaPlayback",
  ]

  private mutating func checkWebConfiguration(_ configuration: Element) {
    check(
      configuration, attributes: Self.webAttributes,
      children: ["mediaTypesRequiringUserActionForPlayback", "dataDetectorTypes", "preferences"])
    for key in ["mediaTypesRequiringUserActionForPlayback", "dataDetectorTypes"] {
      guard let part = configuration.child(key: key) else { continue }
      check(part, attributes: ["key", "none"], children: [])
    }
    if let preferences = configuration.child(key: "preferences") {
      check(preferences, attributes: ["key"], children: [])
    }
  }

  /// All detectors, unless the configuration names none; a set of some has no sample.
  private mutating func webDataDetectors(_ configuration: Element?) -> ArchivedValue {
    configuration?.child(key: "dataDetectorTypes") == nil ? .int64(-1) : .int8(0)
  }

  private mutating func webPreferences() -> ArchivedValue {
    var entries: [ArchivedObject.Entry] = [
      .init("minimumFontSize", .double(0)),
      .init("javaScriptCanOpenWindowsAutomatically", .bool(false)),
      .init("javaScriptEnabled", .bool(true)), .init("textInteractionEnabled", .bool(true)),
    ]
    if generation >= .xcode14 { entries.append(.init("shouldPrintBackgrounds", .bool(false))) }
    return builder.add("WKPreferences", entries)
  }
}
