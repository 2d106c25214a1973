/// What is known of UIKit's presentations, popovers, segues, unwinding, exceptions and nibs, fact by
/// fact, and which test watches over it here.
struct PresentationFact: Sendable {
  /// How a fact is known.
  enum Evidence: Sendable {
    /// Documented by Apple.
    case documented

    /// Seen in logs, crash reports or tests of UIKit itself.
    case observed

    /// Taken to be so.
    case assumed
  }

  /// Where it stands here.
  enum Standing: Sendable {
    /// Tests that fail if it does not hold, each as `Suite.function`.
    case tested([String])

    /// Why it is not modelled.
    case notModelled(String)
  }

  let id: String
  let evidence: Evidence
  let standing: Standing

  static func documented(_ id: String, _ tests: String...) -> Self {
    Self(id: id, evidence: .documented, standing: .tested(tests))
  }

  static func observed(_ id: String, _ tests: String...) -> Self {
    Self(id: id, evidence: .observed, standing: .tested(tests))
  }

  static func assumed(_ id: String, _ tests: String...) -> Self {
    Self(id: id, evidence: .assumed, standing: .tested(tests))
  }

  static func notModelled(_ id: String, _ evidence: Evidence, _ reason: String) -> Self {
    Self(id: id, evidence: evidence, standing: .notModelled(reason))
  }
}

extension PresentationFact {
  /// The sections, and the numbers of the facts in each.
  static let sections: [(name: String, numbers: [Int])] = [
    ("PRES", Array(1...11) + Array(20...24) + Array(30...32) + [40, 41]),
    ("POP", Array(1...7)),
    ("SEG", Array(1...8) + Array(10...16)),
    ("UNW", Array(1...10) + Array(20...24)),
    (
      "EXC",
      Array(1...18) + Array(20...26) + [30, 31] + [40, 41, 42] + Array(50...54) + [61, 62]
    ),
    ("NIB", Array(1...9)),
  ]

  /// All of them, section by section.
  static let all = presentations + popovers + segues + unwinding + exceptions + nibs

  private static let presentations: [Self] = [
    .documented("PRES-01", "CodePresentationTests.styles"),
    .documented("PRES-02", "AdaptationTests.automatic"),
    .documented("PRES-03", "SheetTests.compactHeight", "AdaptationTests.phone"),
    .documented("PRES-04", "SheetTests.outside", "AdaptationTests.pad"),
    .documented("PRES-05", "PresentationTests.presenter", "ContextTests.nearestContext"),
    .documented("PRES-06", "PresentationTests.wrapped", "CodePresentationTests.style"),
    .documented("PRES-07", "ContextTests.transitionStyle"),
    .documented(
      "PRES-08", "PresentationDelegateTests.kept", "PresentationDelegateTests.replaced"),
    .assumed("PRES-09", "AdaptationTests.largePhone", "RotatedPresentationTests.popover"),
    .documented("PRES-10", "CodePresentationTests.getters"),
    .documented("PRES-11", "CodePresentationTests.visible"),
    .documented(
      "PRES-20", "CodePresentationTests.fromBelow", "CodePresentationTests.fromTheMiddle"),
    .documented("PRES-21", "DismissalTests.several"),
    .assumed("PRES-22", "CodePresentationTests.nothingToDismiss"),
    .documented("PRES-23", "CodePresentationTests.completion", "CodePresentationTests.dismissal"),
    .assumed("PRES-24", "CodePresentationTests.poppedPresenter"),
    .assumed("PRES-30", "PresentationTests.segueStyle"),
    .documented("PRES-31", "PresentationTests.partialCurl", "CodePresentationTests.curled"),
    .notModelled(
      "PRES-32", .documented,
      "evidence disagrees: the restriction is documented, and observed to have been lifted; "
        + "nothing is refused"),
    .observed("PRES-40", "CodePresentationTests.oneAtATime", "CodePresentationTests.twice"),
    .observed("PRES-41", "UnseenTests.beforeWindow", "CodePresentationTests.unseen"),
  ]

  private static let popovers: [Self] = [
    .documented("POP-01", "PopoverTests.anchored", "PopoverTests.noAnchor"),
    .observed("POP-02", "PopoverTests.late"),
    .documented("POP-03", "PopoverTests.passthrough", "PopoverTests.outside"),
    .documented("POP-04", "PopoverTests.outside", "PresentationDelegateTests.heard"),
    .notModelled(
      "POP-05", .documented, "arrows are geometry: layout puts a popover beside its anchor"),
    .observed("POP-06", "PopoverTests.size"),
    .observed("POP-07", "PopoverTests.phone"),
  ]

  private static let segues: [Self] = [
    .documented("SEG-01", "PresentationTests.legacyKinds", "SegueTests.push"),
    .documented("SEG-02", "SegueCodeTests.refused", "SegueCodeTests.unasked"),
    .documented("SEG-03", "SegueCodeTests.prepare"),
    .documented("SEG-04", "PushTests.instances"),
    .assumed("SEG-05", "SegueTests.navigationDestination"),
    .observed("SEG-06", "SegueTests.custom"),
    .documented("SEG-07", "UnwindTests.still"),
    .assumed("SEG-08", "SegueTests.innermost", "CodePresentationTests.segueOfView"),
    .documented("SEG-10", "SegueTests.withoutContainer", "SegueTests.showingNavigation"),
    .documented("SEG-11", "SegueTests.withoutContainer", "SplitTests.showDetail"),
    .documented("SEG-12", "CodeExceptionTests.optedOut"),
    .observed("SEG-13", "SegueTests.pushOutside", "SegueTests.push"),
    .observed("SEG-14", "DetailButtonTests.accessory"),
    .observed("SEG-15", "CodePresentationTests.segueOfView"),
    .documented("SEG-16", "PopoverTests.anchored", "PopoverTests.sender"),
  ]

