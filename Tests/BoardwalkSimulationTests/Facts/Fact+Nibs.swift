/// What is known of scenes and nibs.
extension Fact {
  static let nibs: [Fact] = [
    Fact(
      "NIB-01", .observed,
      testedBy: [
        "ClassKnowledgeTests.unknownClass",
        "ClassKnowledgeTests.unknownClassWithOutlet",
        "ClassKnowledgeTests.unknownViewClass",
      ]),
    Fact(
      "NIB-02", .observed,
      testedBy: [
        "ClassKnowledgeTests.runtimeAttribute",
        "ClassKnowledgeTests.undefinedKey",
        "ClassKnowledgeTests.unknown",
      ]),
    Fact(
      "NIB-03", .observed, testedBy: ["ClassKnowledgeTests.unknown", "FirstThingsTests.outlets"]),
    Fact(
      "NIB-04", .observed,
      testedBy: [
        "ClassKnowledgeTests.runtimeAttribute",
        "ClassKnowledgeTests.settable",
        "FirstThingsTests.runtimeAttributes",
      ]),
    Fact(
      "NIB-05", .observed,
      testedBy: ["ActionTests.sent", "ClassKnowledgeTests.unrecognized", "TapTests.controller"]),
    Fact("NIB-06", .observed, testedBy: ["CodeExceptionTests.owner"]),
    Fact(
      "NIB-07", .observed,
      leftOut: "Creators are code that runs inside init, which behaviours do not have."),
    Fact(
      "NIB-08", .observed,
      testedBy: [
        "ContainerTests.contentFillsTheScreenUnderItsBars",
        "ContentLayoutTests.masksShareTheDifference",
      ]),
    Fact("NIB-09", .observed, testedBy: ["RuleFixtureTests.bad"]),
  ]
}
