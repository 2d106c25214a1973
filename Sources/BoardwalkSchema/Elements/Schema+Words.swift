/// The usual values of attributes that may also have other values, by attribute.
extension Schema {
  package static let usualWords: [String: [String]] = [
    "catalog": ["system", "System"],
    "customModuleProvider": ["target"],
    "placeholderIdentifier": ["IBFilesOwner", "IBFirstResponder"],
    "relationship": RelationshipKind.names,
    "sceneMemberID": ["viewController", "firstResponder", "exit"],
    "targetRuntime": ["iOS.CocoaTouch", "iOS.CocoaTouch.iPad"],
  ]
}

/// The possible values of enumerated attributes.
extension Schema {
  /// Types of buttons.
  static let buttonTypes = [
    "custom", "system", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd",
    "close", "plain",
  ]

  /// The content types of a text field.
  static let contentTypes = [
    "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix",
    "nickname", "organization-title", "organization", "location", "street-address", "address-line1",
    "address-line2", "address-level1", "address-level2", "address-level1+2", "address-level3",
    "country-name", "postal-code", "tel", "email", "url", "cc-number", "username", "password",
    "new-password", "one-time-code",
  ]

  /// Kinds of fonts.
  static let fontTypes = [
    "system", "boldSystem", "italicSystem", "smallSystem", "smallBoldSystem", "custom",
    "preferredFontForTextStyle",
  ]

  /// Weights of the system font.
  static let fontWeights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// The horizontal alignments of a control's content.
  static let horizontalAlignments = [
    "center", "left", "right", "fill", "leading", "trailing",
  ]

  /// The ways in which scrolling dismisses the keyboard.
  static let keyboardDismissModes = [
    "none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory",
  ]

  /// The line break modes: first those of paragraph styles, then those of labels.
  static let lineBreakModes = [
    "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
    "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail",
    "truncatingMiddle",
  ]

  /// Lines between the cells of a table view.
  static let separatorStyles = [
    "none", "singleLine", "singleLineEtched", "default",
  ]

  /// The alignments of arranged subviews across the axis of a stack view.
  static let stackAlignments = [
    "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
  ]

  /// UIKit's colors that adapt to the appearance.
  static let systemColors = [
    "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor",
    "placeholderTextColor", "systemBackgroundColor", "secondarySystemBackgroundColor",
    "tertiarySystemBackgroundColor", "systemGroupedBackgroundColor",
    "secondarySystemGroupedBackgroundColor", "tertiarySystemGroupedBackgroundColor",
    "systemFillColor", "secondarySystemFillColor", "tertiarySystemFillColor",
    "quaternarySystemFillColor", "separatorColor", "opaqueSeparatorColor", "linkColor",
    "darkTextColor", "lightTextColor", "systemBlueColor", "systemGreenColor", "systemIndigoColor",
    "systemOrangeColor", "systemPinkColor", "systemPurpleColor", "systemRedColor",
    "systemTealColor", "systemYellowColor", "systemMintColor", "systemCyanColor",
    "systemBrownColor", "systemGrayColor", "systemGray2Color", "systemGray3Color",
    "systemGray4Color", "systemGray5Color", "systemGray6Color", "groupTableViewBackgroundColor",
    "tableCellGroupedBackgroundColor", "viewFlipsideBackgroundColor",
    "scrollViewTexturedBackgroundColor", "underPageBackgroundColor", "tintColor",
  ]

  /// UIKit's own tab bar items.
  static let systemTabBarItems = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
    "search", "downloads", "mostRecent", "mostViewed",
  ]

  /// The text styles of Dynamic Type.
  static let textStyles = [
    "UICTFontTextStyleBody", "UICTFontTextStyleCallout", "UICTFontTextStyleCaption1",
    "UICTFontTextStyleCaption2", "UICTFontTextStyleFootnote", "UICTFontTextStyleHeadline",
    "UICTFontTextStyleSubhead", "UICTFontTextStyleTitle0", "UICTFontTextStyleTitle1",
    "UICTFontTextStyleTitle2", "UICTFontTextStyleTitle3", "UICTFontTextStyleExtraLargeTitle",
    "UICTFontTextStyleExtraLargeTitle2",
  ]

  /// The vertical alignments of a control's content.
  static let verticalAlignments = [
    "center", "top", "bottom", "fill",
  ]
}
