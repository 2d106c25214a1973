import BoardwalkDocument

/// The template of a segue in the nib of its source.
enum NibSegueTemplate {
  /// The class for a kind of segue that samples show; nil for any other.
  static func className(of segue: Segue) -> String? {
    switch segue.kind {
    case .show, .showDetail: "UIStoryboardShowSegueTemplate"
    case .presentation: "UIStoryboardPresentationSegueTemplate"
    case .push: "UIStoryboardPushSegueTemplate"
    case .embed: "UIStoryboardEmbedSegueTemplate"
    case .custom: "UIStoryboardSegueTemplate"
    default: nil
    }
  }

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
    default: []
    }
  }

  /// The outlet of an embedding template to its container.
  static let containerLabel = "containerView"

  /// The attributes that are encoded.
  static let attributes: Set<String> = [
    "id", "kind", "destination", "identifier", "animates", "modalPresentationStyle",
    "modalTransitionStyle", "customClass", "customModule", "customModuleProvider",
  ]

  /// The kind of segue of `template`.
  static func kind(of template: ArchivedObject, in archive: NIBArchive) -> String {
    switch template.className {
    case "UIStoryboardPresentationSegueTemplate": "presentation"
    case "UIStoryboardPushSegueTemplate": "push"
    case "UIStoryboardEmbedSegueTemplate": "embed"
    case "UIStoryboardSegueTemplate": "custom"
    default:
      archive.text(template["UIActionName"])?.hasPrefix("showDetail") ?? false
        ? "showDetail" : "show"
    }
  }
}
