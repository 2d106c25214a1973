import BoardwalkDocument

/// What stands for a segue in the nib of its source.
enum SegueTemplate {
  /// The class for a kind of segue that samples show; nil for any other.
  static func className(of segue: Segue) -> String? {
    switch segue.kind {
    case .show, .showDetail: "UIStoryboardShowSegueTemplate"
    case .presentation: "UIStoryboardPresentationSegueTemplate"
    case .push: "UIStoryboardPushSegueTemplate"
    default: nil
    }
  }

  /// What the kind of a segue adds to its template: texts, or nil for 0.
  static func values(of segue: Segue) -> [(key: String, value: String?)] {
    switch segue.kind {
    case .show: [("UIActionName", "showViewController:sender:")]
    case .showDetail: [("UIActionName", "showDetailViewController:sender:")]
    case .push: [("UIDestinationContainmentContext", nil), ("UISplitViewControllerIndex", nil)]
    default: []
    }
  }

  /// The attributes that are encoded.
  static let attributes: Set<String> = [
    "id", "kind", "destination", "identifier", "animates", "modalPresentationStyle",
  ]

  /// The kind of segue that `template` stands for.
  static func kind(of template: ArchivedObject, in archive: NIBArchive) -> String {
    switch template.className {
    case "UIStoryboardPresentationSegueTemplate": "presentation"
    case "UIStoryboardPushSegueTemplate": "push"
    default:
      archive.text(template["UIActionName"])?.hasPrefix("showDetail") ?? false
        ? "showDetail" : "show"
    }
  }
}
