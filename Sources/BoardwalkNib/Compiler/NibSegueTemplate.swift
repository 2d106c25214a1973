import BoardwalkDocument
import BoardwalkSchema

/// The template of a segue in the nib of its source.
enum NibSegueTemplate {
  /// The class for a kind of segue; nil for a kind that cannot be compiled.
  static func className(of segue: Segue) -> String? { segue.kind.flatMap { classNames[$0] } }

  static let unwindClass = "UIStoryboardUnwindSegueTemplate"

  /// Templates that show a controller have one class, and differ in their action.
  private static let showClass = "UIStoryboardShowSegueTemplate"

  /// No sample has the last two. Three published compilers write that of a modal segue with the
  /// keys of all templates. A published compiler of storyboards, which goes back to WinObjC's,
  /// writes the class of a popover; a published library for segues, Segway, encodes its own
  /// popovers with the keys.
  private static let classNames: [SegueKind: String] = [
    .show: showClass, .showDetail: showClass,
    .presentation: "UIStoryboardPresentationSegueTemplate",
    .push: "UIStoryboardPushSegueTemplate", .embed: "UIStoryboardEmbedSegueTemplate",
    .custom: "UIStoryboardSegueTemplate", .unwind: unwindClass,
    .modal: "UIStoryboardModalSegueTemplate",
    .popoverPresentation: "UIStoryboardPopoverPresentationSegueTemplate",
  ]

  /// The method of UIKit that performs a segue.
  static func action(of segue: Segue) -> String? {
    switch segue.kind {
    case .show: "showViewController:sender:"
    case .showDetail: "showDetailViewController:sender:"
    default: nil
    }
  }

  /// The additional values of a segue's kind.
  static func constants(of segue: Segue) -> [(key: String, value: ArchivedValue)] {
    switch segue.kind {
    case .push:
      [("UIDestinationContainmentContext", .int8(0)), ("UISplitViewControllerIndex", .int8(0))]
    // The view nib connects the container to the template.
    case .embed: [("UIPerformOnViewLoad", .bool(true)), ("UIContainerView", .null)]
    // The nib with an anchor connects it to the template, as it connects an embedding one to its
    // container.
    case .popoverPresentation:
      [("UIAnchorView", .null), ("UIAnchorBarButtonItem", .null), ("UIPassthroughViews", .null)]
    default: []
    }
  }

  /// The outlet of an embedding template to its container.
  static let containerLabel = "containerView"

  /// The outlets of a popover's template, by the attributes that name their destinations.
  static let anchorLabels = [
    "popoverAnchorView": "anchorView", "popoverAnchorBarButtonItem": "anchorBarButtonItem",
  ]

  /// The outlets of a popover's template to the views that stay active below it.
  static let passthroughLabel = "passthroughViews"

  /// The attributes that are encoded, which depend on the kind.
  static func attributes(of segue: Segue) -> Set<String> {
    switch segue.kind {
    case .popoverPresentation: attributes.union(anchorLabels.keys)
    case .unwind: attributes.union(["unwindAction"])
    default: attributes
    }
  }

  private static let attributes: Set<String> = [
    "id", "kind", "destination", "identifier", "animates", "modalPresentationStyle",
    "modalTransitionStyle", "customClass", "customModule", "customModuleProvider",
  ]

  /// The child elements that are encoded. `<nil key="action"/>` is an absent action.
  static func children(of segue: Segue) -> Set<String> {
    let popover: Set = ["popoverArrowDirection", "popoverPassthroughViews"]
    let noAction: Set = segue.element.child("nil", key: "action") == nil ? [] : ["action"]
    return segue.kind == .popoverPresentation ? popover.union(noAction) : noAction
  }

  /// The kind of segue of `template`.
  static func kind(of template: ArchivedObject, in archive: NIBArchive) -> String {
    let kind = classNames.first { $0.value == template.className && $0.value != showClass }?.key
    if let kind { return kind.rawValue }
    let action = archive.text(template["UIActionName"])
    return action?.hasPrefix("showDetail") ?? false ? "showDetail" : "show"
  }
}
