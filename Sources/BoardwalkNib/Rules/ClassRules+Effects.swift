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
