/// What UIKit does, fact by fact, and which tests hold the stage to it.
extension Fact {
  static let all: [Fact] = [
    // Time
    Fact("TIME-01", .observed, testedBy: ["NavigationCodeTests.atOnce", "PushTests.synchronous"]),
    Fact("TIME-02", .observed, testedBy: ["PushTests.phases"]),
    Fact("TIME-03", .observed, testedBy: ["PushTests.still"]),
    Fact("TIME-04", .observed, testedBy: ["PresentationTests.fullScreenPhases"]),
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

    // Lifecycle
    Fact("LIFE-01", .documented, testedBy: ["LaunchTests.plainRoot"]),
    Fact(
      "LIFE-02", .known,
      leftOut: "A controller by class name alone has no xib looked up for it."),
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
      testedBy: [
        "CallbackTests.push",
        "DelegateTests.pushAndPop",
        "SegueCodeTests.prepare",
      ]),
    Fact(
      "LIFE-11", .observed,
      testedBy: [
        "NavigationCodeTests.push",
        "NavigationCodeTests.early",
        "StackCodeTests.push",
      ]),
    Fact(
      "LIFE-12", .observed,
      testedBy: [
        "CallbackTests.pop",
        "DelegateTests.pushAndPop",
        "PopTests.back",
      ]),
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
    Fact("LIFE-15", .observed, testedBy: ["PopTests.popToRoot"]),
    Fact(
      "LIFE-16", .documented,
      testedBy: [
        "StackCodeTests.setBack",
        "StackCodeTests.setNew",
        "StackCodeTests.setBelow",
      ]),
    Fact(
      "LIFE-17", .documented,
      testedBy: [
        "CallbackTests.pop",
        "CallbackTests.presentation",
        "CallbackTests.covered",
      ]),
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
      testedBy: [
        "DismissalTests.several",
        "DismissalTests.severalSheets",
        "DismissalTests.mixed",
      ]),
    Fact("LIFE-40", .observed, testedBy: ["TabTests.firstVisit", "UnseenTests.selectTab"]),
    Fact("LIFE-41", .observed, testedBy: ["TabTests.launch"]),
    Fact("LIFE-42", .documented, testedBy: ["DelegateTests.tabs", "TabTests.firstVisit"]),
    Fact(
      "LIFE-50", .observed,
      testedBy: [
        "SegueCodeTests.emptyContainer",
        "EmbedTests.order",
        "EmbedTests.several",
      ]),
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
      testedBy: [
        "ContainmentTests.transition",
        "ContainmentTests.transitionOrder",
      ]),
    Fact(
      "LIFE-54", .documented,
      testedBy: [
        "ContainmentTests.reparent",
        "ContainmentTests.wrongParent",
        "UnseenTests.returned",
      ]),
    Fact(
      "LIFE-60", .inferred,
      testedBy: [
        "PageTests.scroll",
        "PageTests.curl",
        "ColumnTests.rotation",
      ]),
    Fact(
      "LIFE-61", .observed,
      testedBy: [
        "BackGestureTests.pushDuringSwipe",
        "CombinationTests.popDuringPush",
        "CombinationTests.hurry",
      ]),

    // Scenes and nibs
    Fact(
      "NIB-01", .observed,
      testedBy: [
        "ClassKnowledgeTests.unknownClass",
        "ClassKnowledgeTests.unknownViewClass",
        "ClassKnowledgeTests.unknownClassWithOutlet",
      ]),
    Fact(
      "NIB-02", .observed,
      testedBy: [
        "ClassKnowledgeTests.undefinedKey",
        "ClassKnowledgeTests.unknown",
        "ClassKnowledgeTests.runtimeAttribute",
      ]),
    Fact(
      "NIB-03", .observed,
      testedBy: [
        "ClassKnowledgeTests.unknown",
        "FirstThingsTests.outlets",
      ]),
    Fact(
      "NIB-04", .observed,
      testedBy: [
        "ClassKnowledgeTests.runtimeAttribute",
        "ClassKnowledgeTests.settable",
        "FirstThingsTests.runtimeAttributes",
      ]),
    Fact(
      "NIB-05", .observed,
      testedBy: [
        "ActionTests.sent",
        "ClassKnowledgeTests.unrecognized",
        "TapTests.controller",
      ]),
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

    // Navigation controllers
    Fact("NAV-01", .documented, testedBy: ["NavigationCodeTests.push", "StackCodeTests.push"]),
    Fact("NAV-02", .documented, testedBy: ["StackCodeTests.push"]),
    Fact("NAV-03", .observed, testedBy: ["NavigationCodeTests.twice", "StackCodeTests.twice"]),
    Fact(
      "NAV-04", .known,
      testedBy: [
        "NavigationCodeTests.unpushable",
        "StackCodeTests.unpushable",
        "PushTests.tabs",
      ]),
    Fact("NAV-10", .documented, testedBy: ["NavigationCodeTests.pop", "PopTests.root"]),
    Fact("NAV-11", .documented, testedBy: ["NavigationCodeTests.pop", "PopTests.popToRoot"]),
    Fact(
      "NAV-12", .known,
      testedBy: [
        "DelegateTests.veto",
        "BackGestureTests.menu",
        "PopTests.back",
      ]),
    Fact("NAV-14", .inferred, testedBy: ["StackCodeTests.returnValues"]),
    Fact(
      "NAV-15", .observed,
      testedBy: [
        "NavigationCodeTests.stranger",
        "NavigationCodeTests.popTo",
        "StackCodeTests.popToStranger",
      ]),
    Fact("NAV-16", .known, testedBy: ["StackCodeTests.empty"]),
    Fact("NAV-17", .documented, testedBy: ["TitleTests.pushed", "TabTests.titles"]),
    Fact("NAV-18", .documented, testedBy: ["TabTests.hiddenBar"]),
    Fact(
      "NAV-19", .observed,
      testedBy: [
        "BackButtonTests.hiddenBar",
        "BackGestureTests.disabled",
        "HidingBarsTests.persistence",
      ]),
    Fact("NAV-20", .documented, testedBy: ["BarTests.toolbar", "HidingBarsTests.toolbar"]),
    Fact(
      "NAV-21", .documented,
      testedBy: [
        "HidingBarsTests.tap",
        "HidingBarsTests.swipe",
        "HidingBarsTests.keyboard",
      ]),
    Fact("NAV-22", .observed, testedBy: ["StackCodeTests.managedBar"]),
    Fact("NAV-30", .documented, testedBy: ["PopTests.root"]),
    Fact(
      "NAV-31", .known,
      testedBy: [
        "BackButtonTests.backItems",
        "BackButtonTests.leftItem",
        "BackButtonTests.refusal",
      ]),
    Fact(
      "NAV-32", .documented,
      testedBy: [
        "BackButtonTests.previousTitle",
        "BackButtonTests.precedence",
        "BackButtonTests.backItems",
      ]),
    Fact("NAV-33", .documented, testedBy: ["BackButtonTests.displayModes"]),
    Fact("NAV-34", .documented, testedBy: ["BackButtonTests.supplement"]),
    Fact("NAV-35", .documented, testedBy: ["BackButtonTests.hidden"]),
    Fact("NAV-36", .documented, testedBy: ["BackButtonTests.ownBackItem", "TitleTests.backTitle"]),
    Fact(
      "NAV-37", .inferred,
      leftOut: "The width of a back title is a matter of fonts; the stage knows the whole title."),

    // Bars
    Fact("BAR-01", .documented, testedBy: ["FirstThingsTests.twoItems"]),
    Fact("BAR-02", .documented, testedBy: ["FirstThingsTests.twoItems"]),
    Fact("BAR-03", .documented, testedBy: ["TitleTests.prompt"]),
    Fact(
      "BAR-04", .observed,
      testedBy: [
        "BarTests.controllerTitle",
        "BarTests.itemTitle",
        "BarTests.titleOfController",
      ]),
    Fact("BAR-05", .documented, testedBy: ["BarTests.titleView"]),
    Fact("BAR-06", .known, leftOut: "A height, which the layout decides."),
    Fact(
      "BAR-07", .known, testedBy: ["BarTests.navigationBar", "BarTests.tabBarReachesTheBottom"]),
    Fact("BAR-08", .documented, testedBy: ["BarTests.itemOrder"]),
    Fact(
      "BAR-09", .known,
      leftOut: "Code sets the array of items; the single property would be the same."),
    Fact("BAR-10", .documented, testedBy: ["BarTests.largeTitles"]),
    Fact("BAR-11", .known, leftOut: "Nothing scrolls on the stage."),
    Fact("BAR-12", .documented, testedBy: ["ActionTests.editing", "TitleTests.editButton"]),
    Fact("BAR-20", .documented, testedBy: ["TouchableTests.systemItems"]),
    Fact("BAR-21", .documented, testedBy: ["ActionTests.responderChain", "TapTests.barItem"]),
    Fact("BAR-22", .documented, leftOut: "A place, which the layout decides."),

    // Tab bar controllers
    Fact(
      "TAB-01", .documented,
      testedBy: [
        "MoreTests.room",
        "MoreTests.list",
        "MoreTests.rotation",
      ]),
    Fact(
      "TAB-02", .known, testedBy: ["MoreTests.row", "MoreTests.navigation", "MoreTests.byCode"]),
    Fact("TAB-03", .known, testedBy: ["MoreTests.list", "MoreTests.row"]),
    Fact("TAB-04", .documented, testedBy: ["FirstThingsTests.customize"]),
    Fact("TAB-05", .observed, testedBy: ["TabTests.again"]),
    Fact(
      "TAB-06", .documented,
      testedBy: [
        "NavigationCodeTests.tab",
        "MoreTests.byCode",
        "UnwindTests.tabs",
      ]),
    Fact("TAB-07", .known, testedBy: ["MoreTests.setTabs"]),
    Fact("TAB-08", .documented, testedBy: ["StackCodeTests.managedBar"]),
    Fact("TAB-09", .documented, testedBy: ["TitleTests.badge"]),
    Fact("TAB-10", .documented, testedBy: ["TabTests.stacks"]),
    Fact(
      "TAB-11", .observed,
      testedBy: [
        "ContextTests.nearestContext",
        "ContextTests.switching",
        "ContextTests.switchingOver",
      ]),
    Fact("TAB-12", .known, testedBy: ["MoreTests.room"]),

    // Split view controllers
    Fact(
      "SPL-01", .documented,
      testedBy: [
        "ColumnTests.rotation",
        "CombinationTests.rotationBehind",
        "RotatedPresentationTests.nested",
      ]),
    Fact("SPL-02", .documented, testedBy: ["ColumnTests.automatic", "ColumnTests.preferred"]),
    Fact("SPL-03", .documented, testedBy: ["ColumnTests.toggle"]),
    Fact(
      "SPL-04", .documented,
      testedBy: [
        "ColumnTests.putAway",
        "SplitTests.collapsed",
        "SplitTests.nestedStacks",
      ]),
    Fact(
      "SPL-05", .documented,
      testedBy: [
        "ColumnTests.rotation",
        "ColumnTests.classicExpansion",
        "ColumnTests.nothingOnTop",
      ]),
    Fact("SPL-06", .documented, testedBy: ["FirstThingsTests.widths"]),
    Fact(
      "SPL-10", .documented,
      testedBy: [
        "SplitTests.showFromColumn",
        "SplitTests.collapsedWithoutStack",
      ]),
    Fact(
      "SPL-11", .documented,
      testedBy: [
        "ColumnTests.wrapping",
        "ColumnTests.showColumn",
        "ColumnTests.topColumn",
      ]),
    Fact("SPL-12", .documented, testedBy: ["ColumnTests.compact"]),
    Fact("SPL-20", .inferred, testedBy: ["ColumnTests.toggle"]),

    // Page view controllers
    Fact("PAGE-01", .documented, testedBy: ["PageTests.settings"]),
    Fact("PAGE-02", .documented, testedBy: ["PageTests.noDataSource"]),
    Fact("PAGE-03", .documented, testedBy: ["PageTests.settings"]),
    Fact("PAGE-04", .documented, testedBy: ["PageTests.settings", "PageTests.backs"]),
    Fact("PAGE-05", .documented, testedBy: ["PageTests.singleSided"]),
    Fact("PAGE-06", .documented, testedBy: ["PageCodeTests.spine", "PageCodeTests.scroll"]),
    Fact(
      "PAGE-07", .observed,
      testedBy: [
        "PageCodeTests.tooFewPages",
        "PageTests.onePageLeft",
        "PageTests.wrongCount",
      ]),
    Fact("PAGE-08", .documented, testedBy: ["PageTests.setByCode"]),
    Fact("PAGE-09", .known, testedBy: ["PageCodeTests.spine"]),
    Fact(
      "PAGE-10", .documented,
      testedBy: [
        "PageCodeTests.turns",
        "PageTests.edge",
        "PageTests.onePageLeft",
      ]),
    Fact("PAGE-11", .documented, testedBy: ["PageCodeTests.dots", "PageTests.dots"]),
    Fact(
      "PAGE-12", .documented,
      testedBy: [
        "PageCodeTests.turns",
        "PageTests.scroll",
        "PageTests.scrollCancelled",
      ]),
    Fact("PAGE-13", .documented, testedBy: ["PageTests.openBook"]),
    Fact(
      "PAGE-14", .observed,
      testedBy: [
        "PageCodeTests.memory",
        "PageTests.caching",
        "PageTests.ownership",
      ]),
    Fact("PAGE-15", .observed, testedBy: ["PageTests.flush"]),
    Fact("PAGE-16", .documented, testedBy: ["FirstThingsTests.recognizers"]),
    Fact("PAGE-20", .observed, testedBy: ["PageTests.scroll"]),
    Fact("PAGE-21", .observed, testedBy: ["PageTests.scrollCancelled"]),
    Fact("PAGE-22", .observed, testedBy: ["PageTests.curl"]),
    Fact("PAGE-23", .observed, testedBy: ["PageTests.curlCancelled"]),
    Fact("PAGE-30", .documented, testedBy: ["PageTests.pageControl"]),

    // Recordings of iOS 26
    Fact("ORC-01", .observed, testedBy: ["LaunchTests.navigationRoot"]),
    Fact("ORC-02", .observed, testedBy: ["BarTests.itemTitle", "FirstThingsTests.awake"]),
    Fact("ORC-03", .observed, testedBy: ["ClassKnowledgeTests.alphabetical"]),
    Fact("ORC-04", .observed, leftOut: "Objects of xibs beside the owner are no controllers."),
    Fact("ORC-05", .observed, testedBy: ["EmbedTests.order"]),
    Fact("ORC-06", .observed, testedBy: ["PushTests.code"]),
    Fact("ORC-07", .observed, testedBy: ["PushTests.button"]),
    Fact(
      "ORC-08", .observed,
      testedBy: [
        "UnseenTests.push",
        "UnseenTests.pop",
        "UnseenTests.replace",
      ]),
    Fact("ORC-09", .observed, testedBy: ["MoreTests.selection"]),
    Fact(
      "ORC-10", .observed,
      leftOut: "Rows are the data source's, and their heights the layout's."),
    Fact("ORC-11", .observed, leftOut: "Sizes, which the layout decides."),
    Fact("ORC-12", .observed, leftOut: "Spacing, which the solver decides."),
    Fact("ORC-13", .observed, testedBy: ["ClassKnowledgeTests.unknownClass"]),
    Fact("ORC-14", .observed, testedBy: ["ClassKnowledgeTests.undefinedKey"]),
    Fact("ORC-15", .observed, testedBy: ["FirstThingsTests.empty"]),
    Fact("ORC-20", .observed, testedBy: ["LaunchTests.plainRoot"]),
    Fact("ORC-21", .observed, testedBy: ["PushTests.button"]),
    Fact("ORC-22", .observed, testedBy: ["PopTests.back", "UnseenTests.push"]),
    Fact("ORC-23", .observed, testedBy: ["LaunchTests.navigationRoot"]),
    Fact(
      "ORC-24", .observed,
      testedBy: [
        "ColumnTests.replaceRoot",
        "SplitTests.showDetail",
        "UnseenTests.replace",
      ]),
    Fact(
      "ORC-25", .observed,
      testedBy: [
        "StackCodeTests.returnValues",
        "StackCodeTests.popDuringPop",
        "UnseenTests.returned",
      ]),
    Fact("ORC-26", .observed, testedBy: ["FirstThingsTests.laterTurn"]),
    Fact("ORC-27", .observed, testedBy: ["PopTests.synchronous"]),
    Fact("ORC-28", .observed, leftOut: "Tables on the stage select nothing that lasts."),
    Fact("ORC-29", .observed, leftOut: "No code replaces a collection view controller's view."),
    Fact("ORC-30", .observed, testedBy: ["TapTests.firstResponder"]),
    Fact("ORC-31", .observed, leftOut: "Rows do not change in batches on the stage."),
    Fact("ORC-32", .observed, leftOut: "Cells have no configurations."),
    Fact("ORC-33", .observed, testedBy: ["PopTests.containedControllers"]),
    Fact("ORC-40", .observed, testedBy: ["TitleTests.title", "TitleTests.temporal"]),
    Fact("ORC-41", .observed, leftOut: "Documents cannot say UITab, which only code makes."),
    Fact("ORC-42", .observed, leftOut: "Documents cannot say UITab, which only code makes."),
    Fact("ORC-43", .observed, testedBy: ["BackGestureTests.barDelegate", "StackCodeTests.push"]),
    Fact("ORC-44", .observed, leftOut: "A bar that stands by itself changes only in code."),
    Fact("ORC-45", .observed, testedBy: ["ColumnTests.mount", "SplitTests.collapsed"]),
    Fact("ORC-46", .observed, testedBy: ["ColumnTests.wrapping"]),
    Fact(
      "ORC-47", .observed,
      testedBy: [
        "ColumnTests.replaceRoot",
        "ColumnTests.standalone",
        "SplitTests.showDetail",
      ]),
  ]
}
