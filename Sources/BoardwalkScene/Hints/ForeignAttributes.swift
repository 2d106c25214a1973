import BoardwalkSchema

/// The attribute names of SwiftUI, the web, UIKit and Xcode's inspectors, in lowercase without
/// separators.
enum ForeignAttributes {
  private static let cells: Set<String> = ["tableViewCell", "collectionViewCell"]
  private static let texts: Set<String> = ["label", "textField", "textView"]
  private static let fields: Set<String> = ["textField", "searchBar"]
  private static let ranges: Set<String> = ["slider"]
  private static let titled: Set<String> = [
    "button", "barButtonItem", "tabBarItem", "navigationItem", "segment",
  ]

  static let all: [String: [ForeignHint]] = [
    "accessibilityhint": .anywhere("'accessibility, hint: \"TEXT\"' in its braces"),
    "accessibilityidentifier": .anywhere("'accessibility, identifier: \"TEXT\"' in its braces"),
    "accessibilitylabel": .anywhere("'accessibility \"TEXT\"' in its braces"),
    "accessory": .only(["tableViewCell"], "'accessoryType'"),
    "action": .only(["button"], tap[0].hint),
    "addtarget": tap,
    "align": .anywhere("'textAlignment'"),
    "alignment": .only(texts, "'textAlignment'"),
    "anchor": popoverAnchor,
    "arrowdirection": arrows,
    "arrowdirections": arrows,
    "autocapitalization": .anywhere("'autocapitalizationType'"),
    "autocorrection": .anywhere("'autocorrectionType'"),
    "autoenablereturnkey": .anywhere("'enablesReturnKeyAutomatically'"),
    "autoresizesubviews": .anywhere("'autoresizesSubviews'"),
    "autoresizing": .anywhere("'autoresizingMask'"),
    "autoshrink": .only(["label"], "'minimumScaleFactor', or 'adjustsFontSizeToFit: yes',"),
    "background": .anywhere("'backgroundColor'"),
    "backgroundcolour": .anywhere("'backgroundColor'"),
    "barbuttonitem": popoverAnchor,
    "behavior": .only(["label"], "'enabled' or 'highlighted'"),
    "bg": .anywhere("'backgroundColor'"),
    "bgcolor": .anywhere("'backgroundColor'"),
    "bold": .anywhere("'font: system(17, bold)'"),
    "border": [
      ForeignHint(kinds: ["textField"], hint: "'borderStyle'"),
      ForeignHint(kinds: nil, hint: layer("borderWidth")),
    ],
    "bordercolor": borderColor,
    "borderradius": .anywhere(layer("cornerRadius")),
    "borderwidth": .anywhere(layer("borderWidth")),
    "capitalization": .anywhere("'autocapitalizationType'"),
    "caption": .anywhere("a text behind the kind"),
    "class": .anywhere("the class behind a name, as in 'KIND NAME: CLASS',"),
    "clearbutton": .anywhere("'clearButtonMode'"),
    "clearsgraphicscontext": .anywhere("'clearsContextBeforeDrawing'"),
    "clipstobounds": .anywhere("'clipsSubviews'"),
    "color": colors,
    "colour": colors,
    "columns": .anywhere("'collectionViewFlowLayout' with an 'itemSize'"),
    "compressionresistance": resistances,
    "compressionresistancepriority": resistances,
    "configuration": .only(["button"], "'buttonConfiguration, style: filled' in its braces"),
    "content": [
      ForeignHint(kinds: ["tableView"], hint: "'dataMode'"),
      ForeignHint(kinds: nil, hint: "a text behind the kind"),
    ],
    "contentcompressionresistance": resistances,
    "contentcompressionresistancepriority": resistances,
    "contenthugging": huggings,
    "contenthuggingpriority": huggings,
    "contenttype": .anywhere("'textContentType'"),
    "cornerradius": .anywhere(layer("cornerRadius")),
    "correction": .anywhere("'autocorrectionType'"),
    "current": .only(["pageControl"], "'currentPage'"),
    "datasource": outlet("dataSource"),
    "delegate": outlet("delegate"),
    "direction": [
      ForeignHint(kinds: ["stackView"], hint: "'axis'"),
      ForeignHint(kinds: ["collectionViewFlowLayout"], hint: "'scrollDirection'"),
    ],
    "disabled": .anywhere("'enabled: no'"),
    "fill": .anywhere("'backgroundColor'"),
    "fontcolor": colors,
    "fontfamily": .anywhere("'font: custom(NAME, FAMILY, SIZE)'"),
    "fontsize": .anywhere("'font: system(NUMBER)'"),
    "fontweight": .anywhere("'font: system(17, bold)'"),
    "footer": .only(["tableViewSection"], "'footerTitle'"),
    "foreground": colors,
    "foregroundcolor": colors,
    "foregroundstyle": colors,
    "gap": .only(["stackView"], "'spacing'"),
    "header": .only(["tableViewSection"], "a text behind the kind"),
    "height": [
      ForeignHint(kinds: ["tableViewCell"], hint: "'rowHeight'"),
      ForeignHint(
        kinds: nil,
        hint: "a frame (x, y, width x height) or a constraint, as in 'photo.height = NUMBER',"),
    ],
    "hidebottombaronpush": .anywhere("'hidesBottomBarWhenPushed'"),
    "hint": .only(fields, "'placeholder'"),
    "horizontalcontentcompressionresistancepriority": .anywhere(
      "'horizontalCompressionResistancePriority'"),
    "horizontalcontenthuggingpriority": .anywhere("'horizontalHuggingPriority'"),
    "hugging": huggings,
    "huggingpriority": huggings,
    "icon": .anywhere("'image'"),
    "identifier": [
      ForeignHint(
        kinds: cells, hint: "a text behind the kind, as in 'tableViewCell \"TEXT\"',"),
      ForeignHint(kinds: controllers, hint: "'storyboardIdentifier'"),
    ],
    "image": .only(
      ["tableViewCell"],
      "'imageView NAME, image: …' in its contentView, and 'imageView: NAME' here,"),
    "imagename": .anywhere("'image'"),
    "isactive": .only(["constraint"], "'not-installed' alone, without a value,"),
    "installed": .anywhere("'not-installed' alone, without a value,"),
    "isenabled": .anywhere("'enabled'"),
    "ishidden": .anywhere("'hidden'"),
    "ison": .only(["switch"], "'on'"),
    "keyboard": .only(fields.union(["textView"]), "'keyboardType'"),
    "keyboardlook": .anywhere("'keyboardAppearance'"),
    "layerbordercolor": borderColor,
    "layerborderwidth": .anywhere(layer("borderWidth")),
    "layercornerradius": .anywhere(layer("cornerRadius")),
    "layermaskstobounds": .anywhere("'clipsSubviews'"),
    "layershadowopacity": .anywhere(layer("shadowOpacity")),
    "layershadowradius": .anywhere(layer("shadowRadius")),
    "linebreak": .anywhere("'lineBreakMode'"),
    "linelimit": .only(["label"], "'numberOfLines'"),
    "lines": .only(["label"], "'numberOfLines'"),
    "margin": .anywhere("a constraint, as in 'title.top = safeArea.top + NUMBER',"),
    "maskstobounds": .anywhere("'clipsSubviews'"),
    "max": .only(ranges, "'maxValue'"),
    "maximum": .only(ranges, "'maxValue'"),
    "maximumvalue": .only(ranges, "'maxValue'"),
    "min": .only(ranges, "'minValue'"),
    "minimum": .only(ranges, "'minValue'"),
    "minimumfontscale": .only(["label"], "'minimumScaleFactor'"),
    "minimumvalue": .only(ranges, "'minValue'"),
    "mode": [
      ForeignHint(kinds: ["datePicker"], hint: "'datePickerMode'"),
      ForeignHint(kinds: nil, hint: "'contentMode'"),
    ],
    "module": .anywhere("'customModule'"),
    "multipletouch": .anywhere("'multipleTouchEnabled'"),
    "navigationtitle": .only(controllers, "'navigationItem \"TEXT\"' in its braces"),
    "onchange": .anywhere("'action valueChanged -> TARGET.MESSAGE:' in its braces"),
    "onclick": tap,
    "ontap": tap,
    "opacity": .anywhere("'alpha'"),
    "orientation": .only(["stackView"], "'axis'"),
    "padding": .anywhere("a constraint, as in 'title.leading = safeArea.leading + NUMBER',"),
    "pages": .only(["pageControl"], "'numberOfPages'"),
    "ofpages": .only(["pageControl"], "'numberOfPages'"),
    "permittedarrowdirections": arrows,
    "placeholdertext": .only(fields, "'placeholder'"),
    "preferredcontentsize": .only(
      controllers,
      "'contentSizeForViewInPopover: value, type: size, width: WIDTH, height: HEIGHT' in its braces"
    ),
    "preferreddatepickerstyle": .only(["datePicker"], "'style'"),
    "preferslargetitles": .only(["navigationBar"], "'largeTitles'"),
    "presentation": .only(controllers, "'modalPresentationStyle'"),
    "presentationstyle": .anywhere("'modalPresentationStyle'"),
    "primaryviewcontroller": relation("masterViewController", ["splitViewController"]),
    "prompt": .only(["textField"], "'placeholder'"),
    "readonly": .only(["textView"], "'editable: no'"),
    "returnkey": .anywhere("'returnKeyType'"),
    "reuseid": .anywhere("a text behind the kind, as in 'tableViewCell \"TEXT\"',"),
    "root": relation("rootViewController", ["navigationController"]),
    "rootviewcontroller": relation("rootViewController", ["navigationController"]),
    "secondaryviewcontroller": relation("detailViewController", ["splitViewController"]),
    "secure": .only(["textField"], "'secureTextEntry: yes'"),
    "selection": .only(["tableViewCell"], "'selectionStyle'"),
    "semantic": .anywhere("'semanticContentAttribute'"),
    "separator": .only(["tableView"], "'separatorStyle'"),
    "size": .anywhere("a frame (x, y, width x height) or constraints"),
    "sourceitem": popoverAnchor,
    "sourceview": popoverAnchor,
    "spellchecking": .anywhere("'spellCheckingType'"),
    "src": .anywhere("'image'"),
    "storyboardid": .only(controllers, "'storyboardIdentifier'"),
    "style": .only(
      ["button"], "'buttonType', or 'buttonConfiguration, style: filled' in its braces,"),
    "spellcheck": .anywhere("'spellCheckingType'"),
    "systemimage": .anywhere("'image: system(\"TEXT\")'"),
    "systemname": .anywhere("'image: system(\"TEXT\")'"),
    "tap": tap,
    "text": [
      ForeignHint(kinds: titled, hint: "a text behind the kind"),
      ForeignHint(
        kinds: ["tableViewCell"],
        hint: "'label NAME \"TEXT\"' in its contentView, and 'textLabel: NAME' here,"),
    ],
    "textcolour": .only(texts, "'textColor'"),
    "textsize": .anywhere("'font: system(NUMBER)'"),
    "tint": .anywhere("'tintColor'"),
    "title": .only(["label", "textField", "button"], "a text behind the kind"),
    "transitionstyle": .only(controllers, "'modalTransitionStyle'"),
    "type": [
      ForeignHint(kinds: ["button"], hint: "'buttonType'"),
      ForeignHint(kinds: ["textField"], hint: "'keyboardType'"),
    ],
    "verticalcontentcompressionresistancepriority": .anywhere(
      "'verticalCompressionResistancePriority'"),
    "verticalcontenthuggingpriority": .anywhere("'verticalHuggingPriority'"),
    "viewcontrollers": relation("viewControllers", ["tabBarController"]),
    "visible": .anywhere("'hidden: no'"),
    "weight": .anywhere("'font: system(17, bold)'"),
    "when": .anywhere("'when width: compact' in its braces"),
    "width": .anywhere(
      "a frame (x, y, width x height) or a constraint, as in 'photo.width = NUMBER',"),
  ]

