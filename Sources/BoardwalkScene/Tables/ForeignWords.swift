/// What people write who come from SwiftUI, from the web, or from UIKit's own properties, and what it
/// is here.
enum ForeignWords {
  /// What to write for the attribute `name` of elements called `kind`; nil where nothing is known of it,
  /// where it is a word of that kind, and where the kind is no known object.
  static func advice(on name: String, in kind: String) -> String? {
    guard let meanings = all[name.lowercased()], Kind.of(kind).isIdentified,
      AttributeOrder.ranks[kind]?[name] == nil,
      !ChildOrder.keys(in: kind).contains(name)
    else { return nil }
    return meanings.first { $0.kinds?.contains(kind) ?? true }?.advice
  }

  /// What to write for the kind `kind` in the braces of the element `owner`; nil where nothing is known
  /// of it.
  static func advice(onKind kind: String, in owner: String) -> String? {
    guard Kind.of(kind) === Kind.unknown, let meanings = kinds[kind.lowercased()] else {
      return nil
    }
    return meanings.first { $0.kinds?.contains(owner) ?? true }?.advice
  }

  private static let kinds: [String: [Meaning]] = [
    "activityindicator": anywhere("'activityIndicatorView'"),
    "cell": [
      Meaning(kinds: ["collectionView"], advice: "'collectionViewCell'"),
      Meaning(kinds: nil, advice: "'tableViewCell'"),
    ],
    "detailtextlabel": styledLabel("detailTextLabel"),
    "divider": anywhere("'view' with a height of 1"),
    "flowlayout": anywhere("'collectionViewFlowLayout'"),
    "footer": sides("footerTitle: \"TEXT\"' at the section", "footer"),
    "form": anywhere("'tableView' with 'dataMode: static'"),
    "header": sides("section \"TEXT\"'", "header"),
    "hstack": anywhere("'stackView'"),
    "image": anywhere("'imageView'"),
    "layout": anywhere("'collectionViewFlowLayout'"),
    "list": anywhere("'tableView'"),
    "map": anywhere("'mapView'"),
    "navigationbaritem": anywhere("'barButtonItem'"),
    "picker": anywhere("'pickerView'"),
    "progress": anywhere("'progressView'"),
    "prototype": anywhere("'tableViewCell'"),
    "row": anywhere("'tableViewCell'"),
    "scroll": anywhere("'scrollView'"),
    "searchcontroller": anywhere("'searchBar', as code makes search controllers,"),
    "securefield": anywhere("'textField' with 'secureTextEntry: yes'"),
    "spacer": anywhere("a constraint, as in 'b.top = a.bottom + 8',"),
    "spinner": anywhere("'activityIndicatorView'"),
    "stack": anywhere("'stackView'"),
    "text": anywhere("'label'"),
    "texteditor": anywhere("'textView'"),
    "textlabel": styledLabel("textLabel"),
    "toggle": anywhere("'switch'"),
    "vstack": anywhere("'stackView' with 'axis: vertical'"),
    "zstack": anywhere("'view'"),
  ]

  /// A cell names the labels of its style, which are in its content.
  private static func styledLabel(_ name: String) -> [Meaning] {
    anywhere("'label NAME' in the cell's contentView, and '\(name): NAME' at the cell,")
  }

  private static func sides(_ advice: String, _ side: String) -> [Meaning] {
    [
      Meaning(
        kinds: ["collectionView"],
        advice: "'section\(side.capitalized)View: collectionReusableView'"),
      Meaning(kinds: nil, advice: "'" + advice),
    ]
  }

  /// What is no side of a view, and takes several constraints.
  static let phrases = [
    "center": "two constraints, centerX and centerY",
    "edges": "four constraints, top, bottom, leading and trailing",
    "size": "two constraints, width and height", "x": "leading or centerX",
    "y": "top or centerY",
  ]

  /// What a word means, in elements of certain kinds or in any.
  private struct Meaning {
    let kinds: Set<String>?
    let advice: String
  }

  private static func anywhere(_ advice: String) -> [Meaning] {
    [Meaning(kinds: nil, advice: advice)]
  }

  private static let texts: Set<String> = ["label", "textField", "textView"]
  private static let fields: Set<String> = ["textField", "searchBar"]

  private static let ranges: Set<String> = ["slider"]

