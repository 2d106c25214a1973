extension Rule {
  /// All rules, in the order of the reference page: by severity, then from the bytes to the app.
  public static let all: [Rule] = [
    // Errors
    .unreadableXML, .mergeConflict, .malformedScene,
    .duplicateID, .danglingReference, .duplicateStoryboardIdentifier,
    .unwindWithoutExit, .misplacedExit, .impossibleSegue, .embedCycle,
    .duplicateReuseIdentifier, .staticTableOutsideController, .outletToRepeatingContent,
    .malformedValue, .runtimeAttributeType, .launchScreenClass,
    .unresolvedStoryboardReference,

    // Errors that need sources
    .unknownClass, .wrongModule, .classOfWrongKind, .unknownOutlet, .outletOfWrongType,
    .unknownAction, .actionOfWrongShape, .unknownSegueIdentifier, .unknownStoryboardIdentifier,
    .unknownStoryboardName, .unknownNibName, .unknownReuseIdentifier,

    // Warnings
    .noEntryPoint, .unreachableScene, .navigationWithoutRoot, .tabBarWithoutTabs,
    .duplicateSegueIdentifier, .anonymousControllerSegue, .missingReuseIdentifier,
    .unknownRuntimeAttribute, .unconnectedOutlet,

    // Notes
    .unsupportedDocument, .noInitialController, .containerWithoutEmbed,
    .unusedIdentifier,
  ]
}
