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
}
