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

  private static let all: [String: [Meaning]] = [
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
    "content": anywhere("a text behind the kind"),
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