  private static let all: [String: [Meaning]] = [
    "accessibilityhint": anywhere("'accessibility, hint: \"TEXT\"' in its braces"),
    "accessibilityidentifier": anywhere("'accessibility, identifier: \"TEXT\"' in its braces"),
    "accessibilitylabel": anywhere("'accessibility \"TEXT\"' in its braces"),
    "accessory": [Meaning(kinds: ["tableViewCell"], advice: "'accessoryType'")],
    "alignment": [Meaning(kinds: texts, advice: "'textAlignment'")],
    "clipstobounds": anywhere("'clipsSubviews'"),
    "compressionresistance": anywhere("'horizontalCompressionResistancePriority'"),
    "configuration": [
      Meaning(kinds: ["button"], advice: "'buttonConfiguration, style: filled' in its braces")
    ],
    "footer": [Meaning(kinds: ["tableViewSection"], advice: "'footerTitle'")],
    "header": [Meaning(kinds: ["tableViewSection"], advice: "a text behind the kind")],
    "height": anywhere(
      "a frame (x, y, width x height) or a constraint, as in 'photo.height = 44',"),
    "hugging": anywhere("'horizontalHuggingPriority' or 'verticalHuggingPriority'"),
    "huggingpriority": anywhere("'horizontalHuggingPriority' or 'verticalHuggingPriority'"),
    "max": [Meaning(kinds: ranges, advice: "'maxValue'")],
    "maximum": [Meaning(kinds: ranges, advice: "'maxValue'")],
    "min": [Meaning(kinds: ranges, advice: "'minValue'")],
    "minimum": [Meaning(kinds: ranges, advice: "'minValue'")],
    "mode": [Meaning(kinds: ["datePicker"], advice: "'datePickerMode'")],
    "presentationstyle": anywhere("'modalPresentationStyle'"),
    "size": anywhere("a frame (x, y, width x height) or constraints"),
    "style": [
      Meaning(
        kinds: ["button"],
        advice: "'buttonType', or 'buttonConfiguration, style: filled' in its braces,")
    ],
    "text": [
      Meaning(
        kinds: ["button", "barButtonItem", "tabBarItem", "navigationItem", "segment"],
        advice: "a text behind the kind"),
      Meaning(
        kinds: ["tableViewCell"],
        advice: "'label NAME \"TEXT\"' in its contentView, and 'textLabel: NAME' here,"),
    ],
    "title": [Meaning(kinds: ["label", "textField", "button"], advice: "a text behind the kind")],
    "type": [
      Meaning(kinds: ["button"], advice: "'buttonType'"),
      Meaning(kinds: ["textField"], advice: "'keyboardType'"),
    ],
    "when": anywhere("'when width: compact' in its braces"),
    "width": anywhere("a frame (x, y, width x height) or a constraint, as in 'photo.width = 44',"),
    "align": anywhere("'textAlignment'"),
    "background": anywhere("'backgroundColor'"),
    "backgroundcolour": anywhere("'backgroundColor'"),
    "bgcolor": anywhere("'backgroundColor'"),
    "bold": anywhere("'font: system(17, bold)'"),
    "border": [
      Meaning(kinds: ["textField"], advice: "'borderStyle'"),
      Meaning(
        kinds: nil, advice: "'runtimeAttribute \"layer.borderWidth\", integer: 1' in its braces"),
    ],
    "bordercolor": anywhere("'runtimeAttribute \"layer.borderColor\"' in its braces"),
    "borderradius": anywhere("'runtimeAttribute \"layer.cornerRadius\", integer: 8' in its braces"),
    "borderwidth": anywhere("'runtimeAttribute \"layer.borderWidth\", integer: 1' in its braces"),
    "caption": anywhere("a text behind the kind"),
    "color": colors,
    "colour": colors,
    "columns": anywhere("'collectionViewFlowLayout' with an 'itemSize'"),
    "content": [
      Meaning(kinds: ["tableView"], advice: "'dataMode'"),
      Meaning(kinds: nil, advice: "a text behind the kind"),
    ],
    "cornerradius": anywhere("'runtimeAttribute \"layer.cornerRadius\", integer: 8' in its braces"),
    "direction": [
      Meaning(kinds: ["stackView"], advice: "'axis'"),
      Meaning(kinds: ["collectionViewFlowLayout"], advice: "'scrollDirection'"),
    ],
    "disabled": anywhere("'enabled: no'"),
    "fill": anywhere("'backgroundColor'"),
    "fontcolor": colors,
    "fontfamily": anywhere("'font: custom(NAME, FAMILY, SIZE)'"),
    "fontsize": anywhere("'font: system(17)'"),
    "fontweight": anywhere("'font: system(17, bold)'"),
    "foreground": colors,
    "foregroundcolor": colors,
    "foregroundstyle": colors,
    "gap": [Meaning(kinds: ["stackView"], advice: "'spacing'")],
    "hint": [Meaning(kinds: fields, advice: "'placeholder'")],
    "icon": anywhere("'image'"),
    "identifier": [
      Meaning(
        kinds: ["tableViewCell", "collectionViewCell"],
        advice: "a text behind the kind, as in 'tableViewCell \"Item\"',")
    ],
    "imagename": anywhere("'image'"),
    "isenabled": anywhere("'enabled'"),
    "ishidden": anywhere("'hidden'"),
    "keyboard": [Meaning(kinds: fields.union(texts), advice: "'keyboardType'")],
    "linelimit": [Meaning(kinds: ["label"], advice: "'numberOfLines'")],
    "lines": [Meaning(kinds: ["label"], advice: "'numberOfLines'")],
    "margin": anywhere("a constraint, as in 'title.top = safeArea.top + 8',"),
    "onchange": anywhere("'action valueChanged -> TARGET.MESSAGE:' in its braces"),
    "onclick": anywhere("'action touchUpInside -> TARGET.MESSAGE:' in its braces"),
    "ontap": anywhere("'action touchUpInside -> TARGET.MESSAGE:' in its braces"),
    "opacity": anywhere("'alpha'"),
    "orientation": [Meaning(kinds: ["stackView"], advice: "'axis'")],
    "padding": anywhere("a constraint, as in 'title.leading = safeArea.leading + 16',"),
    "placeholdertext": [Meaning(kinds: fields, advice: "'placeholder'")],
    "prompt": [Meaning(kinds: ["textField"], advice: "'placeholder'")],
    "readonly": [Meaning(kinds: ["textView"], advice: "'editable: no'")],
    "reuseid": anywhere("a text behind the kind, as in 'tableViewCell \"Item\"',"),
    "secure": [Meaning(kinds: ["textField"], advice: "'secureTextEntry: yes'")],
    "src": anywhere("'image'"),
    "systemimage": anywhere("'image' with 'catalog: system'"),
    "systemname": anywhere("'image' with 'catalog: system'"),
    "tap": anywhere("'action touchUpInside -> TARGET.MESSAGE:' in its braces"),
    "textcolour": [Meaning(kinds: texts, advice: "'textColor'")],
    "textsize": anywhere("'font: system(17)'"),
    "tint": anywhere("'tintColor'"),
    "visible": anywhere("'hidden: no'"),
    "weight": anywhere("'font: system(17, bold)'"),
  ]

