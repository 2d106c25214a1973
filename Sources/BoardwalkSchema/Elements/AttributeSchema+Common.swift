/// Attributes that several elements have, with the same form.
extension AttributeSchema {
  // Names
  static let barStyle = word("barStyle")
  static let catalog = word("catalog")
  static let colorLabel = word("colorLabel")
  static let contentInsetAdjustmentBehavior = word("contentInsetAdjustmentBehavior")
  static let customClass = word("customClass")
  static let customModule = word("customModule")
  static let customModuleProvider = word("customModuleProvider")
  static let id = identity("id")
  static let key = word("key")
  static let sceneMemberID = word("sceneMemberID")
  static let style = word("style")
  static let verifyAmbiguity = word("verifyAmbiguity")

  // Texts and images
  static let identifier = text("identifier")
  static let largeContentSizeImage = image("largeContentSizeImage")
  static let nibName = text("nibName")
  static let placeholder = text("placeholder")
  static let restorationIdentifier = text("restorationIdentifier")
  static let reuseIdentifier = text("reuseIdentifier")
  static let storyboardIdentifier = text("storyboardIdentifier")
  static let title = text("title")
  static let userLabel = text("userLabel")

  // Switches
  static let adjustsFontForContentSizeCategory = boolean("adjustsFontForContentSizeCategory")
  static let adjustsFontSizeToFit = boolean("adjustsFontSizeToFit")
  static let adjustsImageSizeForAccessibilityContentSizeCategory =
    boolean("adjustsImageSizeForAccessibilityContentSizeCategory")
  static let allowsDefaultTighteningForTruncation = boolean("allowsDefaultTighteningForTruncation")
  static let allowsMultipleSelection = boolean("allowsMultipleSelection")
  static let allowsSelection = boolean("allowsSelection")
  static let alwaysBounceHorizontal = boolean("alwaysBounceHorizontal")
  static let alwaysBounceVertical = boolean("alwaysBounceVertical")
  static let ambiguous = boolean("ambiguous")
  static let automaticallyAdjustsScrollIndicatorInsets =
    boolean("automaticallyAdjustsScrollIndicatorInsets")
  static let automaticallyAdjustsScrollViewInsets = boolean("automaticallyAdjustsScrollViewInsets")
  static let autoresizesArchivedViewToFullSize = boolean("autoresizesArchivedViewToFullSize")
  static let autoresizesSubviews = boolean("autoresizesSubviews")
  static let bounces = boolean("bounces")
  static let bouncesZoom = boolean("bouncesZoom")
  static let clearsContextBeforeDrawing = boolean("clearsContextBeforeDrawing")
  static let clearsSelectionOnViewWillAppear = boolean("clearsSelectionOnViewWillAppear")
  static let clipsSubviews = boolean("clipsSubviews")
  static let definesPresentationContext = boolean("definesPresentationContext")
  static let directionalLockEnabled = boolean("directionalLockEnabled")
  static let enabled = boolean("enabled")
  static let extendedLayoutIncludesOpaqueBars = boolean("extendedLayoutIncludesOpaqueBars")
  static let fixedFrame = boolean("fixedFrame")
  static let hidden = boolean("hidden")
  static let hidesBottomBarWhenPushed = boolean("hidesBottomBarWhenPushed")
  static let insetsLayoutMarginsFromSafeArea = boolean("insetsLayoutMarginsFromSafeArea")
  static let layoutMarginsFollowReadableWidth = boolean("layoutMarginsFollowReadableWidth")
  static let misplaced = boolean("misplaced")
  static let multipleTouchEnabled = boolean("multipleTouchEnabled")
  static let opaque = boolean("opaque")
  static let pagingEnabled = boolean("pagingEnabled")
  static let preservesSuperviewLayoutMargins = boolean("preservesSuperviewLayoutMargins")
  static let scrollEnabled = boolean("scrollEnabled")
  static let selected = boolean("selected")
  static let showsHorizontalScrollIndicator = boolean("showsHorizontalScrollIndicator")
  static let showsVerticalScrollIndicator = boolean("showsVerticalScrollIndicator")
  static let springLoaded = boolean("springLoaded")
  static let translatesAutoresizingMaskIntoConstraints =
    boolean("translatesAutoresizingMaskIntoConstraints")
  static let translucent = boolean("translucent")
  static let useStoryboardIdentifierAsRestorationIdentifier =
    boolean("useStoryboardIdentifierAsRestorationIdentifier")
  static let userInteractionEnabled = boolean("userInteractionEnabled")
  static let usesAttributedText = boolean("usesAttributedText")

  // Numbers
  static let alpha = number("alpha")
  static let horizontalCompressionResistancePriority =
    priority("horizontalCompressionResistancePriority")
  static let horizontalHuggingPriority = priority("horizontalHuggingPriority", implied: "250")
  static let maximumZoomScale = number("maximumZoomScale")
  static let minimumFontSize = number("minimumFontSize")
  static let minimumZoomScale = number("minimumZoomScale")
  static let placeholderIntrinsicHeight = numberOrInfinite("placeholderIntrinsicHeight")
  static let placeholderIntrinsicWidth = numberOrInfinite("placeholderIntrinsicWidth")
  static let rowHeight = number("rowHeight")
  static let tag = number("tag")
  static let verticalCompressionResistancePriority =
    priority("verticalCompressionResistancePriority")
  static let verticalHuggingPriority = priority("verticalHuggingPriority", implied: "250")

  // Choices
  static let axis = choice("axis", of: LayoutAxis.self)
  static let contentHorizontalAlignment =
    choice("contentHorizontalAlignment", among: Schema.horizontalAlignments)
  static let contentMode = choice("contentMode", among: ViewContentMode.writtenWords)
  static let contentVerticalAlignment =
    choice("contentVerticalAlignment", among: Schema.verticalAlignments)
  static let dataMode = choice("dataMode", "prototypes", "static", "none")
  static let keyboardDismissMode = choice("keyboardDismissMode", among: Schema.keyboardDismissModes)
  static let lineBreakMode = choice("lineBreakMode", among: Schema.lineBreakModes)
  static let modalPresentationStyle =
    choice("modalPresentationStyle", among: ModalPresentationStyle.writtenWords)
  static let modalTransitionStyle = choice("modalTransitionStyle", of: ModalTransitionStyle.self)
  static let textAlignment = choice("textAlignment", of: TextAlignment.self, implied: "left")
}
