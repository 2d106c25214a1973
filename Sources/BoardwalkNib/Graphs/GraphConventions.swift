/// The conventions for comparing the classes of archives.
enum GraphConventions {
  /// Classes of values: sharing one or repeating it makes no difference to what is loaded.
  static let valueClasses: Set<String> = [
    "NSString", "NSMutableString", "NSLocalizableString", "NSNumber", "NSValue", "NSData",
    "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet",
    "NSOrderedSet", "NSAttributedString", "NSMutableAttributedString", "NSParagraphStyle",
    "NSMutableParagraphStyle", "NSShadow", "UIColor", "UIFont", "UIFontDescriptor",
    "UIImageNibPlaceholder", "UITraitCollection", "UINib", "_UICoreUICatalogColorWrapper",
  ]

  /// Collections whose elements have no order.
  static let unorderedClasses: Set<String> = ["NSSet", "NSMutableSet"]

  /// Collections of keys and values in turn.
  static let dictionaryClasses: Set<String> = ["NSDictionary", "NSMutableDictionary"]

  /// Keys of arrays whose order makes no difference to what is loaded, and differs in known archives.
  static let unorderedKeys: Set<String> = [
    "UINibTopLevelObjectsKey", "UINibObjectsKey", "UINibConnectionsKey",
    "UINibAccessibilityConfigurationsKey", "UINibTraitStorageListsKey", "UINibKeyValuePairsKey",
    "UITraitStorages", "UIViewAutolayoutConstraints", "_UILayoutGuideConstraintsToRemove",
    "UILayoutGuideSystemConstraints", "UIStoryboardSegueTemplates", "UIRecords",
  ]

  /// What the names of objects outside of a nib begin with.
  static let placeholderPrefix = Array("UpstreamPlaceholder-".utf8)
}
