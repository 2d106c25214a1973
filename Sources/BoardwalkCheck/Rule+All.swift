import BoardwalkBase

extension Rule {
  /// All rules, in the order of the reference page: by severity, then from the bytes to the app.
  public static let all: [Rule] = [
    // Errors
    .unreadableXML, .mergeConflict, .malformedScene, .malformedBehavior,
    .differingSceneCopy,
    .duplicateID, .danglingReference, .referenceAcrossScenes, .incompleteConnection,
    .duplicateStoryboardIdentifier,
    .unwindWithoutExit, .misplacedExit, .impossibleSegue, .embedCycle,
    .duplicateReuseIdentifier, .staticTableOutsideController, .outletToRepeatingContent,
    .containerInRepeatingContent, .malformedValue, .runtimeAttributeType, .launchScreenClass,
    .impossibleConstraint, .unavailableFeature, .misplacedBarButtonItem,
    .unresolvedStoryboardReference, .missingImage, .missingColor, .malformedStrings,
    .unlaunchableStoryboard,

    // Errors about the classes of documents; most need sources
    .unknownClass, .wrongModule, .classOfWrongKind, .unknownOutlet, .outletOfWrongType,
    .unknownAction, .actionOfWrongShape, .unknownSegueIdentifier, .unknownStoryboardIdentifier,
    .unknownStoryboardName, .unknownNibName, .unknownReuseIdentifier,
    .mismatchedReuseIdentifier,
    .unknownBehaviorName,

    // Warnings
    .noEntryPoint, .unreachableScene, .navigationWithoutRoot, .tabBarWithoutTabs,
    .duplicateSegueIdentifier, .anonymousControllerSegue, .missingReuseIdentifier,
    .duplicateConstraint, .dynamicTypeWithoutTextStyle, .deprecatedSegue, .deprecatedClass,
    .unknownRuntimeAttribute, .unconnectedOutlet, .unansweredAction, .unmodeledMember,
    .misspelledWord, .blankBarButtonItem, .styledCellWithoutLabel, .selectionOutOfRange,

    // Warnings about solved layouts
    .conflictingConstraints, .ambiguousLayout, .misplacedView, .truncatedText, .offScreenContent,
    .overlappingControls,

    // Warnings that are off by default
    .autoLayoutOff, .sizeClassesOff, .marginRelativeConstraint, .stackViewBackground,
    .identifierNamesClass, .reuseIdentifierNamesClass, .fileNamesClass, .severalScenes,
    .shownBottomBar, .otherDevice,

    // Notes
    .unsupportedDocument, .noInitialController, .containerWithoutEmbed,
    .unlabeledImageButton, .accessibilityLabelNamesKind, .lowContrast, .smallTouchTarget,
    .fixedWidthText, .missingTrailingConstraint,
    .staleTranslation, .missingTranslation, .unusedSuppression,
    .unusedIdentifier,
  ]

  /// The rule named `name`, or formerly named so; nil if there is none.
  package static func named(_ name: String) -> Rule? {
    let id = RuleID(name)
    return all.first { $0.id == id }
  }
}
