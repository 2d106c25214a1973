/// What is known of exceptions and what the console says.
extension Fact {
  static let exceptions: [Fact] = [
    Fact("EXC-01", .observed, testedBy: ["SegueTests.pushingNavigation"]),
    Fact("EXC-02", .observed, testedBy: ["NavigationCodeTests.twice"]),
    Fact("EXC-03", .known, testedBy: ["SegueTests.pushingSplit"]),
    Fact("EXC-04", .observed, testedBy: ["NavigationCodeTests.stranger"]),
    Fact("EXC-05", .observed, testedBy: ["LaunchTests.noInitialController"]),
    Fact("EXC-06", .observed, testedBy: ["SegueTests.pushOutside"]),
    Fact("EXC-07", .observed, testedBy: ["SegueTests.unknownIdentifier"]),
    Fact("EXC-08", .observed, testedBy: ["CodeExceptionTests.managedBar"]),
    Fact("EXC-09", .observed, testedBy: ["ReferenceTests.missingStoryboard"]),
    Fact(
      "EXC-10", .observed,
      testedBy: ["ClassKnowledgeTests.undefinedKey", "ClassKnowledgeTests.known"]),
    Fact("EXC-11", .observed, testedBy: ["ReferenceTests.missingController"]),
    Fact("EXC-12", .observed, testedBy: ["CodePresentationTests.active"]),
    Fact("EXC-13", .observed, testedBy: ["CodePresentationTests.twice"]),
    Fact(
      "EXC-14", .observed,
      testedBy: ["PresentationTests.partialCurl", "PresentationTests.partialCurlFromSheet"]),
    Fact("EXC-15", .observed, testedBy: ["CodeExceptionTests.hierarchy"]),
    Fact("EXC-16", .observed, testedBy: ["CodeExceptionTests.pages"]),
    Fact("EXC-17", .known, testedBy: ["PageCodeTests.tooFewPages"]),
    Fact(
      "EXC-18", .observed,
      testedBy: ["PopoverTests.noAnchor", "RotatedPresentationTests.unanchored"]),
    Fact("EXC-20", .observed, testedBy: ["CollectionTests.noLayout"]),
    Fact("EXC-21", .observed, testedBy: ["CodeExceptionTests.collection"]),
    Fact("EXC-22", .observed, testedBy: ["CodeExceptionTests.table"]),
    Fact("EXC-23", .known, testedBy: ["NibCellTests.invalid"]),
    Fact("EXC-24", .known, testedBy: ["NibCellTests.missing"]),
    Fact("EXC-25", .observed, testedBy: ["CodeExceptionTests.noView"]),
    Fact("EXC-26", .known, testedBy: ["TableTests.noCell"]),
    Fact("EXC-30", .known, testedBy: ["ClassKnowledgeTests.unrecognized"]),
    Fact(
      "EXC-31", .observed,
      testedBy: ["UpdateTests.mismatch", "UpdateTests.otherMismatches", "CollectionTests.updates"]),
    Fact("EXC-40", .known, testedBy: ["SegueCodeTests.failedCast"]),
    Fact("EXC-41", .documented, testedBy: ["ActionTests.ownException"]),
    Fact(
      "EXC-42", .observed,
      leftOut: "There are no creator blocks: init(coder:) is always called."),
    Fact(
      "EXC-50", .observed,
      testedBy: ["CodePresentationTests.unseen", "CodePresentationTests.covered"]),
    Fact("EXC-51", .observed, testedBy: ["CodePresentationTests.oneAtATime"]),
    Fact(
      "EXC-52", .observed,
      testedBy: ["CodePresentationTests.oneAtATime", "CodePresentationTests.whileLeaving"]),
    Fact("EXC-53", .observed, testedBy: ["CollectionTests.tooWide"]),
    Fact("EXC-54", .observed, testedBy: ["ClassKnowledgeTests.unknownClass"]),
    Fact("EXC-61", .observed, testedBy: ["PushTests.nested"]),
    Fact("EXC-62", .observed, testedBy: ["ClassKnowledgeTests.runtimeAttribute"]),
  ]
}
