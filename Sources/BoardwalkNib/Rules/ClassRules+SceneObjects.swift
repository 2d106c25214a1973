// Objects of a scene other than its controller.
extension ClassRules {
  /// The objects of a scene that can be compiled besides views.
  static let sceneObjects = [tapRecognizer, customObject, barButtonItem]

  /// An object of a class of the app.
  static let customObject = ClassRules("customObject", "UICustomObject", inherits: [])

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
