/// A book's chapter on navigation controllers, and its list of what a household owns.
extension SourceRow {
  static let homepwner: [SourceRow] = drillDown + editing + bars + challenges

  private static let drillDown: [SourceRow] = [
    SourceRow("S2-01", "Homepwner/date.flow"),
    SourceRow("S2-02", "NavigationRowTests.stack"),
    SourceRow("S2-03", "NavigationRowTests.stack", "Homepwner/date.flow"),
    SourceRow(
      "S2-04", leftOut: "Pictures show screens at rest; a trace says when what came and went."),
    SourceRow("S2-05", "Homepwner/editing.flow"),
    SourceRow("S2-06", "Homepwner/tour.flow"),
    SourceRow("S2-07", "Crashes/mistakes.flow", "NavigationScriptTests.casts"),
    SourceRow("S2-08", "Selection/selecting.flow", "NavigationScriptTests.casts"),
    SourceRow("S2-09", "Selection/selecting.flow"),
    SourceRow("S2-10", "Homepwner/tour.flow", "ScrollTests.rest"),
    SourceRow("S2-11", "Homepwner/tour.flow"),
    SourceRow("S2-12", "Selection/selecting.flow"),
    SourceRow("S2-13", "Homepwner/editing.flow"),
    SourceRow("S2-14", "Homepwner/saving.flow", "ControllerScriptTests.prepare"),
    SourceRow("S2-15", "Homepwner/saving.flow", "ControllerScriptTests.sharing"),
    SourceRow("S2-16", "Homepwner/saving.flow", "ControllerScriptTests.sharing"),
    SourceRow("S2-17", "Homepwner/saving.flow", "ControllerScriptTests.sharing"),
    SourceRow("S2-18", leftOut: "A behaviour has no super: the base class always does its part."),
  ]

  private static let editing: [SourceRow] = [
    SourceRow("S2-19", "Homepwner/saving.flow", "KeyboardTests.shown"),
    SourceRow("S2-20", "Homepwner/date.flow"),
    SourceRow("S2-21", "FirstResponderTests.shake"),
    SourceRow("S2-22", "Homepwner/saving.flow", "EditingTests.begin"),
    SourceRow("S2-23", "EditingTests.moving"),
    SourceRow("S2-24", "Homepwner/saving.flow", "KeyboardTests.hidden"),
    SourceRow("S2-25", "Homepwner/saving.flow"),
    SourceRow("S2-26", "Homepwner/saving.flow"),
    SourceRow("S2-27", "Homepwner/saving.flow", "FirstResponderTests.endEditing"),
    SourceRow("S2-28", "Homepwner/saving.flow", "StageGestureTests.field"),
    SourceRow("S2-29", "KeyboardTests.leavingAtOnce", "KeyboardTests.smoothly"),
  ]

  private static let bars: [SourceRow] = [
    SourceRow("S2-30", "Homepwner/tour.flow"),
    SourceRow("S2-31", "Selection/selecting.flow"),
    SourceRow("S2-32", "Homepwner/tour.flow"),
    SourceRow("S2-33", "Homepwner/saving.flow", "ControllerScriptTests.prepare"),
    SourceRow("S2-34", "Homepwner/saving.flow"),
    SourceRow("S2-35", "BarTests.titleView"),
    SourceRow("S2-36", "BarTests.toolbar"),
    SourceRow("S2-37", "NavigationRowTests.sender"),
    SourceRow("S2-38", "ModalForm/form.flow", "ControllerScriptTests.actions"),
    SourceRow("S2-39", "Homepwner/rows.flow", "TableScriptTests.conditions"),
    SourceRow("S2-40", "Homepwner/rows.flow"),
    SourceRow("S2-41", "Homepwner/rows.flow"),
    SourceRow("S2-42", "NavigationRowTests.heights"),
    SourceRow("S2-43", "NavigationRowTests.heights"),
  ]

  private static let challenges: [SourceRow] = [
    SourceRow("S2-44", "Homepwner/saving.flow", "EditingTests.numberPad"),
    SourceRow("S2-45", "Homepwner/saving.flow", "FirstResponderTests.overrides"),
    SourceRow("S2-46", "Homepwner/date.flow"),
    SourceRow("S2-47", "Selection/selecting.flow", "NavigationRowTests.choice"),
  ]
}
