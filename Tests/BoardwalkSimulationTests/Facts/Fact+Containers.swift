/// What is known of tab bar, split view and page view controllers.
extension Fact {
  static let containers: [Fact] = [
    Fact(
      "TAB-01", .documented, testedBy: ["MoreTests.room", "MoreTests.list", "MoreTests.rotation"]),
    Fact(
      "TAB-02", .known, testedBy: ["MoreTests.row", "MoreTests.navigation", "MoreTests.byCode"]),
    Fact("TAB-03", .known, testedBy: ["MoreTests.list", "MoreTests.row"]),
    Fact("TAB-04", .documented, testedBy: ["FirstThingsTests.customize"]),
    Fact("TAB-05", .observed, testedBy: ["TabTests.again"]),
    Fact(
      "TAB-06", .documented,
      testedBy: ["NavigationCodeTests.tab", "MoreTests.byCode", "UnwindTests.tabs"]),
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
      testedBy: ["ColumnTests.putAway", "SplitTests.collapsed", "SplitTests.nestedStacks"]),
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
      testedBy: ["SplitTests.showFromColumn", "SplitTests.collapsedWithoutStack"]),
    Fact(
      "SPL-11", .documented,
      testedBy: ["ColumnTests.wrapping", "ColumnTests.showColumn", "ColumnTests.topColumn"]),
    Fact("SPL-12", .documented, testedBy: ["ColumnTests.compact"]),
    Fact("SPL-20", .inferred, testedBy: ["ColumnTests.toggle"]),

    Fact("PAGE-01", .documented, testedBy: ["PageTests.settings"]),
    Fact("PAGE-02", .documented, testedBy: ["PageTests.noDataSource"]),
    Fact("PAGE-03", .documented, testedBy: ["PageTests.settings"]),
    Fact("PAGE-04", .documented, testedBy: ["PageTests.settings", "PageTests.backs"]),
    Fact("PAGE-05", .documented, testedBy: ["PageTests.singleSided"]),
    Fact("PAGE-06", .documented, testedBy: ["PageCodeTests.spine", "PageCodeTests.scroll"]),
    Fact(
      "PAGE-07", .observed,
      testedBy: ["PageCodeTests.tooFewPages", "PageTests.onePageLeft", "PageTests.wrongCount"]),
    Fact("PAGE-08", .documented, testedBy: ["PageTests.setByCode"]),
    Fact("PAGE-09", .known, testedBy: ["PageCodeTests.spine"]),
    Fact(
      "PAGE-10", .documented,
      testedBy: ["PageCodeTests.turns", "PageTests.edge", "PageTests.onePageLeft"]),
    Fact("PAGE-11", .documented, testedBy: ["PageCodeTests.dots", "PageTests.dots"]),
    Fact(
      "PAGE-12", .documented,
      testedBy: ["PageCodeTests.turns", "PageTests.scroll", "PageTests.scrollCancelled"]),
    Fact("PAGE-13", .documented, testedBy: ["PageTests.openBook"]),
    Fact(
      "PAGE-14", .observed,
      testedBy: ["PageCodeTests.memory", "PageTests.caching", "PageTests.ownership"]),
    Fact("PAGE-15", .observed, testedBy: ["PageTests.flush"]),
    Fact("PAGE-16", .documented, testedBy: ["FirstThingsTests.recognizers"]),
    Fact("PAGE-20", .observed, testedBy: ["PageTests.scroll"]),
    Fact("PAGE-21", .observed, testedBy: ["PageTests.scrollCancelled"]),
    Fact("PAGE-22", .observed, testedBy: ["PageTests.curl"]),
    Fact("PAGE-23", .observed, testedBy: ["PageTests.curlCancelled"]),
    Fact("PAGE-30", .documented, testedBy: ["PageTests.pageControl"]),
  ]
}
