// Objects of a scene other than its controller.
extension ClassRules {
  /// The objects of a scene that can be compiled besides views.
  static let sceneObjects = gestureRecognizers + [customObject, barButtonItem]

  private static let gestureRecognizers = [
    tapRecognizer, pinchRecognizer, panRecognizer, swipeRecognizer, pressRecognizer,
  ]

  /// The elements of gesture recognizers that can be compiled.
  static let recognizers = Set(gestureRecognizers.map(\.element))

  /// An object of a class of the app.
  static let customObject = ClassRules("customObject", "UICustomObject", inherits: [])

  /// A tap recognizer.
  private static let tapRecognizer = ClassRules(
    "tapGestureRecognizer", "UITapGestureRecognizer",
    known: [.xcode11, .xcode12, .xcode13, .xcode14, .xcode15],
    derived: [.xcode7, .xcode8, .xcode9, .xcode10], inherits: [],
    KeyRule.recognizer(samples: 8, evidence: .pairs) + [
      KeyRule("UITapGestureRecognizer._imp", .computed(.tapRecognizer), samples: 8)
    ])

  private static let older: Set<XcodeGeneration> = [
    .xcode7, .xcode8, .xcode9, .xcode10, .xcode11, .xcode12,
  ]

  private static let pinchRecognizer = ClassRules(
    "pinchGestureRecognizer", "UIPinchGestureRecognizer", known: [.xcode13, .xcode14, .xcode15],
    derived: older, inherits: [], KeyRule.recognizer(samples: 2, evidence: .compiledFiles))

  private static let panRecognizer = ClassRules(
    "panGestureRecognizer", "UIPanGestureRecognizer", known: [.xcode13, .xcode14, .xcode15],
    derived: older, inherits: [],
    KeyRule.recognizer(samples: 1, evidence: .compiledFiles) + [
      KeyRule(
        "UIPanGestureRecognizer.allowedScrollTypesMask", .constant(.int8(0)), since: .xcode12,
        samples: 1, evidence: .compiledFiles),
      KeyRule(
        "UIPanGestureRecognizer.minimumNumberOfTouches",
        .integer("minimumNumberOfTouches", standard: 1, omitted: 1), samples: 0,
        evidence: .independentReaders),
    ])

  private static let swipeRecognizer = ClassRules(
    "swipeGestureRecognizer", "UISwipeGestureRecognizer", known: [.xcode13, .xcode14, .xcode15],
    derived: older, inherits: [],
    KeyRule.recognizer(samples: 5, evidence: .compiledFiles) + [
      KeyRule(
        "UISwipeGestureRecognizer.direction",
        .word("direction", .swipeDirection, standard: "right"), samples: 5,
        evidence: .compiledFiles),
      KeyRule(
        "UISwipeGestureRecognizer.numberOfTouchesRequired",
        .integer("numberOfTouchesRequired", standard: 1, omitted: 1), samples: 0,
        evidence: .independentReaders),
    ])

  /// A recognizer of long presses, which Interface Builder spells in its own way. All samples leave
  /// out the standard movement; WinObjC's reader has the same standard duration.
  private static let pressRecognizer = ClassRules(
    "pongPressGestureRecognizer", "UILongPressGestureRecognizer",
    fixed: ["allowableMovement": "10"], known: [.xcode8],
    derived: Set(XcodeGeneration.allCases).subtracting([.xcode8]), inherits: [],
    KeyRule.recognizer(samples: 26, evidence: .compiledFiles) + [
      KeyRule(
        "UILongPressGestureRecognizer._imp", .computed(.pressRecognizer), samples: 26,
        evidence: .compiledFiles),
      KeyRule(
        "UILongPressGestureRecognizer.minimumPressDuration",
        .float("minimumPressDuration", omitted: 0.5), samples: 26, evidence: .compiledFiles),
    ])
}

extension EnumerationTable {
  fileprivate static let swipeDirection = EnumerationTable([
    "right": 1, "left": 2, "up": 4, "down": 8,
  ])
}

extension KeyRule {
  /// The keys of all gesture recognizers. The types of touches are all that UIKit has: fingers,
  /// remote controls and pencils, and pointers since iOS 13.4.
  fileprivate static func recognizer(samples: Int, evidence: RuleEvidence) -> [KeyRule] {
    [
      KeyRule(
        "UIGestureRecognizer.allowedTouchTypes", .constant(.int8(7)), until: .xcode11, samples: 1),
      KeyRule(
        "UIGestureRecognizer.allowedTouchTypes", .constant(.int8(15)), since: .xcode12,
        samples: samples, evidence: evidence),
      KeyRule(
        "UIGestureRecognizer.requiresExclusiveTouchType", .constant(.bool(true)), samples: samples,
        evidence: evidence),
      .flag(
        "UIGestureRecognizer.delaysTouchesBegan", "delaysTouchesBegan", standard: false,
        writes: true, samples: 1, evidence: .compiledFiles),
      KeyRule(
        "UIGestureRecognizer.cancelsTouchesInView",
        .flag("cancelsTouchesInView", standard: true, isSet: false, writes: false), samples: 0,
        evidence: .independentReaders),
    ]
  }
}

extension ComputedValue {
  fileprivate static let tapRecognizer = ComputedValue(
    attributes: ["numberOfTapsRequired", "numberOfTouchesRequired"], "always",
    "a `UITapRecognizer` with the numbers of taps and of touches that are not 1"
  ) { $0.tapRecognizer($1) }

  fileprivate static let pressRecognizer = ComputedValue(
    attributes: ["numberOfTapsRequired", "numberOfTouchesRequired"], "always",
    "a `UITapRecognizer` likewise; without a number of taps it has 0"
  ) { $0.tapRecognizer($1, standardTaps: 0) }
}
