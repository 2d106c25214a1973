import BoardwalkBase
import BoardwalkDocument

/// The words that Interface Builder writes where an attribute has one of a few, by attribute; with the
/// element where it has others elsewhere.
enum KnownValues {
  /// The values of the attribute `name` of elements called `element`; nil where they may be any.
  static func of(_ name: String, in element: String) -> [String]? {
    guard let values = all[name] else { return nil }
    return values[element] ?? values[anywhere]
  }

  /// Whether the attribute `name` can be `yes` or `no` as two of several words, and not as YES or NO.
  static func isSaidInLowerCase(_ name: String) -> Bool { saidInLowerCase.find(name) != nil }

  private static let saidInLowerCase = NameTable(
    words.filter { " \($0.value) ".contains(" no ") }.map { place, _ in
      String(place.split(separator: ".").last ?? "")
    }.sorted())

  /// Whether the attribute `name` has one of a few values anywhere.
  static func isChoice(_ name: String) -> Bool { names.find(name) != nil }

  /// The attributes that have, looked up as bytes: a document asks for each of its names.
  static let attributes = Set(all.keys)
  private static let names = NameTable(all.keys)

  /// The sums of the values of the attribute `name` of elements called `element`, as `FNV1a` makes them;
  /// none where they may be any, or are a matter of YES or NO.
  static func sums(of name: String, in element: String) -> Set<UInt64> {
    guard let values = sums[name] else { return [] }
    return values[element] ?? values[anywhere] ?? []
  }

  private static let sums = all.mapValues { values in
    values.mapValues { $0 == ["YES", "NO"] ? [] : Set($0.map { FNV1a(of: $0.utf8).value }) }
  }

  /// Each attribute's values by the element; or those that it has anywhere.
  private static let all: [String: [String: [String]]] = {
    var all: [String: [String: [String]]] = [:]
    for (place, values) in words {
      let parts = place.split(separator: ".").map(String.init)
      let element = parts.count > 1 ? parts[0] : anywhere
      all[parts[parts.count - 1], default: [:]][element] = values.words
    }
    all["systemItem", default: [:]]["barButtonItem"] = SystemItem.allCases.map(\.rawValue)
    all["systemColor"] = [anywhere: systemColors.words.map { "\($0)Color" }]
    all["style"]?["fontDescription"] = textStyles.words.map { "UICTFontTextStyle\($0)" }
    return all
  }()

  private static let anywhere = ""