  /// A colour alone is that of the text, where there is one.
  private static let colors = [
    Meaning(kinds: Set(AttributeOrder.ranks.keys.filter(hasColor)), advice: "'color'"),
    Meaning(kinds: texts, advice: "'textColor', or 'backgroundColor' for what is behind the text,"),
    Meaning(
      kinds: ["button"], advice: "'titleColor', or 'backgroundColor' for what is behind the title,"),
    Meaning(kinds: nil, advice: "'backgroundColor' or 'tintColor'"),
  ]

  private static func hasColor(_ kind: String) -> Bool {
    ChildOrder.keys(in: kind).contains("color")
  }

  /// What Interface Builder's menus, and UIKit's properties, call values; by their attributes.
  static func value(_ value: String, of name: String, in kind: String) -> String? {
    values["\(kind).\(name)"]?[value.lowercased()]
  }

  private static let values: [String: [String: String]] = [
    "tableViewCell.style": [
      "basic": "default", "rightdetail": "value1", "leftdetail": "value2", "detail": "value1",
    ],
    "segue.kind": [
      "root": "rootViewController", "tab": "viewControllers", "tabs": "viewControllers",
      "master": "masterViewController", "primary": "masterViewController",
      "detail": "detailViewController", "secondary": "detailViewController",
      "present": "presentation", "modally": "presentation", "sheet": "presentation",
      "navigate": "show",
    ],
    "imageView.contentMode": ["fit": "scaleAspectFit", "fill": "scaleAspectFill"],
    "stackView.axis": ["row": "horizontal", "column": "vertical"],
    "textField.keyboardType": [
      "email": "emailAddress", "number": "numberPad", "phone": "phonePad", "decimal": "decimalPad",
    ],
  ]
}