  private static let unwinding: [Self] = [
    .documented("UNW-01", "UnwindTests.order"),
    .observed("UNW-02", "UnwindTests.order"),
    .observed("UNW-03", "UnwindTests.embedded", "UnwindLandingTests.lands"),
    .observed("UNW-04", "UnwindTests.topDown"),
    .documented("UNW-05", "UnwindTests.source", "UnwindCodeTests.others"),
    .observed("UNW-06", "UnwindCodeTests.refusal"),
    .observed("UNW-07", "UnwindTests.nobody"),
    .observed("UNW-08", "UnwindTests.order"),
    .observed("UNW-09", "UnwindTests.pushThenPresentFullScreen", "UnwindTests.middle"),
    .documented("UNW-10", "UnwindTests.pushThenPresentFullScreen"),
    .observed("UNW-20", "DismissalTests.several"),
    .observed("UNW-21", "UnwindTests.pushThenPresent"),
    .observed("UNW-22", "UnwindTests.tabs"),
    .observed("UNW-23", "UnwindTests.pushPushPresentPresent"),
    .notModelled(
      "UNW-24", .documented, "methods that iOS 9 replaced; behaviours have the new ones only"),
  ]

  private static let exceptions: [Self] = [
    .observed("EXC-01", "SegueTests.pushingNavigation"),
    .observed("EXC-02", "NavigationCodeTests.twice"),
    .assumed("EXC-03", "SegueTests.pushingSplit"),
    .observed("EXC-04", "NavigationCodeTests.stranger"),
    .observed("EXC-05", "LaunchTests.noInitialController"),
    .observed("EXC-06", "SegueTests.pushOutside"),
    .observed("EXC-07", "SegueTests.unknownIdentifier"),
    .observed("EXC-08", "CodeExceptionTests.managedBar"),
    .observed("EXC-09", "ReferenceTests.missingStoryboard"),
    .observed("EXC-10", "ClassKnowledgeTests.undefinedKey", "ClassKnowledgeTests.known"),
    .observed("EXC-11", "ReferenceTests.missingController"),
    .observed("EXC-12", "CodePresentationTests.active"),
    .observed("EXC-13", "CodePresentationTests.twice"),
    .observed("EXC-14", "PresentationTests.partialCurl", "PresentationTests.partialCurlFromSheet"),
    .observed("EXC-15", "CodeExceptionTests.hierarchy"),
    .observed("EXC-16", "CodeExceptionTests.pages"),
    .notModelled("EXC-17", .assumed, "pages are tested with their container"),
    .observed("EXC-18", "PopoverTests.noAnchor", "RotatedPresentationTests.unanchored"),
    .notModelled(
      "EXC-20", .observed, "documents always give a collection view a layout; only code cannot"),
    .observed("EXC-21", "CodeExceptionTests.collection"),
    .observed("EXC-22", "CodeExceptionTests.table"),
    .notModelled("EXC-23", .assumed, "nibs registered by code are not instantiated"),
    .notModelled("EXC-24", .assumed, "a nib that is not given may still be in the app"),
    .observed("EXC-25", "CodeExceptionTests.noView"),
    .notModelled("EXC-26", .assumed, "data sources are not asked for cells on the stage"),
    .assumed("EXC-30", "ClassKnowledgeTests.unrecognized"),
    .notModelled("EXC-31", .observed, "rows are not counted on the stage"),
    .assumed("EXC-40", "SegueCodeTests.failedCast"),
    .documented("EXC-41", "ActionTests.ownException"),
    .notModelled("EXC-42", .observed, "there are no creator blocks: init(coder:) is always called"),
    .observed("EXC-50", "CodePresentationTests.unseen"),
    .observed("EXC-51", "CodePresentationTests.oneAtATime"),
    .observed("EXC-52", "CodePresentationTests.oneAtATime"),
    .notModelled("EXC-53", .observed, "the widths that it speaks of are the layout's"),
    .observed("EXC-54", "ClassKnowledgeTests.unknownClass"),
    .observed("EXC-61", "PushTests.nested"),
    .observed("EXC-62", "ClassKnowledgeTests.runtimeAttribute"),
  ]

  private static let nibs: [Self] = [
    .observed(
      "NIB-01", "ClassKnowledgeTests.unknownClass", "ClassKnowledgeTests.unknownClassWithOutlet"),
    .observed(
      "NIB-02", "ClassKnowledgeTests.undefinedKey", "ClassKnowledgeTests.runtimeAttribute"),
    .observed("NIB-03", "ClassKnowledgeTests.unknown"),
    .observed("NIB-04", "ClassKnowledgeTests.runtimeAttribute", "ClassKnowledgeTests.settable"),
    .observed("NIB-05", "ClassKnowledgeTests.unrecognized"),
    .observed("NIB-06", "CodeExceptionTests.owner"),
    .notModelled("NIB-07", .observed, "there are no creator blocks"),
    .notModelled("NIB-08", .observed, "a root view's size is the layout's"),
    .observed("NIB-09", "RuleFixtureTests.bad"),
  ]
}
