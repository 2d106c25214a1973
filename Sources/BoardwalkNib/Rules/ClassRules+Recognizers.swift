// Gesture recognizers.
extension ClassRules {
  /// A tap recognizer. The types of touches are all that UIKit documents since iOS 13.4.
  static let tapRecognizer = ClassRules(
    "tapGestureRecognizer", "UITapGestureRecognizer",
    known: [.xcode12, .xcode13, .xcode14, .xcode15], inherits: [],
    [
      KeyRule("UIGestureRecognizer.allowedTouchTypes", .constant(.int8(15)), samples: 7),
      KeyRule(
        "UIGestureRecognizer.requiresExclusiveTouchType", .constant(.bool(true)), samples: 8),
      KeyRule("UITapGestureRecognizer._imp", .computed(.tapRecognizer), samples: 8),
    ])
}
