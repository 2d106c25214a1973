import BoardwalkDocument

/// Ways between scenes in words.
enum EdgeLabels {
  /// A relationship by Interface Builder's name.
  static func relationship(_ kind: String) -> String {
    let words = [
      "rootViewController": "root", "viewControllers": "tab", "masterViewController": "primary",
      "detailViewController": "secondary", "supplementaryViewController": "supplementary",
      "compactViewController": "compact",
    ]
    return words[kind] ?? kind
  }

  /// A segue's kind.
  static func segue(_ kind: SegueKind) -> String {
    switch kind {
    case .presentation, .modal: "present"
    case .popoverPresentation, .popover: "popover"
    case .showDetail: "show detail"
    default: kind.rawValue
    }
  }
}

extension NavigationMap.Link {
  /// The label of the edge: its kind, and its identifier in quotation marks.
  package var label: String {
    guard let identifier, !identifier.isEmpty else { return kind }
    return "\(kind) \(ViewWords.quoted(identifier))"
  }
}
