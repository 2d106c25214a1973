/// The conventions for comparing the classes of archives.
enum GraphConventions {
  /// Value classes: sharing or repeating an object that refers to values alone makes no difference.
  static let valueClasses: Set<String> = [
    "NSString", "NSMutableString", "NSLocalizableString", "NSNumber", "NSValue", "NSData",
    "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet",
    "NSOrderedSet", "NSAttributedString", "NSMutableAttributedString", "NSParagraphStyle",
    "NSMutableParagraphStyle", "NSShadow", "UIColor", "UIFont", "UIFontDescriptor",
    "UIImageNibPlaceholder", "UITraitCollection", "UINib", "_UICoreUICatalogColorWrapper",
  ]

  /// Collections whose elements have no order.
  static let unorderedClasses: Set<String> = ["NSSet", "NSMutableSet"]

  /// The beginning of the keys of elements that are numbered.
  static let numberedElement = "NS.object."

  /// Collections with alternating keys and values.
  static let dictionaryClasses: Set<String> = ["NSDictionary", "NSMutableDictionary"]

  /// Keys of arrays whose order makes no difference, and varies in known archives.
  static let unorderedKeys: Set<String> = [
    "UINibTopLevelObjectsKey", "UINibObjectsKey", "UINibConnectionsKey",
    "UINibAccessibilityConfigurationsKey", "UINibTraitStorageListsKey", "UINibKeyValuePairsKey",
    "UITraitStorages", "UIViewAutolayoutConstraints", "_UILayoutGuideConstraintsToRemove",
    "UILayoutGuideSystemConstraints", "UIStoryboardSegueTemplates", "UIRecords",
  ]

  /// Archives inside of archives are opened this many times; deeper ones compare by their bytes.
  static let maximumNesting = 4

  /// The prefix of the names of objects outside of a nib.
  static let placeholderPrefix = "UpstreamPlaceholder-"
}
