/// A rule for a key of a class: its condition and its value.
package struct KeyRule: Sendable {
  /// The key in the archive.
  package let key: String

  /// The value and its condition.
  package let value: RuleValue

  /// The first generation of compilers that writes it.
  package let since: XcodeGeneration

  /// The last generation of compilers that writes it; nil if the newest does.
  package let until: XcodeGeneration?

  /// The number of objects that have the key.
  package let samples: Int

  /// The evidence of the rule.
  package let evidence: RuleEvidence

  /// The rule that `key` has `value`.
  package init(
    _ key: String, _ value: RuleValue, since: XcodeGeneration = .xcode7,
    until: XcodeGeneration? = nil, samples: Int, evidence: RuleEvidence = .pairs
  ) {
    self.key = key
    self.value = value
    self.since = since
    self.until = until
    self.samples = samples
    self.evidence = evidence
  }

  /// Whether compilers of `generation` write the key.
  package func applies(to generation: XcodeGeneration) -> Bool {
    since <= generation && generation <= until ?? generation
  }
}

/// The evidence for a rule, the strongest first.
package enum RuleEvidence: Sendable, Hashable {
  /// Pairs of a document and Xcode's output.
  case pairs

  /// Compiled files without their documents: the key and its value are seen there, and the
  /// attribute of the document has the same name.
  case compiledFiles

  /// Published compilers and readers of nibs by others: they write the key or ask for it.
  case independentReaders

  /// The key is inferred from the name of its property. A document that needs it is refused.
  case none
}

/// The value of a key, and its condition.
package enum RuleValue: Sendable {
  /// Always the same value.
  case constant(ArchivedValue)

  /// Always the same text.
  case constantText(String)

  /// Always an array without elements.
  case emptyArray

  /// `writes` where the attribute is `isSet`; nothing otherwise.
  case flag(String, standard: Bool, isSet: Bool, writes: Bool)

  /// Another value where the attribute is `isSet`; nothing otherwise.
  case mark(String, standard: Bool, isSet: Bool, writes: ArchivedValue)

  /// An integer; nothing if it is `omitted`.
  case integer(String, standard: Int, omitted: Int? = nil)

  /// A 32-bit number; nothing if it is `omitted`, or without a value and a default.
  case float(String, standard: Double? = nil, omitted: Double? = nil)

  /// A number in 64 bits, likewise.
  case double(String, standard: Double? = nil, omitted: Double? = nil)

  /// The number of a word; nothing if the word is `omitted`, or without a word and a default.
  case word(String, EnumerationTable, standard: String? = nil, omitted: String? = nil)

  /// The number of a word of the text input traits; nothing without one.
  case trait(String, EnumerationTable)

  /// The priorities of both axes, unless they are those of a new view.
  case priorities(PriorityKind)

  /// A text that translators may replace; its key in string tables ends in `suffix`.
  case text(String, suffix: String)

  /// A text that stays as it is.
  case string(String)

  /// The color in the child element with this key.
  case color(String)

  /// The color in the child element with this key; that of a controller's view may be the
  /// storyboard's.
  case inheritedColor(String)

  /// The font in the child element with this key.
  case font(String)

  /// The size in the child element with this key.
  case size(String)

  /// The insets in the child element with this key.
  case insets(String)

  /// The image that the attribute names.
  case image(String)

  /// A value computed from several parts of the document.
  case computed(ComputedValue)
}

