/// What is known of segues and unwinding.
extension Fact {
  static let segues: [Fact] = [
    Fact("SEG-01", .documented, testedBy: ["PresentationTests.legacyKinds", "SegueTests.push"]),
    Fact("SEG-02", .documented, testedBy: ["SegueCodeTests.refused", "SegueCodeTests.unasked"]),
    Fact("SEG-03", .documented, testedBy: ["SegueCodeTests.prepare"]),
    Fact("SEG-04", .documented, testedBy: ["PushTests.instances"]),
    Fact("SEG-05", .known, testedBy: ["SegueTests.navigationDestination"]),
    Fact("SEG-06", .observed, testedBy: ["SegueTests.custom"]),
    Fact("SEG-07", .documented, testedBy: ["UnwindTests.still"]),
    Fact(
      "SEG-08", .known, testedBy: ["SegueTests.innermost", "CodePresentationTests.segueOfView"]),
    Fact(
      "SEG-10", .documented,
      testedBy: ["SegueTests.withoutContainer", "SegueTests.showingNavigation"]),
    Fact(
      "SEG-11", .documented, testedBy: ["SegueTests.withoutContainer", "SplitTests.showDetail"]),
    Fact("SEG-12", .documented, testedBy: ["CodeExceptionTests.optedOut"]),
    Fact("SEG-13", .observed, testedBy: ["SegueTests.pushOutside", "SegueTests.push"]),
    Fact("SEG-14", .observed, testedBy: ["DetailButtonTests.accessory"]),
    Fact("SEG-15", .observed, testedBy: ["CodePresentationTests.segueOfView"]),
    Fact("SEG-16", .documented, testedBy: ["PopoverTests.anchored", "PopoverTests.sender"]),

    Fact("UNW-01", .documented, testedBy: ["UnwindTests.order"]),
    Fact("UNW-02", .observed, testedBy: ["UnwindTests.order"]),
    Fact("UNW-03", .observed, testedBy: ["UnwindTests.embedded", "UnwindLandingTests.lands"]),
    Fact("UNW-04", .observed, testedBy: ["UnwindTests.topDown"]),
    Fact("UNW-05", .documented, testedBy: ["UnwindTests.source", "UnwindCodeTests.others"]),
    Fact("UNW-06", .observed, testedBy: ["UnwindCodeTests.refusal"]),
    Fact("UNW-07", .observed, testedBy: ["UnwindTests.nobody"]),
    Fact("UNW-08", .observed, testedBy: ["UnwindTests.order"]),
    Fact(
      "UNW-09", .observed,
      testedBy: ["UnwindTests.pushThenPresentFullScreen", "UnwindTests.middle"]),
    Fact("UNW-10", .documented, testedBy: ["UnwindTests.pushThenPresentFullScreen"]),
    Fact("UNW-20", .observed, testedBy: ["DismissalTests.several"]),
    Fact("UNW-21", .observed, testedBy: ["UnwindTests.pushThenPresent"]),
    Fact("UNW-22", .observed, testedBy: ["UnwindTests.tabs"]),
    Fact("UNW-23", .observed, testedBy: ["UnwindTests.pushPushPresentPresent"]),
    Fact(
      "UNW-24", .documented,
      leftOut: "Methods that iOS 9 replaced; behaviours have the new ones only."),
  ]
}
