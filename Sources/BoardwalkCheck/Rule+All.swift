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

    // Warnings
    .noEntryPoint, .unreachableScene, .navigationWithoutRoot, .tabBarWithoutTabs,
    .duplicateSegueIdentifier, .anonymousControllerSegue, .missingReuseIdentifier,
    .misspeltWord,

    // Notes
    .unsupportedDocument, .noInitialController, .containerWithoutEmbed,
  ]
}
