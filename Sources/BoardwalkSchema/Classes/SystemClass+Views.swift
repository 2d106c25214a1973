extension SystemClass {
  /// Views other than controls and lists.
  static let views: [SystemClass] = [
    .init(
      "UIView", "UIResponder",
      """
      isUserInteractionEnabled userInteractionEnabled tag layer frame bounds center transform
      transform3D contentScaleFactor isMultipleTouchEnabled multipleTouchEnabled isExclusiveTouch
      exclusiveTouch autoresizesSubviews autoresizingMask layoutMargins directionalLayoutMargins
      preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea clipsToBounds backgroundColor
      alpha isOpaque opaque clearsContextBeforeDrawing isHidden hidden contentMode contentStretch mask
      maskView tintColor tintAdjustmentMode gestureRecognizers motionEffects
      translatesAutoresizingMaskIntoConstraints semanticContentAttribute overrideUserInterfaceStyle
      interactions focusGroupIdentifier focusGroupPriority focusEffect anchorPoint
      maximumContentSizeCategory minimumContentSizeCategory constraints subviews
      largeContentTitle largeContentImage showsLargeContentViewer scalesLargeContentImage
      largeContentImageInsets cornerConfiguration canBecomeFocused
      """),
    .init(
      "UIWindow", "UIView",
      "rootViewController screen windowLevel windowScene canResizeToFitContent visibleAtLaunch"),
    .init(
      "UILabel", "UIView",
      """
      text attributedText font textColor textAlignment lineBreakMode isEnabled enabled
      adjustsFontSizeToFitWidth baselineAdjustment minimumScaleFactor minimumFontSize
      adjustsLetterSpacingToFitWidth allowsDefaultTighteningForTruncation lineBreakStrategy
      highlightedTextColor isHighlighted highlighted shadowColor shadowOffset numberOfLines
      preferredMaxLayoutWidth adjustsFontForContentSizeCategory enablesMarqueeWhenAncestorFocused
      showsExpansionTextWhenTruncated preferredVibrancy
      """),
    .init(
      "UIImageView", "UIView",
      """
      image highlightedImage animationImages highlightedAnimationImages animationDuration
      animationRepeatCount isHighlighted highlighted preferredSymbolConfiguration
      adjustsImageWhenAncestorFocused masksFocusEffectToContents preferredImageDynamicRange
      """),
    .init(
      "UIProgressView", "UIView",
      """
      progressViewStyle progress progressTintColor trackTintColor progressImage trackImage
      observedProgress
      """),
    .init(
      "UIActivityIndicatorView", "UIView",
      "activityIndicatorViewStyle style hidesWhenStopped color animating"),
    .init(
      "UIScrollView", "UIView",
      """
      delegate contentOffset contentSize contentInset scrollIndicatorInsets
      verticalScrollIndicatorInsets horizontalScrollIndicatorInsets contentInsetAdjustmentBehavior
      automaticallyAdjustsScrollIndicatorInsets isScrollEnabled scrollEnabled isDirectionalLockEnabled
      directionalLockEnabled isPagingEnabled pagingEnabled scrollsToTop bounces alwaysBounceVertical
      alwaysBounceHorizontal bouncesVertically bouncesHorizontally bouncesZoom delaysContentTouches
      canCancelContentTouches decelerationRate indicatorStyle showsHorizontalScrollIndicator
      showsVerticalScrollIndicator zoomScale minimumZoomScale maximumZoomScale keyboardDismissMode
      refreshControl allowsKeyboardScrolling transfersHorizontalScrollingToParent
      transfersVerticalScrollingToParent contentAlignmentPoint indexDisplayMode
      """),
    .init(
      "UIStackView", "UIView",
      """
      axis distribution alignment spacing isBaselineRelativeArrangement baselineRelativeArrangement
      isLayoutMarginsRelativeArrangement layoutMarginsRelativeArrangement arrangedSubviews
      """),
    .init(
      "UITextView", "UIScrollView",
      """
      text font textColor textAlignment selectedRange isEditable editable isSelectable selectable
      dataDetectorTypes allowsEditingTextAttributes attributedText typingAttributes
      clearsOnInsertion textContainerInset linkTextAttributes usesStandardTextScaling
      adjustsFontForContentSizeCategory autocapitalizationType autocorrectionType spellCheckingType
      keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically isSecureTextEntry
      secureTextEntry textContentType smartQuotesType smartDashesType smartInsertDeleteType
      inputDelegate textDragDelegate textDropDelegate textDragOptions isFindInteractionEnabled
      borderStyle inlinePredictionType writingToolsBehavior
      """),
    .init("UIVisualEffectView", "UIView", "effect contentView"),
    .init("UIInputView", "UIView", "allowsSelfSizing"),
    .init("UIContentUnavailableView", "UIView", "configuration scrollEnabled"),
    .init("UIListContentView", "UIView", "configuration"),
    .init(
      "UINavigationBar", "UIView",
      """
      delegate barStyle isTranslucent translucent prefersLargeTitles items barTintColor shadowImage
      titleTextAttributes largeTitleTextAttributes backIndicatorImage
      backIndicatorTransitionMaskImage standardAppearance compactAppearance scrollEdgeAppearance
      compactScrollEdgeAppearance topItem preferredBehavioralStyle
      """),
    .init(
      "UIToolbar", "UIView",
      """
      delegate barStyle items isTranslucent translucent barTintColor standardAppearance
      compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance
      """),
    .init(
      "UITabBar", "UIView",
      """
      delegate items selectedItem barTintColor unselectedItemTintColor selectedImageTintColor
      backgroundImage selectionIndicatorImage shadowImage itemPositioning itemWidth itemSpacing
      barStyle isTranslucent translucent standardAppearance scrollEdgeAppearance
      """),
    .init(
      "UISearchBar", "UIView",
      """
      delegate barStyle text prompt placeholder showsBookmarkButton showsCancelButton
      showsSearchResultsButton isSearchResultsButtonSelected searchResultsButtonSelected barTintColor
      searchBarStyle isTranslucent translucent scopeButtonTitles selectedScopeButtonIndex
      showsScopeBar backgroundImage scopeBarBackgroundImage autocapitalizationType autocorrectionType
      spellCheckingType keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically
      isSecureTextEntry textContentType searchFieldBackgroundPositionAdjustment
      searchTextPositionAdjustment isEnabled searchTextField
      """),
    .init(
      "UIPickerView", "UIView", "delegate dataSource showsSelectionIndicator"),
    .init(
      "UIWebView", "UIView",
      """
      delegate scalesPageToFit dataDetectorTypes allowsInlineMediaPlayback
      mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay suppressesIncrementalRendering
      keyboardDisplayRequiresUserAction paginationMode paginationBreakingMode pageLength
      gapBetweenPages detectsPhoneNumbers
      """),
    .init("UICalendarView", "UIView", "delegate calendar locale timeZone fontDesign"),
    .init("UIPopoverBackgroundView", "UIView"),
    .init("UIActionSheet", "UIView", "delegate"), .init("UIAlertView", "UIView", "delegate"),
  ]

  /// Controls.
  static let controls: [SystemClass] = [
    .init(
      "UIControl", "UIView",
      """
      isEnabled enabled isSelected selected isHighlighted highlighted contentVerticalAlignment
      contentHorizontalAlignment showsMenuAsPrimaryAction isContextMenuInteractionEnabled toolTip
      isSymbolAnimationEnabled role
      """),
    .init(
      "UIButton", "UIControl",
      """
      contentEdgeInsets titleEdgeInsets imageEdgeInsets reversesTitleShadowWhenHighlighted
      adjustsImageWhenHighlighted adjustsImageWhenDisabled showsTouchWhenHighlighted
      adjustsImageSizeForAccessibilityContentSizeCategory configuration role menu
      changesSelectionAsPrimaryAction automaticallyUpdatesConfiguration isPointerInteractionEnabled
      preferredBehavioralStyle preferredMenuElementOrder titleLabel imageView font lineBreakMode
      currentTitle isHeld
      """),
    .init(
      "UITextField", "UIControl",
      """
      delegate text attributedText textColor font textAlignment borderStyle defaultTextAttributes
      placeholder attributedPlaceholder clearsOnBeginEditing adjustsFontSizeToFitWidth minimumFontSize
      background disabledBackground allowsEditingTextAttributes typingAttributes clearButtonMode
      leftView leftViewMode rightView rightViewMode clearsOnInsertion interactionState
      adjustsFontForContentSizeCategory autocapitalizationType autocorrectionType spellCheckingType
      keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically isSecureTextEntry
      secureTextEntry textContentType passwordRules smartQuotesType smartDashesType
      smartInsertDeleteType inputDelegate textDragDelegate textDropDelegate pasteDelegate
      pasteConfiguration selectedTextRange inlinePredictionType
      """),
    .init("UISearchTextField", "UITextField", "tokens tokenBackgroundColor allowsCopyingTokens"),
    .init(
      "UISwitch", "UIControl",
      "isOn on onTintColor thumbTintColor onImage offImage preferredStyle title"),
    .init(
      "UISlider", "UIControl",
      """
      value minimumValue maximumValue minimumValueImage maximumValueImage isContinuous continuous
      minimumTrackTintColor maximumTrackTintColor thumbTintColor preferredBehavioralStyle
      sliderStyle trackConfiguration
      """),
    .init(
      "UIStepper", "UIControl",
      "value minimumValue maximumValue stepValue isContinuous continuous autorepeat wraps"),
    .init(
      "UISegmentedControl", "UIControl",
      """
      selectedSegmentIndex isMomentary momentary apportionsSegmentWidthsByContent
      selectedSegmentTintColor segmentedControlStyle
      """),
    .init(
      "UIPageControl", "UIControl",
      """
      numberOfPages currentPage hidesForSinglePage pageIndicatorTintColor
      currentPageIndicatorTintColor defersCurrentPageDisplay backgroundStyle direction
      allowsContinuousInteraction preferredIndicatorImage preferredCurrentPageIndicatorImage progress
      """),
    .init(
      "UIDatePicker", "UIControl",
      """
      datePickerMode date minimumDate maximumDate minuteInterval locale calendar timeZone
      countDownDuration preferredDatePickerStyle roundsToMinuteInterval
      """),
    .init("UIRefreshControl", "UIControl", "attributedTitle"),
    .init("UIColorWell", "UIControl", "title supportsAlpha selectedColor maximumLinearExposure"),
    .init("UIPasteControl", "UIControl", "target configuration"),
  ]
}
