/// What is known of what recordings of iOS 26 show.
extension Fact {
  static let recordings: [Fact] = [
    Fact("ORC-01", .observed, testedBy: ["LaunchTests.navigationRoot"]),
    Fact("ORC-02", .observed, testedBy: ["BarTests.itemTitle", "FirstThingsTests.awake"]),
    Fact("ORC-03", .observed, testedBy: ["ClassKnowledgeTests.alphabetical"]),
    Fact("ORC-04", .observed, leftOut: "Objects of xibs beside the owner are no controllers."),
    Fact("ORC-05", .observed, testedBy: ["EmbedTests.order"]),
    Fact("ORC-06", .observed, testedBy: ["PushTests.code"]),
    Fact("ORC-07", .observed, testedBy: ["PushTests.button"]),
    Fact(
      "ORC-08", .observed,
      testedBy: ["UnseenTests.push", "UnseenTests.pop", "UnseenTests.replace"]),
    Fact("ORC-09", .observed, testedBy: ["MoreTests.selection"]),
    Fact(
      "ORC-10", .observed,
      leftOut: "Rows are the data source's, and their heights the layout's."),
    Fact("ORC-11", .observed, testedBy: ["RecordedLayoutTests.aSwitch"]),
    Fact(
      "ORC-12", .observed,
      testedBy: [
        "SystemSpacingTests.besideASuperviewTheNumberCounts",
        "SystemSpacingTests.besideASafeAreaItIsNone",
      ]),
    Fact("ORC-13", .observed, testedBy: ["ClassKnowledgeTests.unknownClass"]),
    Fact("ORC-14", .observed, testedBy: ["ClassKnowledgeTests.undefinedKey"]),
    Fact("ORC-15", .observed, testedBy: ["FirstThingsTests.empty"]),
    Fact("ORC-20", .observed, testedBy: ["LaunchTests.plainRoot"]),
    Fact("ORC-21", .observed, testedBy: ["PushTests.button"]),
    Fact("ORC-22", .observed, testedBy: ["PopTests.back", "UnseenTests.push"]),
    Fact("ORC-23", .observed, testedBy: ["LaunchTests.navigationRoot"]),
    Fact(
      "ORC-24", .observed,
      testedBy: ["ColumnTests.replaceRoot", "SplitTests.showDetail", "UnseenTests.replace"]),
    Fact(
      "ORC-25", .observed,
      testedBy: [
        "StackCodeTests.returnValues",
        "StackCodeTests.popDuringPop",
        "UnseenTests.returned",
      ]),
    Fact("ORC-26", .observed, testedBy: ["FirstThingsTests.laterTurn"]),
    Fact("ORC-27", .observed, testedBy: ["PopTests.synchronous"]),
    Fact("ORC-28", .observed, testedBy: ["SelectionTests.clearing"]),
    Fact("ORC-29", .observed, leftOut: "No code replaces a collection view controller's view."),
    Fact("ORC-30", .observed, testedBy: ["TapTests.firstResponder"]),
    Fact("ORC-31", .observed, testedBy: ["UpdateTests.batch"]),
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
      testedBy: ["ColumnTests.replaceRoot", "ColumnTests.standalone", "SplitTests.showDetail"]),
  ]

  /// What recordings show of bars, presentations, text, constraints and lists.
  static let recordedLayouts: [Fact] = [
    Fact(
      "ORC-50", .observed, testedBy: ["BarMetricsTests.liquidGlass", "RecordedScreenTests.bars"]),
    Fact("ORC-51", .observed, leftOut: "Bars of glass have no background that could be drawn."),
    Fact("ORC-52", .observed, testedBy: ["RecordedBarPictureTests.inlineTitle"]),
    Fact("ORC-53", .observed, testedBy: ["RecordedBarPictureTests.largeTitle"]),
    Fact("ORC-54", .observed, testedBy: ["BackButtonTests.chevron"]),
    Fact("ORC-55", .observed, leftOut: "A large title stays large while what is below scrolls."),
    Fact("ORC-56", .observed, testedBy: ["RecordedScreenTests.roots"]),
    Fact(
      "ORC-57", .observed,
      testedBy: [
        "RecordedScreenTests.tabBar", "PresentationTests.tabBarsOfPads",
        "SafeAreaTests.recordedPad",
      ]),
    Fact(
      "ORC-58", .observed,
      testedBy: ["BarMetricsTests.liquidGlass", "SafeAreaTests.recordedPhone"]),
    Fact("ORC-59", .observed, leftOut: "Only code gives a navigation item a search controller."),
    Fact("ORC-60", .observed, testedBy: ["KeyboardHeightTests.newest", "KeyboardTests.newest"]),
    Fact("ORC-61", .observed, testedBy: ["RecordedScreenTests.dynamicIsland"]),
    Fact("ORC-65", .observed, testedBy: ["PresentationTests.newestSheets"]),
    Fact("ORC-66", .observed, testedBy: ["PresentationTests.floatingSheets"]),
    Fact(
      "ORC-67", .observed,
      testedBy: ["PresentationTests.newestFormSheets", "PresentationTests.lowFormSheets"]),
    Fact(
      "ORC-68", .observed,
      testedBy: [
        "RecordedScreenTests.popoverOfABar", "RecordedScreenTests.popoverOfAView",
        "PopoverTests.phone", "AlertTests.pad",
      ]),
    Fact("ORC-69", .observed, testedBy: ["AlertTests.size", "AlertTests.order"]),
    Fact(
      "ORC-70", .observed,
      leftOut: "Trees tell what documents and containers hold, without UIKit's own views between."),
    Fact("ORC-80", .observed, testedBy: ["TextFontTests.width"]),
    Fact("ORC-81", .observed, testedBy: ["TextFontTests.width"]),
    Fact("ORC-82", .observed, testedBy: ["TextFontTests.lineHeight", "TextFontTests.styledLines"]),
    Fact("ORC-83", .observed, testedBy: ["TextFontTests.severalLines"]),
    Fact("ORC-84", .observed, testedBy: ["ControlSizeTests.titles", "ContentSizeTests.buttons"]),
    Fact(
      "ORC-85", .observed,
      testedBy: [
        "RecordedLayoutTests.aSwitch",
        "ControlSizeTests.aFieldMeasuresItsTextRatherThanItsPlaceholder",
      ]),
    Fact("ORC-86", .observed, testedBy: ["TextStylesTests.smallest"]),
    Fact("ORC-87", .observed, testedBy: ["RecordedLayoutTests.baselines"]),
    Fact(
      "ORC-90", .observed,
      testedBy: ["RecordedLayoutTests.slackGoesToTheFirst", "LayoutSystemTests.tiesFollowTheOrder"]),
    Fact(
      "ORC-91", .observed,
      testedBy: ["RecordedLayoutTests.slackAmongLines", "RecordedLayoutTests.slackAmongThree"]),
    Fact(
      "ORC-92", .observed,
      testedBy: ["RecordedLayoutTests.theLastIsCut", "RecordedLayoutTests.theFirstWidthIsMissed"]),
    Fact(
      "ORC-93", .observed,
      testedBy: [
        "RecordedLayoutTests.theLaterOfTwoWidthsBreaks",
        "RecordedLayoutTests.theWidthBetweenEdgesBreaks",
      ]),
    Fact(
      "ORC-94", .observed, testedBy: ["RecordedLayoutTests.equalShares", "StackTests.fillEqually"]),
    Fact("ORC-95", .observed, testedBy: ["RecordedLayoutTests.centres"]),
    Fact("ORC-96", .observed, testedBy: ["RecordedLayoutTests.aSpacer"]),
    Fact("ORC-97", .observed, testedBy: ["RecordedLayoutTests.aFormRow"]),
    Fact("ORC-98", .observed, testedBy: ["RecordedLayoutTests.aColumn"]),
    Fact("ORC-100", .observed, leftOut: "Rows are as high as drawn, or as their constraints ask."),
    Fact("ORC-101", .observed, testedBy: ["ListTests.spaceBetweenSections"]),
    Fact(
      "ORC-102", .observed, testedBy: ["RowPictureTests.separators", "RowPictureTests.accessories"]),
    Fact("ORC-103", .observed, testedBy: ["RecordedFlowTests.grid", "RecordedFlowTests.mixed"]),
    Fact("ORC-104", .observed, leftOut: "When a layout is asked for what is no part of a trace."),
    Fact("ORC-105", .observed, testedBy: ["FlowGridTests.defaults"]),
    Fact("ORC-106", .observed, leftOut: "What an object responds to is its class's business."),
    Fact("ORC-107", .observed, leftOut: "Only code gives a view an edit menu interaction."),
    Fact("ORC-110", .observed, leftOut: "Traits are the device's: nothing overrides them."),
    Fact("ORC-111", .observed, leftOut: "Only code scales values by a text style."),
  ]
}
