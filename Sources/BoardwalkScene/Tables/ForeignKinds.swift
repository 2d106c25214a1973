/// The object names of SwiftUI, the web and UIKit, in lowercase.
enum ForeignKinds {
  static let all: [String: [ForeignMeaning]] = [
    "activityindicator": .anywhere("'activityIndicatorView'"),
    "cell": [
      ForeignMeaning(kinds: ["collectionView"], advice: "'collectionViewCell'"),
      ForeignMeaning(kinds: nil, advice: "'tableViewCell'"),
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
  private static func styledLabel(_ name: String) -> [ForeignMeaning] {
    .anywhere("'label NAME' in the cell's contentView, and '\(name): NAME' at the cell,")
  }

  private static func sides(_ advice: String, _ side: String) -> [ForeignMeaning] {
    [
      ForeignMeaning(
        kinds: ["collectionView"],
        advice: "'section\(side.capitalized)View: collectionReusableView'"),
      ForeignMeaning(kinds: nil, advice: "'" + advice),
    ]
  }
}
