extension Schema {
  /// Connections, segues, gesture recognizers, and runtime attributes.
  static let connections: [ElementSchema] = [
    ElementSchema("connections"),
    ElementSchema(
      "action",
      attributes: [
        .word("selector"),
        .reference("destination", broken: "at run time the action is never sent"),
        .choice("eventType", of: ControlEvent.self), .id,
      ],
      rareAttributes: [.reference("target")]),
    ElementSchema(
      "outlet",
      attributes: [
        .word("property"),
        .reference(
          "destination", broken: "at run time the outlet stays nil, and its first use crashes"),
        .id,
      ]),
    ElementSchema(
      "outletCollection", alias: "outlets",
      attributes: [
        .word("property"),
        .reference("destination", broken: "at run time the collection lacks this object"),
        .word("collectionClass"), .boolean("appends"), .id,
      ]),
    ElementSchema(
      "segue", class: "UIStoryboardSegue", title: "identifier",
      attributes: [
        .reference("destination", broken: "at run time performing the segue fails"),
        .choice("kind", of: SegueKind.self), .word("relationship"), .identifier,
        .reference("reference", broken: "the segue it refers to is gone"), .modalPresentationStyle,
        .modalTransitionStyle, .word("destinationCreationSelector"),
        .reference(
          "popoverAnchorBarButtonItem", broken: "at run time the popover has nothing to point to"),
        .customClass, .customModule, .key, .word("inheritsFrom"), .customModuleProvider,
        .word("unwindAction"), .boolean("animates"),
        .reference("popoverAnchorView", broken: "at run time the popover has nothing to point to"),
        .id,
      ],
      rareAttributes: [.word("trigger")],
      children: [
        .child("popoverArrowDirection", as: "popoverArrowDirection"),
        .child("popoverPassthroughViews"), .segue("commit"), .segue("preview"), .nil("action"),
      ]),
    ElementSchema(
      "popoverArrowDirection", role: "popoverArrowDirection",
      attributes: [.key, .flag("up"), .flag("down"), .flag("left"), .flag("right")]),
    ElementSchema("popoverPassthroughViews"),
    ElementSchema(
      "tapGestureRecognizer", class: "UITapGestureRecognizer",
      attributes: [
        .number("numberOfTouchesRequired"), .boolean("cancelsTouchesInView"),
        .boolean("delaysTouchesBegan"), .number("numberOfTapsRequired"), .id, .userLabel,
      ]),
    ElementSchema(
      "panGestureRecognizer", class: "UIPanGestureRecognizer",
      attributes: [.number("minimumNumberOfTouches"), .id],
      rareAttributes: [.number("maximumNumberOfTouches"), .boolean("delaysTouchesEnded")]),
    ElementSchema("pinchGestureRecognizer", class: "UIPinchGestureRecognizer", attributes: [.id]),
    ElementSchema(
      "rotationGestureRecognizer", class: "UIRotationGestureRecognizer",
      attributes: [.id]),
    ElementSchema(
      "swipeGestureRecognizer", class: "UISwipeGestureRecognizer",
      attributes: [.word("direction"), .id, .userLabel]),
    ElementSchema(
      "pongPressGestureRecognizer", class: "UILongPressGestureRecognizer",
      noun: "long press gesture recognizer",
      attributes: [.number("allowableMovement"), .number("minimumPressDuration"), .id]),
    ElementSchema(
      "longPressGestureRecognizer", class: "UILongPressGestureRecognizer",
      attributes: [.id]),
    ElementSchema(
      "screenEdgePanGestureRecognizer", class: "UIScreenEdgePanGestureRecognizer",
      attributes: [.id]),
    ElementSchema("userDefinedRuntimeAttributes"),
    ElementSchema(
      "userDefinedRuntimeAttribute", noun: "runtime attribute", alias: "runtimeAttribute",
      title: "keyPath",
      attributes: [.word("type"), .text("keyPath"), .word("value"), .catalog],
      children: [
        .child("real", as: "value"), .child("integer", as: "value"), .color("value"),
        .point("value"), .child("range", as: "value"), .rect("value"), .size("value"),
      ]),
  ]
}
