/// The object names of SwiftUI, the web and UIKit, in lowercase.
enum ForeignKinds {
  static let all: [String: [ForeignHint]] = [
    "activityindicator": .anywhere("'activityIndicatorView'"),
    "cell": [
      ForeignHint(kinds: ["collectionView"], hint: "'collectionViewCell'"),
      ForeignHint(kinds: nil, hint: "'tableViewCell'"),
    ],
    "color": .anywhere("'view' with a 'backgroundColor'"),
    "detailtextlabel": styledLabel("detailTextLabel"),
    "divider": .anywhere("'view' with a height of 1"),
    "flowlayout": .anywhere("'collectionViewFlowLayout'"),
    "footer": sides("footerTitle: \"TEXT\"' at the section", "footer"),
    "form": .anywhere("'tableView' with 'dataMode: static'"),
    "header": sides("section \"TEXT\"'", "header"),
    "hstack": .anywhere("'stackView'"),
    "image": .anywhere("'imageView'"),
    "layout": .anywhere("'collectionViewFlowLayout'"),
    "list": .anywhere("'tableView'"),
    "map": .anywhere("'mapView'"),
    "navigationbaritem": .anywhere("'barButtonItem'"),
    "navigationstack": .anywhere("'navigationController'"),
    "navigationview": .anywhere("'navigationController'"),
    "picker": .anywhere("'pickerView'"),
    "progress": .anywhere("'progressView'"),
    "prototype": .anywhere("'tableViewCell'"),
    "row": .anywhere("'tableViewCell'"),
    "scroll": .anywhere("'scrollView'"),
    "searchcontroller": .anywhere("'searchBar', as code makes search controllers,"),
    "securefield": .anywhere("'textField' with 'secureTextEntry: yes'"),
    "spacer": .anywhere("a constraint, as in 'b.top = a.bottom + 8',"),
    "spinner": .anywhere("'activityIndicatorView'"),
    "stack": .anywhere("'stackView'"),
    "tabview": .anywhere("'tabBarController'"),
    "text": .anywhere("'label'"),
    "texteditor": .anywhere("'textView'"),
    "textlabel": styledLabel("textLabel"),
    "toggle": .anywhere("'switch'"),
    "vstack": .anywhere("'stackView' with 'axis: vertical'"),
    "zstack": .anywhere("'view'"),
  ]

  /// A cell names the labels of its style, which are in its content.
  private static func styledLabel(_ name: String) -> [ForeignHint] {
    .anywhere("'label NAME' in the cell's contentView, and '\(name): NAME' at the cell,")
  }

  private static func sides(_ hint: String, _ side: String) -> [ForeignHint] {
    [
      ForeignHint(
        kinds: ["collectionView"],
        hint: "'section\(side.capitalized)View: collectionReusableView'"),
      ForeignHint(kinds: nil, hint: "'" + hint),
    ]
  }
}