  private static let words: [String: String] = [
    "accessoryType": accessories,
    "activityIndicatorView.style": "white whiteLarge gray medium large",
    "autocapitalizationType": "none words sentences allCharacters",
    "autocorrectionType": "default no yes",
    "axis": "horizontal vertical",
    "barButtonItem.style": "plain bordered done",
    "baselineAdjustment": "alignBaselines alignCenters none",
    "borderStyle": "none line bezel roundedRect",
    "button.buttonType":
      "custom system roundedRect detailDisclosure infoLight infoDark contactAdd close plain",
    "clearButtonMode": "never whileEditing unlessEditing always",
    "collectionViewFlowLayout.scrollDirection": "vertical horizontal",
    "constraint.relation": "lessThanOrEqual equal greaterThanOrEqual",
    "contentHorizontalAlignment": "center left right fill leading trailing",
    "contentMode":
      "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft "
      + "topRight bottomLeft bottomRight TopLeft",
    "contentVerticalAlignment": "center top bottom fill",
    "dataMode": "prototypes static none",
    "datePicker.style": "automatic wheels compact inline",
    "datePickerMode": "time date dateAndTime countDownTimer",
    "editingAccessoryType": accessories,
    "enablesReturnKeyAutomatically": "YES NO",
    "eventType":
      "touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit "
      + "touchUpInside touchUpOutside touchCancel valueChanged menuActionTriggered "
      + "primaryActionTriggered editingDidBegin editingChanged editingDidEnd editingDidEndOnExit "
      + "allTouchEvents allEditingEvents applicationReserved systemReserved allEvents",
    "firstAttribute": anchors,
    "fontDescription.type":
      "system boldSystem italicSystem smallSystem smallBoldSystem custom "
      + "preferredFontForTextStyle",
    "fontDescription.weight":
      "ultraLight thin light regular medium semibold bold heavy black",
    "keyboardAppearance": "default alert dark light",
    "keyboardDismissMode": "none onDrag interactive onDragWithAccessory interactiveWithAccessory",
    "keyboardType":
      "default alphabet ASCIICapable numbersAndPunctuation URL numberPad phonePad namePhonePad "
      + "emailAddress decimalPad twitter webSearch asciiCapableNumberPad "
      + "ASCIICapableNumberPad",
    "largeTitleDisplayMode": "automatic always never inline",
    "lineBreakMode":
      "wordWrap characterWrap clip headTruncation tailTruncation middleTruncation wordWrapping "
      + "charWrapping clipping truncatingHead truncatingTail truncatingMiddle",
    "modalPresentationStyle":
      "automatic fullScreen pageSheet formSheet currentContext custom overFullScreen "
      + "overCurrentContext popover blurOverFullScreen none",
    "modalTransitionStyle": "coverVertical flipHorizontal crossDissolve partialCurl",
    "navigationOrientation": "horizontal vertical",
    "returnKeyType":
      "default go google join next route search send yahoo done emergencyCall continue",
    "secondAttribute": anchors,
    "secureTextEntry": "YES NO",
    "segue.kind":
      "show showDetail presentation popoverPresentation custom embed relationship unwind push modal "
      + "popover replace",
    "selectionStyle": "none blue gray default",
    "separatorStyle": "none singleLine singleLineEtched default",
    "spellCheckingType": "default no yes",
    "stackView.alignment": "fill leading top firstBaseline center trailing bottom lastBaseline",
    "stackView.distribution":
      "fill fillEqually fillProportionally equalSpacing equalCentering",
    "tabBarItem.systemItem":
      "more favorites featured topRated recents contacts history bookmarks search downloads "
      + "mostRecent mostViewed",
    "tableView.style": "plain grouped insetGrouped",
    "tableViewCell.style":
      "IBUITableViewCellStyleDefault IBUITableViewCellStyleValue1 IBUITableViewCellStyleValue2 "
      + "IBUITableViewCellStyleSubtitle",
    "textAlignment": "left center right justified natural",
    "textContentType":
      "name honorific-prefix given-name additional-name family-name honorific-suffix nickname "
      + "organization-title organization location street-address address-line1 address-line2 "
      + "address-level1 address-level2 address-level1+2 address-level3 country-name postal-code tel "
      + "email url cc-number username password new-password one-time-code",
  ]

  private static let accessories = Cell.accessoryTypes.joined(separator: " ")

  private static let anchors =
    "left right top bottom leading trailing width height centerX centerY baseline lastBaseline "
    + "firstBaseline leftMargin rightMargin topMargin bottomMargin leadingMargin trailingMargin "
    + "centerXWithinMargins centerYWithinMargins notAnAttribute"

  private static let systemColors =
    "label secondaryLabel tertiaryLabel quaternaryLabel placeholderText systemBackground "
    + "secondarySystemBackground tertiarySystemBackground systemGroupedBackground "
    + "secondarySystemGroupedBackground tertiarySystemGroupedBackground systemFill "
    + "secondarySystemFill tertiarySystemFill quaternarySystemFill separator opaqueSeparator link "
    + "darkText lightText systemBlue systemGreen systemIndigo systemOrange systemPink systemPurple "
    + "systemRed systemTeal systemYellow systemMint systemCyan systemBrown systemGray systemGray2 "
    + "systemGray3 systemGray4 systemGray5 systemGray6 groupTableViewBackground "
    + "tableCellGroupedBackground viewFlipsideBackground scrollViewTexturedBackground "
    + "underPageBackground tint"

  private static let textStyles =
    "Body Callout Caption1 Caption2 Footnote Headline Subhead Title0 Title1 Title2 Title3 "
    + "ExtraLargeTitle ExtraLargeTitle2"
}

extension String {
  /// Its words, which blanks separate.
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
