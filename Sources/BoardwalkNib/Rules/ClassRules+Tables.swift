// Table views, their cells, and the content views of those.
extension ClassRules {
  /// The elements of tables that can be compiled.
  static let tables: [ClassRules] = [
    ClassRules(
      "tableView", "UITableView", design: ["dataMode"],
      inherits: KeyRule.scrollView, KeyRule.tableView),
    ClassRules(
      "tableViewCell", "UITableViewCell",
      design: ["rowHeight", "hidesAccessoryWhenEditing"], KeyRule.tableViewCell),
    ClassRules(
      "tableViewCellContentView", "UITableViewCellContentView", design: ["tableViewCell"]),
  ]
}

extension KeyRule {
  static let tableView: [KeyRule] = [
    KeyRule("UISubviews", .computed(.tableSubviews), samples: 281),
    KeyRule(
      "UIViewLocalOverrideTraitCollection", .computed(.focusTraits), since: .xcode13,
      until: .xcode14, samples: 44),
    KeyRule("UIBackgroundColor", .computed(.tableBackground), samples: 900),
    KeyRule("UIContentSize", .computed(.tableContentSize), samples: 939),
    KeyRule(
      "UITableViewStyle", .word("style", .tableViewStyle, standard: "plain"), since: .xcode11,
      samples: 159),
    KeyRule(
      "UIStyle", .word("style", .tableViewStyle, standard: "plain", omitted: "plain"),
      until: .xcode10, samples: 393),
    KeyRule(
      "UIStyle", .word("style", .tableViewStyle, standard: "plain"), since: .xcode11, samples: 159),
    KeyRule("UISeparatorStyle", .computed(.separatorStyle), samples: 467),
    KeyRule("UISeparatorStyleIOS5AndLater", .computed(.separatorStyle), samples: 467),
    KeyRule("UISeparatorStyleIOS9AndLater", .computed(.noSeparator), samples: 399),
    KeyRule("UIPrefetchingEnabled", .constant(.bool(true)), since: .xcode13, samples: 74),
    KeyRule(
      "UIRowHeight", .float("rowHeight", standard: 44, omitted: 44), until: .xcode8, samples: 524),
    KeyRule("UIRowHeight", .float("rowHeight", standard: 44), since: .xcode9, samples: 206),
    KeyRule(
      "UIShowsSelectionImmediatelyOnTouchBegin", .constant(.bool(true)), until: .xcode7,
      samples: 658),
    KeyRule(
      "UISectionHeaderHeight", .float("sectionHeaderHeight", standard: 22, omitted: 18),
      until: .xcode7, samples: 707),
    KeyRule(
      "UISectionHeaderHeight", .float("sectionHeaderHeight", standard: 22, omitted: 28),
      since: .xcode8, until: .xcode8, samples: 33),
    KeyRule(
      "UISectionHeaderHeight", .float("sectionHeaderHeight", standard: 22), since: .xcode9,
      samples: 240),
    KeyRule(
      "UISectionFooterHeight", .float("sectionFooterHeight", standard: 22), until: .xcode7,
      samples: 720),
    KeyRule(
      "UISectionFooterHeight", .float("sectionFooterHeight", standard: 22, omitted: 28),
      since: .xcode8, until: .xcode8, samples: 33),
    KeyRule(
      "UISectionFooterHeight", .float("sectionFooterHeight", standard: 22), since: .xcode9,
      samples: 240),
    KeyRule(
      "UIEstimatedRowHeight", .float("estimatedRowHeight", standard: 0), since: .xcode9,
      samples: 213),
    KeyRule(
      "UIEstimatedSectionHeaderHeight", .float("estimatedSectionHeaderHeight", standard: 0),
      since: .xcode9, samples: 213),
    KeyRule(
      "UIEstimatedSectionFooterHeight", .float("estimatedSectionFooterHeight", standard: 0),
      since: .xcode9, samples: 213),
    KeyRule("UIFillerRowHeight", .constant(.double(0)), since: .xcode13, samples: 74),
    KeyRule("UISectionHeaderTopPadding", .constant(.double(-1)), since: .xcode13, samples: 74),
    KeyRule(
      "UIInsetsContentViewsToSafeArea",
      .computed(.setting("contentViewInsetsToSafeArea", standard: true)), since: .xcode9,
      samples: 213),
    KeyRule("UITableHeaderView", .computed(.tableHeader), samples: 274),
    KeyRule("UITableFooterView", .computed(.tableFooter), samples: 7),
    KeyRule("UITableViewCellPrototypeNibs", .computed(.cellPrototypes), samples: 542),
    KeyRule(
      "UITableViewCellPrototypeNibExternalObjects", .computed(.cellPrototypeObjects), samples: 542),
    KeyRule("UISeparatorColor", .color("separatorColor"), samples: 258),
    KeyRule("UISectionIndexBackgroundColor", .color("sectionIndexBackgroundColor"), samples: 133),
    KeyRule(
      "UISectionIndexColor", .color("sectionIndexColor"), samples: 0, evidence: .independentReaders),
    KeyRule(
      "UISectionIndexTrackingBackgroundColor", .color("sectionIndexTrackingBackgroundColor"),
      samples: 0, evidence: .independentReaders),
    KeyRule(
      "UISectionIndexMinimumDisplayRowCount",
      .integer("sectionIndexMinimumDisplayRowCount", standard: 0, omitted: 0), samples: 0,
      evidence: .independentReaders),
    KeyRule("UISeparatorInset", .insets("separatorInset"), samples: 1),
    KeyRule("UISeparatorInsetReference", .constant(.int8(0)), since: .xcode9, samples: 213),
    KeyRule(
      "UIAllowsSelection", .flag("allowsSelection", standard: true, isSet: false, writes: false),
      samples: 2, evidence: .compiledFiles),
    .flag(
      "UIAllowsMultipleSelection", "allowsMultipleSelection", standard: false, writes: true,
      samples: 0, evidence: .independentReaders),
    .flag(
      "UIAllowsSelectionDuringEditing", "allowsSelectionDuringEditing", standard: false,
      writes: true, samples: 0, evidence: .independentReaders),
    .flag(
      "UIAllowsMultipleSelectionDuringEditing", "allowsMultipleSelectionDuringEditing",
      standard: false, writes: true, samples: 0, evidence: .independentReaders),
  ]

