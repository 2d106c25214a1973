// Text views.
extension ClassRules {
  /// A text view. The size of longer texts follows from the widths of Apple's fonts and is left out.
  static let textView = ClassRules(
    "textView", "UITextView",
    known: [.xcode7, .xcode11, .xcode12, .xcode13, .xcode14, .xcode15],
    derived: [.xcode8, .xcode9, .xcode10],
    inherits: KeyRule.scrollView, KeyRule.textView)
}

extension KeyRule {
  static let textView: [KeyRule] =
    [
      KeyRule("UIContentSize", .computed(.textContentSize), until: .xcode10, samples: 959),
      KeyRule("UIText", .text("text", suffix: "text"), samples: 966),
      KeyRule("UIAttributedText", .computed(.styledText), samples: 966),
      KeyRule("UIFont", .computed(.textViewFont), samples: 966),
      KeyRule("UITextColor", .computed(.textColor), samples: 112),
      KeyRule(
        "UIDisableUpdateTextColorOnTraitCollectionChange", .computed(.ownTextColor),
        since: .xcode8, until: .xcode10, samples: 6, evidence: .compiledFiles),
      KeyRule(
        "UITextAlignment", .word("textAlignment", .textAlignment, standard: "left"), samples: 966),
      KeyRule(
        "UIDataDetectorTypes", .computed(.dataDetectors), samples: 25),
      KeyRule(
        "UIEditable", .flag("editable", standard: true, isSet: false, writes: false), samples: 209),
      KeyRule(
        "UISelectable", .flag("selectable", standard: true, isSet: false, writes: false),
        samples: 2, evidence: .compiledFiles),
    ] + textInput

  /// The traits of text input, which text fields and text views have.
  static let textInput: [KeyRule] = [
    KeyRule("UIAutocapitalizationType", .computed(.capitalization), samples: 257),
    KeyRule("UIAutocorrectionType", .trait("autocorrectionType", .correction), samples: 14),
    KeyRule("UISpellCheckingType", .trait("spellCheckingType", .correction), samples: 3),
    KeyRule("UITextSmartDashesType", .trait("smartDashesType", .correction), samples: 2),
    KeyRule("UITextSmartQuotesType", .trait("smartQuotesType", .correction), samples: 2),
    KeyRule(
      "UITextSmartInsertDeleteType", .trait("smartInsertDeleteType", .correction), samples: 6),
    KeyRule("UITextContentType", .computed(.textContentType), samples: 8),
    KeyRule("UIKeyboardType", .trait("keyboardType", .keyboardType), samples: 258),
    KeyRule(
      "UIKeyboardAppearance", .trait("keyboardAppearance", .keyboardAppearance), samples: 256),
    KeyRule("UIReturnKeyType", .trait("returnKeyType", .returnKeyType), samples: 64),
    KeyRule("UIEnablesReturnKeyAutomatically", .computed(.automaticReturnKey), samples: 4),
    KeyRule("UISecureTextEntry", .computed(.secureEntry), samples: 4),
    .flag(
      "UIAdjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", standard: false,
      writes: true, samples: 8, evidence: .compiledFiles),
  ]
}

// Views with visual effects.
extension ClassRules {
  /// A visual effect view.
  static let visualEffectView = ClassRules(
    "visualEffectView", "UIVisualEffectView", design: ["opaque"], known: [.xcode11],
    derived: [.xcode12, .xcode13, .xcode14, .xcode15],
    inherits: KeyRule.view.filter { !["UIOpaque", "UISubviews"].contains($0.key) },
    [
      KeyRule("UIVisualEffectViewEffect", .computed(.visualEffect), samples: 6),
      KeyRule("UIVisualEffectViewGroupName", .constant(.null), samples: 6),
      KeyRule("UIVisualEffectViewContentView", .computed(.contentView), samples: 6),
    ])

  /// The view in which a visual effect's subviews lie.
  static let effectContent = ClassRules(
    "view", "_UIVisualEffectContentView", known: [.xcode11],
    derived: [.xcode12, .xcode13, .xcode14, .xcode15])
}

extension ComputedValue {
  fileprivate static let visualEffect = ComputedValue(
    children: ["blurEffect"], "if there is an effect", "the effect"
  ) { $0.visualEffect($1) }
}

extension EnumerationTable {
  /// The styles of blurs that samples show.
  static let blurStyle = EnumerationTable(["extraLight": 0, "light": 1, "dark": 2, "regular": 4])
}

// Views that show maps.
extension ClassRules {
  /// A map. Its keys are those of three compiled files; only the newest has the last three.
  static let mapView = ClassRules(
    "mapView", "MKMapView", known: [.xcode7, .xcode8],
    derived: [.xcode9, .xcode10, .xcode11, .xcode12, .xcode13, .xcode14, .xcode15],
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
      "webView", "UIWebView", known: [.xcode7, .xcode8, .xcode9, .xcode10, .xcode11],
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
