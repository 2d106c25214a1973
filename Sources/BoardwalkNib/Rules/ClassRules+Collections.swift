// Collection views, their layouts and their cells.
extension ClassRules {
  /// The elements of collections that can be compiled.
  static let collections: [ClassRules] = [
    ClassRules(
      "collectionView", "UICollectionView", known: collectionGenerations.union([.xcode7]),
      derived: [.xcode8, .xcode12],
      inherits: KeyRule.scrollView, KeyRule.collectionView),
    ClassRules(
      "collectionViewCell", "UICollectionViewCell", designParts: ["customSize"],
      known: collectionGenerations.union([.xcode7, .xcode8]), derived: [.xcode12],
      KeyRule.collectionCell),
    ClassRules(
      "collectionViewCellContentView", "UIView", known: collectionGenerations,
      derived: [.xcode12],
      [
        KeyRule(
          "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .constant(.bool(true)),
          samples: 1)
      ]),
    ClassRules(
      "collectionReusableView", "UICollectionReusableView", designParts: ["customSize"],
      known: collectionGenerations, derived: [.xcode7, .xcode8, .xcode12],
      [KeyRule("UIReuseIdentifier", .string("reuseIdentifier"), samples: 30)]),
  ]

  private static let collectionGenerations: Set<XcodeGeneration> = [
    .xcode9, .xcode10, .xcode11, .xcode13, .xcode14, .xcode15,
  ]

  /// The layout of a collection: rows or columns that are filled one after the other.
  static let flowLayout = ClassRules(
    "collectionViewFlowLayout", "UICollectionViewFlowLayout", inherits: [], KeyRule.flowLayout)

  /// A layout of the app's class. No sample has one; flow layouts of an app's class have the same
  /// form.
  static let customLayout = ClassRules(
    "collectionViewLayout", "UICollectionViewLayout", inherits: [])

  /// The content view of a collection view's cell in older documents, which the cell sets up.
  static let collectionCellContent = ClassRules(
    "view", "UIView",
    design: ["opaque", "clipsSubviews", "multipleTouchEnabled", "contentMode"],
    known: [.xcode7, .xcode8, .xcode9, .xcode10, .xcode11, .xcode13],
    derived: [.xcode12, .xcode14, .xcode15],
    inherits: KeyRule.view.filter {
      ![
        "UIMultipleTouchEnabled", "UIContentMode", "UIClipsToBounds",
        "UIViewInsetsLayoutMarginsFromSafeArea",
      ].contains($0.key)
    },
    [
      KeyRule(
        "UIViewInsetsLayoutMarginsFromSafeArea",
        .mark("insetsLayoutMarginsFromSafeArea", standard: true, isSet: false, writes: .int8(0)),
        since: .xcode9, until: .xcode11, samples: 22),
      KeyRule("UIOpaque", .constant(.bool(true)), samples: 22),
      KeyRule(
        "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .constant(.bool(true)),
        since: .xcode11, until: .xcode11, samples: 6),
      KeyRule(
        "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .computed(.heldContent),
        since: .xcode12, samples: 2),
    ])
}

extension KeyRule {
  static let collectionView: [KeyRule] = [
    KeyRule(
      "UIViewLocalOverrideTraitCollection", .computed(.focusTraits), since: .xcode13,
      until: .xcode14, samples: 4),
    KeyRule(
      "UIViewLayoutMargins", .computed(.collectionMargins), since: .xcode9, until: .xcode10,
      samples: 4),
    KeyRule("UIContentSize", .computed(.collectionContentSize), until: .xcode10, samples: 12),
    KeyRule("UIDelegate", .computed(.collectionDelegate), until: .xcode12, samples: 8),
    KeyRule("UIDelegate", .constant(.null), since: .xcode13, samples: 22),
    KeyRule("UICollectionLayout", .computed(.collectionLayout), samples: 22),
    KeyRule(
      "UIAllowsUserInitiatedMultipleSelection", .constant(.bool(true)), since: .xcode11,
      samples: 5),
    KeyRule(
      "UICollectionViewPrefetchingEnabled",
      .computed(.setting("prefetchingEnabled", standard: true)), since: .xcode8, samples: 14),
    KeyRule("UICollectionViewCellNibDict", .computed(.collectionCells), samples: 22),
    KeyRule(
      "UICollectionViewCellPrototypeNibExternalObjects", .computed(.collectionCellObjects),
      samples: 22),
    KeyRule(
      "UICollectionViewSupplementaryViewNibDict", .computed(.supplementaryViews), samples: 11),
    KeyRule(
      "UICollectionViewSupplementaryViewPrototypeNibExternalObjects",
      .computed(.supplementaryViewObjects), samples: 11),
  ]

  static let collectionCell: [KeyRule] = [
    KeyRule("UIContentView", .computed(.contentView), samples: 28),
    KeyRule("UIViewAutolayoutConstraints", .computed(.cellConstraints), samples: 7),
    KeyRule("UIReuseIdentifier", .string("reuseIdentifier"), samples: 8),
    KeyRule("UISystemBackgroundView", .constant(.null), since: .xcode12, samples: 1),
    KeyRule(
      "UIContentConfigurationIdentifier", .constant(.null), since: .xcode12, until: .xcode13,
      samples: 1),
    KeyRule("UIContentConfigurationView", .constant(.null), since: .xcode12, samples: 1),
  ]

  static let flowLayout: [KeyRule] = [
    KeyRule(
      "UILineSpacing", .float("minimumLineSpacing", standard: 10, omitted: 10), samples: 20),
    KeyRule(
      "UIInteritemSpacing", .float("minimumInteritemSpacing", standard: 10, omitted: 10),
      samples: 20),
    KeyRule("UIItemSize", .computed(.layoutItemSize), samples: 28),
    KeyRule("UIHeaderReferenceSize", .computed(.layoutHeaderSize), samples: 6),
    KeyRule("UIFooterReferenceSize", .computed(.layoutFooterSize), samples: 10),
    KeyRule("UISectionInset", .computed(.layoutInset), samples: 20),
    KeyRule(
      "UIScrollDirection",
      .word("scrollDirection", .scrollDirection, standard: "vertical", omitted: "vertical"),
      samples: 28),
    KeyRule(
      "UISectionInsetReference",
      .word("sectionInsetReference", .sectionInsetReference, omitted: "contentInset"), samples: 0,
      evidence: .independentReaders),
  ]
}

extension EnumerationTable {
  fileprivate static let sectionInsetReference = EnumerationTable(
    "contentInset", "safeArea", "layoutMargins")
}

extension ComputedValue {
  fileprivate static let cellConstraints = ComputedValue(
    children: ["constraints"],
    "from Xcode 11 on; from Xcode 12 on, not for an empty content view of an older document",
    "those that hold the content view at the edges"
  ) { $0.collectionCellConstraints($1) }

  fileprivate static let heldContent = ComputedValue(
    children: ["subviews"], "if there are subviews", "true"
  ) { NibEncoder.isHeldAtEdges($1, $0.generation) ? .bool(true) : nil }
}