  static let tableViewCell: [KeyRule] = [
    KeyRule("UISubviews", .computed(.cellSubviews), samples: 3041),
    KeyRule("UIBackgroundColor", .computed(.cellBackground), samples: 2458),
    KeyRule("UITableCellBackgroundColorSet", .computed(.hasCellBackground), samples: 2184),
    KeyRule(
      "UIDidEncodeCompatibilityBackgroundColor", .computed(.hasSystemBackground), since: .xcode12,
      samples: 264),
    KeyRule("UIReuseIdentifier", .string("reuseIdentifier"), samples: 1707),
    KeyRule("UITableViewCellStyle", .computed(.cellStyle), samples: 282),
    KeyRule(
      "UIAccessoryType",
      .word("accessoryType", .accessoryType, standard: "none", omitted: "none"), samples: 193),
    KeyRule("UISeparatorInset", .insets("separatorInset"), samples: 795),
    .flag(
      "UIShouldIndentWhileEditing", "shouldIndentWhileEditing", standard: true, writes: false,
      samples: 0, evidence: .none),
    .flag(
      "UIShowsReorderControl", "showsReorderControl", standard: false, writes: true, samples: 0,
      evidence: .independentReaders),
    KeyRule(
      "UIIndentationLevel", .integer("indentationLevel", standard: 0, omitted: 0), samples: 630),
    KeyRule(
      "UISelectionStyle",
      .word("selectionStyle", .selectionStyle, standard: "default", omitted: "default"),
      samples: 1284),
    KeyRule(
      "UIIndentationWidth", .float("indentationWidth", standard: 10, omitted: 10), until: .xcode11,
      samples: 411),
    KeyRule(
      "UIIndentationWidth", .float("indentationWidth", standard: 10), since: .xcode12, samples: 392),
    KeyRule(
      "UISystemBackgroundView", .computed(.systemBackground), since: .xcode12, samples: 392),
    KeyRule(
      "UIContentConfigurationIdentifier", .constant(.null), since: .xcode12, until: .xcode13,
      samples: 208),
    KeyRule("UIContentConfigurationView", .constant(.null), since: .xcode12, samples: 392),
    KeyRule("UIContentView", .computed(.contentView), samples: 3041),
    KeyRule("UITextLabel", .computed(.cellTextLabel), samples: 3041),
    KeyRule("UIDetailTextLabel", .computed(.cellDetailLabel), samples: 3041),
    KeyRule("UIImageView", .computed(.cellImageView), samples: 3041),
  ]
}
