import BoardwalkDocument

/// The template of a segue in the nib of its source.
enum NibSegueTemplate {
  /// The class for a kind of segue that samples show; nil for any other.
  static func className(of segue: Segue) -> String? {
    switch segue.kind {
    case .show, .showDetail: "UIStoryboardShowSegueTemplate"
    case .presentation: "UIStoryboardPresentationSegueTemplate"
    case .push: "UIStoryboardPushSegueTemplate"
    case .modal: modalClass
    case .embed: "UIStoryboardEmbedSegueTemplate"
    case .custom: "UIStoryboardSegueTemplate"
    case .unwind: unwindClass
    case .popoverPresentation: popoverClass
    default: nil
    }
  }

  static let unwindClass = "UIStoryboardUnwindSegueTemplate"

  /// No sample has it. Three published compilers write it with the keys of all templates.
  static let modalClass = "UIStoryboardModalSegueTemplate"

  /// No sample has it. A published compiler of storyboards, which goes back to WinObjC's, writes
  /// the class; a published library for segues, Segway, encodes its own popovers with the keys.
  static let popoverClass = "UIStoryboardPopoverPresentationSegueTemplate"

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
    switch template.className {
    case "UIStoryboardPresentationSegueTemplate": "presentation"
    case "UIStoryboardPushSegueTemplate": "push"
    case "UIStoryboardEmbedSegueTemplate": "embed"
    case "UIStoryboardSegueTemplate": "custom"
    case unwindClass: "unwind"
    case popoverClass: "popoverPresentation"
    case modalClass: "modal"
    default:
      archive.text(template["UIActionName"])?.hasPrefix("showDetail") ?? false
        ? "showDetail" : "show"
    }
  }
}
