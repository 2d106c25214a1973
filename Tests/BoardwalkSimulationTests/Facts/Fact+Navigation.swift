/// What is known of navigation controllers and their bars.
extension Fact {
  static let navigation: [Fact] = [
    Fact("NAV-01", .documented, testedBy: ["NavigationCodeTests.push", "StackCodeTests.push"]),
    Fact("NAV-02", .documented, testedBy: ["StackCodeTests.push"]),
    Fact("NAV-03", .observed, testedBy: ["NavigationCodeTests.twice", "StackCodeTests.twice"]),
    Fact(
      "NAV-04", .known,
      testedBy: ["NavigationCodeTests.unpushable", "StackCodeTests.unpushable", "PushTests.tabs"]),
    Fact("NAV-10", .documented, testedBy: ["NavigationCodeTests.pop", "PopTests.root"]),
    Fact("NAV-11", .documented, testedBy: ["NavigationCodeTests.pop", "PopTests.popToRoot"]),
    Fact(
      "NAV-12", .known, testedBy: ["DelegateTests.veto", "BackGestureTests.menu", "PopTests.back"]),
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
      testedBy: ["HidingBarsTests.tap", "HidingBarsTests.swipe", "HidingBarsTests.keyboard"]),
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

    Fact("BAR-01", .documented, testedBy: ["FirstThingsTests.twoItems"]),
    Fact("BAR-02", .documented, testedBy: ["FirstThingsTests.twoItems"]),
    Fact("BAR-03", .documented, testedBy: ["TitleTests.prompt"]),
    Fact(
      "BAR-04", .observed,
      testedBy: ["BarTests.controllerTitle", "BarTests.itemTitle", "BarTests.titleOfController"]),
    Fact("BAR-05", .documented, testedBy: ["BarTests.titleView"]),
    Fact("BAR-06", .known, leftOut: "A height, which the layout decides."),
    Fact(
      "BAR-07", .known, testedBy: ["BarTests.navigationBar", "BarTests.tabBarReachesTheBottom"]),
    Fact("BAR-08", .documented, testedBy: ["BarTests.itemOrder"]),
    Fact("BAR-09", .known, testedBy: ["NavigationScriptTests.barItems"]),
    Fact("BAR-10", .documented, testedBy: ["BarTests.largeTitles"]),
    Fact("BAR-11", .known, leftOut: "Nothing scrolls on the stage."),
    Fact("BAR-12", .documented, testedBy: ["ActionTests.editing", "TitleTests.editButton"]),
    Fact("BAR-20", .documented, testedBy: ["TouchableTests.systemItems"]),
    Fact("BAR-21", .documented, testedBy: ["ActionTests.responderChain", "TapTests.barItem"]),
    Fact("BAR-22", .documented, leftOut: "A place, which the layout decides."),
  ]
}