/// The numbers that UIKit's headers give to the words of Interface Builder.
package struct EnumerationTable: Sendable, Hashable {
  /// The number of each word.
  package let numbers: [String: Int]

  /// The words in the order of their numbers, from 0 on.
  package init(_ words: String...) {
    numbers = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
  }

  /// Words with numbers that do not follow each other.
  package init(_ numbers: [String: Int]) { self.numbers = numbers }

  /// The words in the order of their numbers.
  var words: [String] {
    numbers.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  /// The words whose bits are set in `bits`.
  func words(in bits: Int) -> [String] { words.filter { bits & (numbers[$0] ?? 0) != 0 } }

  /// The first word with `number`; one without a capital precedes the others.
  func word(_ number: Int) -> String? {
    numbers.filter { $0.value == number }.map(\.key)
      .min {
        ($0.first?.isUppercase == true ? 1 : 0, $0) < ($1.first?.isUppercase == true ? 1 : 0, $1)
      }
  }
}

extension KeyRule {
  /// The keys of all views.
  static let view: [KeyRule] = [
    KeyRule("UIBounds", .computed(.bounds), samples: 30647),
    KeyRule("UICenter", .computed(.center), samples: 30739),
    KeyRule("UISubviews", .computed(.subviews), samples: 7272),
    KeyRule("UIBackgroundColor", .color("backgroundColor"), samples: 9042),
    KeyRule("UIDeepDrawRect", .constant(.bool(true)), since: .xcode8, samples: 4099),
    .flag("UIOpaque", "opaque", standard: true, writes: true, samples: 13664),
    .flag("UIHidden", "hidden", standard: false, writes: true, samples: 1895),
    KeyRule(
      "UIUserInteractionDisabled",
      .flag("userInteractionEnabled", standard: true, isSet: false, writes: true), samples: 10915),
    .flag(
      "UIMultipleTouchEnabled", "multipleTouchEnabled", standard: false, writes: true, samples: 3622
    ),
    KeyRule(
      "UIClearsContextBeforeDrawing",
      .flag("clearsContextBeforeDrawing", standard: true, isSet: false, writes: false), samples: 36),
    .flag(
      "UIAutoresizeSubviews", "autoresizesSubviews", standard: true, writes: true, samples: 30867),
    KeyRule("UIAutoresizingMask", .computed(.autoresizingMask), samples: 23360),
    KeyRule(
      "UIContentMode",
      .word("contentMode", .contentMode, standard: "scaleToFill", omitted: "scaleToFill"),
      samples: 10424),
    .flag("UIClipsToBounds", "clipsSubviews", standard: false, writes: true, samples: 6208),
    KeyRule("UITag", .integer("tag", standard: 0, omitted: 0), samples: 273),
    KeyRule("UIAlpha", .float("alpha", standard: 1, omitted: 1), samples: 190),
    KeyRule("UITintColor", .inheritedColor("tintColor"), samples: 2121),
    KeyRule(
      "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints",
      .computed(.translatesAutoresizingMask), samples: 20848),
    KeyRule("UIViewAutolayoutConstraints", .computed(.constraints), samples: 17581),
    KeyRule("UIViewContentHuggingPriority", .priorities(.hugging), samples: 12888),
    KeyRule(
      "UIViewContentCompressionResistancePriority", .priorities(.compressionResistance),
      samples: 1789),
    KeyRule(
      "UIViewInsetsLayoutMarginsFromSafeArea",
      .mark("insetsLayoutMarginsFromSafeArea", standard: true, isSet: false, writes: .int8(0)),
      since: .xcode9, samples: 105),
    .flag(
      "UIViewPreservesSuperviewMargins", "preservesSuperviewLayoutMargins", standard: false,
      writes: true, samples: 12),
    KeyRule(
      "UIViewPreservesSpecificSuperviewMargins",
      .mark("preservesSuperviewLayoutMargins", standard: false, isSet: true, writes: .int8(15)),
      samples: 12),
    .flag(
      "UIViewLayoutMarginsFollowReadableWidth", "layoutMarginsFollowReadableWidth", standard: false,
      writes: true, samples: 5),
    KeyRule("UIViewLayoutMargins", .computed(.layoutMargins), samples: 16),
    KeyRule(
      "UIViewLayoutMarginsAreDirectional", .computed(.marginDirection), samples: 1,
      evidence: .compiledFiles),
    KeyRule(
      "UIRestorationIdentifier", .string("restorationIdentifier"), samples: 1,
      evidence: .compiledFiles),
    KeyRule("UIContentStretch", .computed(.contentStretch), samples: 129),
    KeyRule("UIViewLayoutGuides", .computed(.layoutGuides), samples: 50),
    KeyRule(
      "UIViewSemanticContentAttribute",
      .word("semanticContentAttribute", .semanticContentAttribute, standard: "unspecified"),
      samples: 30816),
    KeyRule(
      "UIViewLargeContentStoredProperties", .constant(.null), since: .xcode11, samples: 1330),
  ]

  /// A key with the value of its attribute, written only if that is `writes`.
  static func flag(
    _ key: String, _ attribute: String, standard: Bool, writes: Bool, samples: Int,
    evidence: RuleEvidence = .pairs
  ) -> KeyRule {
    KeyRule(
      key, .flag(attribute, standard: standard, isSet: writes, writes: writes), samples: samples,
      evidence: evidence)
  }

  /// The keys of all controls.
  static let control: [KeyRule] =
    view + [
      KeyRule(
        "UIDisabled", .flag("enabled", standard: true, isSet: false, writes: true), samples: 11),
      .flag(
        "UISelected", "selected", standard: false, writes: true, samples: 4,
        evidence: .compiledFiles),
      KeyRule(
        "UIContentHorizontalAlignment",
        .word(
          "contentHorizontalAlignment", .contentHorizontalAlignment, standard: "center",
          omitted: "center"), samples: 1626),
      KeyRule(
        "UIContentVerticalAlignment",
        .word(
          "contentVerticalAlignment", .contentVerticalAlignment, standard: "center",
          omitted: "center"), samples: 263),
    ]

  /// The keys of all scroll views.
  static let scrollView: [KeyRule] =
    view + [
      KeyRule(
        "UIBouncesZoom", .flag("bouncesZoom", standard: true, isSet: true, writes: true),
        samples: 1826),
      .flag(
        "UIAlwaysBounceVertical", "alwaysBounceVertical", standard: false, writes: true,
        samples: 785),
      .flag(
        "UIAlwaysBounceHorizontal", "alwaysBounceHorizontal", standard: false, writes: true,
        samples: 0, evidence: .independentReaders),
      KeyRule(
        "UIBounceEnabled", .flag("bounces", standard: true, isSet: false, writes: false),
        samples: 117),
      KeyRule(
        "UIScrollDisabled", .flag("scrollEnabled", standard: true, isSet: false, writes: true),
        samples: 147),
      KeyRule(
        "UIShowsHorizontalScrollIndicator",
        .flag("showsHorizontalScrollIndicator", standard: true, isSet: false, writes: false),
        samples: 120),
      KeyRule(
        "UIShowsVerticalScrollIndicator",
        .flag("showsVerticalScrollIndicator", standard: true, isSet: false, writes: false),
        samples: 120),
      .flag(
        "UIPagingEnabled", "pagingEnabled", standard: false, writes: true, samples: 1,
        evidence: .compiledFiles),
      KeyRule(
        "UIDelaysContentTouches",
        .flag("delaysContentTouches", standard: true, isSet: false, writes: false), samples: 0,
        evidence: .independentReaders),
      KeyRule(
        "UIMinimumZoomScale", .float("minimumZoomScale", omitted: 1), samples: 1,
        evidence: .compiledFiles),
      KeyRule(
        "UIMaximumZoomScale", .float("maximumZoomScale", omitted: 1), samples: 1,
        evidence: .compiledFiles),
      .flag(
        "UIDirectionalLockEnabled", "directionalLockEnabled", standard: false, writes: true,
        samples: 2),
      KeyRule(
        "UIScrollViewIndicatorInsetAdjustmentBehavior", .constant(.int8(1)), since: .xcode11,
        samples: 180),
      KeyRule(
        "UIScrollViewContentInsetAdjustmentBehavior",
        .word(
          "contentInsetAdjustmentBehavior", .contentInsetAdjustmentBehavior, standard: "automatic"),
        since: .xcode9, samples: 240),
      KeyRule(
        "UIIndicatorStyle",
        .word("indicatorStyle", .scrollIndicatorStyle, standard: "default", omitted: "default"),
        samples: 356),
      KeyRule(
        "UIKeyboardDismissMode",
        .word("keyboardDismissMode", .keyboardDismissMode, standard: "none", omitted: "none"),
        samples: 249),
    ]
}
