extension SystemClass {
  /// Tables, collections, their cells and layouts.
  static let lists: [SystemClass] = [
    .init(
      "UITableView", "UIScrollView",
      """
      dataSource delegate prefetchDataSource dragDelegate dropDelegate rowHeight sectionHeaderHeight
      sectionFooterHeight estimatedRowHeight estimatedSectionHeaderHeight
      estimatedSectionFooterHeight sectionHeaderTopPadding fillerRowHeight separatorInset
      separatorInsetReference backgroundView isEditing editing allowsSelection
      allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
      sectionIndexMinimumDisplayRowCount sectionIndexColor sectionIndexBackgroundColor
      sectionIndexTrackingBackgroundColor separatorStyle separatorColor separatorEffect
      cellLayoutMarginsFollowReadableWidth insetsContentViewsToSafeArea tableHeaderView
      tableFooterView remembersLastFocusedIndexPath selectionFollowsFocus dragInteractionEnabled
      isPrefetchingEnabled allowsFocus allowsFocusDuringEditing selfSizingInvalidation
      contentHuggingElements
      """),
    .init(
      "UITableViewCell", "UIView",
      """
      textLabel detailTextLabel imageView backgroundView selectedBackgroundView
      multipleSelectionBackgroundView selectionStyle isSelected selected isHighlighted highlighted
      showsReorderControl shouldIndentWhileEditing accessoryType accessoryView editingAccessoryType
      editingAccessoryView indentationLevel indentationWidth separatorInset isEditing editing
      focusStyle userInteractionEnabledWhileDragging contentView configurationUpdateHandler
      backgroundConfiguration contentConfiguration automaticallyUpdatesBackgroundConfiguration
      automaticallyUpdatesContentConfiguration
      """),
    .init("UITableViewCellContentView", "UIView"),
    .init(
      "UITableViewHeaderFooterView", "UIView",
      """
      tintColor textLabel detailTextLabel backgroundView contentView contentConfiguration
      backgroundConfiguration automaticallyUpdatesContentConfiguration
      """),
    .init(
      "UICollectionView", "UIScrollView",
      """
      collectionViewLayout delegate dataSource prefetchDataSource dragDelegate dropDelegate
      isPrefetchingEnabled prefetchingEnabled dragInteractionEnabled reorderingCadence backgroundView
      allowsSelection allowsMultipleSelection remembersLastFocusedIndexPath selectionFollowsFocus
      isEditing allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing allowsFocus
      allowsFocusDuringEditing selfSizingInvalidation
      """),
    .init("UICollectionReusableView", "UIView"),
    .init(
      "UICollectionViewCell", "UICollectionReusableView",
      """
      contentView isSelected selected isHighlighted highlighted backgroundView selectedBackgroundView
      contentConfiguration backgroundConfiguration automaticallyUpdatesContentConfiguration
      automaticallyUpdatesBackgroundConfiguration configurationUpdateHandler
      """),
    .init(
      "UICollectionViewListCell", "UICollectionViewCell",
      "indentationLevel "
        + "indentationWidth indentsAccessories accessories"),
    .init("UICollectionViewLayout", "NSObject"),
    .init(
      "UICollectionViewFlowLayout", "UICollectionViewLayout",
      """
      minimumLineSpacing minimumInteritemSpacing itemSize estimatedItemSize scrollDirection
      headerReferenceSize footerReferenceSize sectionInset sectionInsetReference
      sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
      """),
    .init("UICollectionViewCompositionalLayout", "UICollectionViewLayout"),
    .init("UICollectionViewTransitionLayout", "UICollectionViewLayout"),
    .init("UITableViewDiffableDataSource", "NSObject"),
    .init("UICollectionViewDiffableDataSource", "NSObject"),
  ]
}