  /// The anchor of a popover's arrow.
  private static let popoverAnchor: [ForeignHint] = .only(
    ["segue"], "'popoverAnchorBarButtonItem', or 'popoverAnchorView' for a view,")

  private static let arrows: [ForeignHint] = .only(
    ["segue"], "'popoverArrowDirection, up: yes, down: yes' in its braces")

  private static let borderColor: [ForeignHint] = .anywhere(
    "code, since 'layer.borderColor' is a CGColor,")

  private static let huggings: [ForeignHint] = .anywhere(
    "'horizontalHuggingPriority' or 'verticalHuggingPriority'")

  private static let resistances: [ForeignHint] = .anywhere(
    "'horizontalCompressionResistancePriority' or 'verticalCompressionResistancePriority'")

  private static let tap: [ForeignHint] = .anywhere(
    "'action touchUpInside -> TARGET.MESSAGE:' in its braces")

  /// A color without a prefix is the text color, if there is one.
  private static let colors = [
    ForeignHint(kinds: Set(AttributeOrder.ranks.keys.filter(hasColor)), hint: "'color'"),
    ForeignHint(
      kinds: texts, hint: "'textColor', or 'backgroundColor' for what is behind the text,"),
    ForeignHint(
      kinds: ["button"],
      hint: "'titleColor', or 'backgroundColor' for what is behind the title,"),
    ForeignHint(kinds: nil, hint: "'backgroundColor' or 'tintColor'"),
  ]

  private static let controllers = ElementSets.sceneControllers.filter(Schema.isViewController)

  private static func hasColor(_ kind: String) -> Bool {
    ChildOrder.keys(in: kind).contains("color")
  }

  /// A container has relationships to its initial children.
  private static func relation(_ kind: String, _ containers: Set<String>) -> [ForeignHint] {
    .only(containers, "'segue \(kind) -> TARGET' in its braces")
  }

  /// An object has outlets to its helpers.
  private static func outlet(_ property: String) -> [ForeignHint] {
    .anywhere("'outlet \(property) -> TARGET' in its braces")
  }

  /// Properties without an attribute in Interface Builder are set on the layer by key path.
  private static func layer(_ property: String) -> String {
    "'runtimeAttribute \"layer.\(property)\", integer: NUMBER' in its braces"
  }
}
