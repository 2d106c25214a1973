// Views that show web pages.
extension ClassRules {
  /// The web views that can be compiled.
  static let webViews: [ClassRules] = [
    ClassRules(
      "wkWebView", "WKWebView", known: [.xcode13, .xcode14, .xcode15],
      [
        KeyRule("configuration", .computed(.webConfiguration), samples: 7),
        KeyRule(
          "allowsBackForwardNavigationGestures",
          .computed(.setting("allowsBackForwardNavigationGestures", standard: false)), samples: 7),
        KeyRule("customUserAgent", .constantText(""), samples: 7),
        KeyRule(
          "allowsLinkPreview", .computed(.setting("allowsLinkPreview", standard: true)), samples: 7),
        KeyRule(
          "findInteractionEnabled", .computed(.setting("findInteractionEnabled", standard: false)),
          since: .xcode14, samples: 5),
      ]),
    ClassRules(
      "webView", "UIWebView", known: [.xcode7, .xcode8, .xcode9, .xcode11],
      derived: [.xcode12, .xcode13, .xcode14, .xcode15],
      [
        KeyRule("UIDelegate", .constant(.null), samples: 141),
        .flag("UIScalesPageToFit", "scalesPageToFit", standard: false, writes: true, samples: 63),
        KeyRule("UIDataDetectorTypes", .computed(.webDataDetectors), samples: 141),
      ]),
  ]
}

extension ComputedValue {
  fileprivate static let webConfiguration = ComputedValue(
    children: ["configuration"], "always", "the configuration, with a new pool of processes"
  ) { $0.webConfiguration($1) }

  fileprivate static let webDataDetectors = ComputedValue(
    children: ["dataDetectorTypes"], "always", "UIKit's bits, or else those of phone numbers"
  ) { encoder, element in
    element.child(key: "dataDetectorTypes").flatMap { encoder.bits(of: $0, in: .dataDetectors) }
      .map { .integer($0) } ?? .int8(1)
  }
}
