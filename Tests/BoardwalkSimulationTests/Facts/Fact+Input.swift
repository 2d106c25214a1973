/// What is known of responders, keyboards, text, gestures and controls.
extension Fact {
  static let input = responders + keyboards + text + gestures + controls

  private static let responders: [Fact] = [
    Fact(
      "RESP-01", .documented,
      testedBy: ["FirstResponderTests.one", "FirstResponderTests.cannot"]),
    Fact("RESP-02", .documented, testedBy: ["FirstResponderTests.chain"]),
    Fact("RESP-03", .documented, testedBy: ["FirstResponderTests.nilTarget"]),
    Fact("RESP-04", .documented, testedBy: ["FirstResponderTests.outside"]),
    Fact(
      "RESP-05", .documented,
      testedBy: ["FirstResponderTests.overrides", "FirstResponderTests.canvas"]),
    Fact("RESP-06", .documented, testedBy: ["FirstResponderTests.endEditing"]),
    Fact("RESP-10", .documented, testedBy: ["KeyboardTests.shown", "KeyboardTests.panels"]),
    Fact("RESP-12", .documented, testedBy: ["KeyboardTests.hidden"]),
  ]

  private static let keyboards: [Fact] = [
    Fact("KB-01", .documented, testedBy: ["KeyboardTests.notifications"]),
    Fact(
      "KB-02", .observed,
      testedBy: ["KeyboardHeightTests.classic", "KeyboardHeightTests.reported"]),
    Fact("KB-03", .documented, testedBy: ["KeyboardTests.moving"]),
    Fact("KB-04", .documented, testedBy: ["KeyboardTests.types", "KeyboardHeightTests.titles"]),
    Fact(
      "KB-05", .documented,
      testedBy: ["EditingTests.numberPad", "KeyboardHeightTests.returnKeys"]),
    Fact(
      "KB-06", .observed, testedBy: ["KeyboardTests.leavingAtOnce", "KeyboardTests.smoothly"]),
    Fact("KB-07", .documented, testedBy: ["KeyboardTests.formSheet"]),
    Fact("KB-08", .known, testedBy: ["KeyboardTests.staysAside"]),
  ]

  private static let text: [Fact] = [
    Fact("TXT-01", .documented, testedBy: ["EditingTests.begin", "EditingTests.refused"]),
    Fact(
      "TXT-02", .documented, testedBy: ["EditingTests.typing", "EditingTests.programmatic"]),
    Fact(
      "TXT-03", .documented,
      testedBy: [
        "EditingTests.clearButton", "EditingTests.unclearable", "EditingTests.clearsOnBegin",
      ]),
    Fact("TXT-04", .documented, testedBy: ["EditingTests.pressReturn"]),
    Fact(
      "TXT-05", .documented,
      testedBy: ["FirstResponderTests.endEditing", "KeyboardTests.leavingAtOnce"]),
    Fact("TXT-06", .known, testedBy: ["EditingTests.moving"]),
    Fact("TXT-07", .documented, testedBy: ["EditingTests.clearButton"]),
    Fact("TXT-08", .documented, testedBy: ["KeyboardTests.panels"]),
  ]

  private static let gestures: [Fact] = [
    Fact(
      "GES-01", .documented,
      testedBy: ["GestureArenaTests.actions", "StageGestureTests.steps", "TapTests.recognizer"]),
    Fact("GES-02", .documented, testedBy: ["StageGestureTests.ancestors"]),
    Fact(
      "GES-03", .documented,
      testedBy: [
        "GestureArenaTests.cancelling", "GestureArenaTests.delayedEnd",
        "GestureArenaTests.delayedBegin", "StageGestureTests.cancelling",
      ]),
    Fact(
      "GES-04", .documented,
      testedBy: ["GestureArenaTests.delegates", "StageGestureTests.delegates"]),
    Fact(
      "GES-05", .documented,
      testedBy: ["GestureArenaTests.exclusion", "StageGestureTests.together"]),
    Fact(
      "GES-06", .documented,
      testedBy: ["GestureArenaTests.disabling", "StageGestureTests.disabled"]),
    Fact(
      "GES-08", .documented,
      testedBy: ["GestureArenaTests.requirement", "StageGestureTests.requirement"]),
    Fact(
      "GES-09", .documented,
      testedBy: ["StageGestureTests.background", "StageGestureTests.rows"]),
    Fact("GES-10", .known, testedBy: ["StageGestureTests.field"]),
    Fact("GES-11", .documented, testedBy: ["GestureKindTests.pinch", "StageGestureTests.scale"]),
    Fact("GES-12", .documented, testedBy: ["StageGestureTests.scrollViews"]),
    Fact(
      "GES-13", .documented,
      testedBy: ["GestureKindTests.longPress", "StageGestureTests.longPress"]),
  ]

  private static let controls: [Fact] = [
    Fact(
      "CTL-01", .documented,
      testedBy: [
        "ControlTests.toggle", "ControlTests.stepper", "EditingTests.begin",
        "StageGestureTests.control", "TapTests.events",
      ]),
    Fact("CTL-02", .known, testedBy: ["StageGestureTests.control"]),
    Fact("CTL-03", .documented, testedBy: ["ControlTests.severalTargets"]),
    Fact(
      "CTL-04", .documented,
      testedBy: [
        "StageGestureTests.hitTesting", "TouchableTests.hidden", "TouchableTests.disabled",
        "TouchableTests.deafContainer",
      ]),
    Fact(
      "CTL-05", .documented, testedBy: ["ControlTests.programmatic", "EditingTests.programmatic"]),
    Fact("CTL-06", .documented, testedBy: ["TapTests.barItem"]),
  ]
}
