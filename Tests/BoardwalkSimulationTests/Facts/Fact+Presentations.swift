/// What is known of presentations and popovers.
extension Fact {
  static let presentations: [Fact] = [
    Fact("PRES-01", .documented, testedBy: ["CodePresentationTests.styles"]),
    Fact("PRES-02", .documented, testedBy: ["AdaptationTests.automatic"]),
    Fact("PRES-03", .documented, testedBy: ["SheetTests.compactHeight", "AdaptationTests.phone"]),
    Fact("PRES-04", .documented, testedBy: ["SheetTests.outside", "AdaptationTests.pad"]),
    Fact(
      "PRES-05", .documented,
      testedBy: ["PresentationTests.presenter", "ContextTests.nearestContext"]),
    Fact(
      "PRES-06", .documented,
      testedBy: ["PresentationTests.wrapped", "CodePresentationTests.style"]),
    Fact("PRES-07", .documented, testedBy: ["ContextTests.transitionStyle"]),
    Fact(
      "PRES-08", .documented,
      testedBy: ["PresentationDelegateTests.kept", "PresentationDelegateTests.replaced"]),
    Fact(
      "PRES-09", .known,
      testedBy: ["AdaptationTests.largePhone", "RotatedPresentationTests.popover"]),
    Fact("PRES-10", .documented, testedBy: ["CodePresentationTests.getters"]),
    Fact("PRES-11", .documented, testedBy: ["CodePresentationTests.visible"]),
    Fact(
      "PRES-20", .documented,
      testedBy: ["CodePresentationTests.fromBelow", "CodePresentationTests.fromTheMiddle"]),
    Fact("PRES-21", .documented, testedBy: ["DismissalTests.several"]),
    Fact("PRES-22", .known, testedBy: ["CodePresentationTests.nothingToDismiss"]),
    Fact(
      "PRES-23", .documented,
      testedBy: ["CodePresentationTests.completion", "CodePresentationTests.dismissal"]),
    Fact("PRES-24", .known, testedBy: ["CodePresentationTests.poppedPresenter"]),
    Fact("PRES-30", .known, testedBy: ["PresentationTests.segueStyle"]),
    Fact(
      "PRES-31", .documented,
      testedBy: ["PresentationTests.partialCurl", "CodePresentationTests.curled"]),
    Fact(
      "PRES-32", .documented,
      leftOut: "Evidence disagrees: the restriction is documented, and observed to have "
        + "been lifted; nothing is refused."),
    Fact(
      "PRES-40", .observed,
      testedBy: ["CodePresentationTests.oneAtATime", "CodePresentationTests.twice"]),
    Fact(
      "PRES-41", .observed,
      testedBy: [
        "UnseenTests.beforeWindow", "CodePresentationTests.unseen",
        "CodePresentationTests.onlyLoaded", "CodePresentationTests.appearing",
      ]),

    Fact("POP-01", .documented, testedBy: ["PopoverTests.anchored", "PopoverTests.noAnchor"]),
    Fact("POP-02", .observed, testedBy: ["PopoverTests.late"]),
    Fact("POP-03", .documented, testedBy: ["PopoverTests.passthrough", "PopoverTests.outside"]),
    Fact(
      "POP-04", .documented, testedBy: ["PopoverTests.outside", "PresentationDelegateTests.heard"]),
    Fact(
      "POP-05", .documented,
      leftOut: "Arrows are geometry: layout puts a popover beside its anchor."),
    Fact("POP-06", .observed, testedBy: ["PopoverTests.size"]),
    Fact("POP-07", .observed, testedBy: ["PopoverTests.phone"]),
  ]
}
