/// What is known of time and the lives of controllers.
extension Fact {
  static let lifecycle: [Fact] = [
    Fact("TIME-01", .observed, testedBy: ["NavigationCodeTests.atOnce", "PushTests.synchronous"]),
    Fact("TIME-02", .observed, testedBy: ["PushTests.phases"]),
    Fact("TIME-03", .observed, testedBy: ["PushTests.still", "LaunchTests.anotherRoot"]),
    Fact(
      "TIME-04", .observed,
      testedBy: ["PresentationTests.fullScreenPhases", "CodePresentationTests.replacedAtOnce"]),
    Fact("TIME-05", .observed, testedBy: ["PresentationTests.stillSheet"]),
    Fact(
      "TIME-06", .inferred,
      testedBy: [
        "CombinationTests.rotationDuringPush",
        "DismissalTests.phases",
        "SheetTests.phases",
      ]),
    Fact("TIME-07", .observed, testedBy: ["FirstThingsTests.noWindow"]),
    Fact("TIME-08", .known, testedBy: ["PushTests.phases"]),

    Fact("LIFE-01", .documented, testedBy: ["LaunchTests.plainRoot"]),
    Fact(
      "LIFE-02", .known, testedBy: ["NamedNibTests.found", "NamedNibTests.missing"]),
    Fact("LIFE-03", .observed, testedBy: ["FirstThingsTests.awake"]),
    Fact("LIFE-04", .observed, testedBy: ["FirstThingsTests.awake"]),
    Fact("LIFE-05", .observed, testedBy: ["LaunchTests.relationships", "ReferenceTests.tab"]),
    Fact(
      "LIFE-06", .observed,
      testedBy: [
        "CodePresentationTests.unknownIdentifier",
        "StackCodeTests.cannotMake",
        "LaunchTests.identifier",
      ]),
    Fact(
      "LIFE-07", .observed,
      testedBy: [
        "StackCodeTests.cannotMake",
        "CorpusTests.launches",
        "LaunchTests.noInitialController",
      ]),
    Fact("LIFE-09", .observed, testedBy: ["LaunchTests.navigationRoot", "LaunchTests.delegate"]),
    Fact(
      "LIFE-10", .observed,
      testedBy: ["CallbackTests.push", "DelegateTests.pushAndPop", "SegueCodeTests.prepare"]),
    Fact(
      "LIFE-11", .observed,
      testedBy: ["NavigationCodeTests.push", "NavigationCodeTests.early", "StackCodeTests.push"]),
    Fact(
      "LIFE-12", .observed,
      testedBy: ["CallbackTests.pop", "DelegateTests.pushAndPop", "PopTests.back"]),
    Fact(
      "LIFE-13", .known,
      testedBy: [
        "BackGestureTests.completed",
        "BackGestureTests.cancelled",
        "BackGestureTests.begun",
      ]),
    Fact(
      "LIFE-14", .observed,
      testedBy: [
        "NavigationCodeTests.loose",
        "NavigationCodeTests.kept",
        "NavigationCodeTests.keptGoes",
      ]),
    Fact(
      "LIFE-15", .observed, testedBy: ["PopTests.popToRoot", "StackChangesTests.pushes"]),
    Fact(
      "LIFE-16", .documented,
      testedBy: ["StackCodeTests.setBack", "StackCodeTests.setNew", "StackCodeTests.setBelow"]),
    Fact(
      "LIFE-17", .documented,
      testedBy: ["CallbackTests.pop", "CallbackTests.presentation", "CallbackTests.covered"]),
    Fact(
      "LIFE-30", .observed,
      testedBy: [
        "CodePresentationTests.completion",
        "ContextTests.currentContext",
        "PresentationTests.fullScreen",
      ]),
    Fact(
      "LIFE-31", .documented,
      testedBy: [
        "CodePresentationTests.dismissal",
        "DismissalTests.fullScreen",
        "SplitTests.uncovered",
      ]),
    Fact(
      "LIFE-32", .documented,
      testedBy: [
        "CombinationTests.tabsOverColumns",
        "PopTests.popContainer",
        "PresentationTests.presenter",
      ]),
    Fact(
      "LIFE-33", .observed,
      testedBy: [
        "AdaptationTests.callbacks",
        "ContextTests.switchingOver",
        "DismissalTests.severalSheets",
      ]),
    Fact(
      "LIFE-34", .observed,
      testedBy: [
        "AdaptationTests.callbacks",
        "PresentationDelegateTests.old",
        "PresentationTests.covers",
      ]),
    Fact(
      "LIFE-35", .documented,
      testedBy: [
        "PresentationDelegateTests.refused",
        "PresentationDelegateTests.heard",
        "SheetTests.away",
      ]),
    Fact("LIFE-36", .known, testedBy: ["SheetTests.cancelled"]),
    Fact(
      "LIFE-37", .documented,
      testedBy: ["DismissalTests.several", "DismissalTests.severalSheets", "DismissalTests.mixed"]),
    Fact("LIFE-40", .observed, testedBy: ["TabTests.firstVisit", "UnseenTests.selectTab"]),
    Fact("LIFE-41", .observed, testedBy: ["TabTests.launch"]),
    Fact("LIFE-42", .documented, testedBy: ["DelegateTests.tabs", "TabTests.firstVisit"]),
    Fact(
      "LIFE-50", .observed,
      testedBy: ["SegueCodeTests.emptyContainer", "EmbedTests.order", "EmbedTests.several"]),
    Fact("LIFE-51", .inferred, testedBy: ["ContainmentTests.withParent"]),
    Fact(
      "LIFE-52", .documented,
      testedBy: [
        "ContainmentTests.addChild",
        "ContainmentTests.removeChild",
        "ContainmentTests.ownContainers",
      ]),
    Fact(
      "LIFE-53", .observed,
      testedBy: ["ContainmentTests.transition", "ContainmentTests.transitionOrder"]),
    Fact(
      "LIFE-54", .documented,
      testedBy: [
        "ContainmentTests.reparent",
        "ContainmentTests.wrongParent",
        "UnseenTests.returned",
      ]),
    Fact(
      "LIFE-60", .inferred,
      testedBy: ["PageTests.scroll", "PageTests.curl", "ColumnTests.rotation"]),
    Fact(
      "LIFE-61", .observed,
      testedBy: [
        "BackGestureTests.pushDuringSwipe",
        "CombinationTests.popDuringPush",
        "CombinationTests.hurry",
      ]),
  ]
}
