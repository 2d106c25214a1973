// The numbers are those of UIKit's public enumerations.
extension WordTable {
  static let contentMode = WordTable(
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
    "right", "topLeft", "topRight", "bottomLeft", "bottomRight")

  static let semanticContentAttribute = WordTable(
    "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft")

  static let textAlignment = WordTable("left", "center", "right", "justified", "natural")

  static let lineBreakMode = WordTable(
    "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation")

  static let baselineAdjustment = WordTable("alignBaselines", "alignCenters", "none")

  static let borderStyle = WordTable("none", "line", "bezel", "roundedRect")

  static let contentHorizontalAlignment = WordTable(
    "center", "left", "right", "fill", "leading", "trailing")

  static let contentVerticalAlignment = WordTable("center", "top", "bottom", "fill")

  static let clearButtonMode = WordTable("never", "whileEditing", "unlessEditing", "always")

  static let axis = WordTable("horizontal", "vertical")

  /// The numbers depend on the axis: leading is top, trailing is bottom.
  static let stackAlignment = WordTable([
    "fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4,
    "lastBaseline": 5,
  ])

  static let distribution = WordTable(
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")

  static let activityIndicatorStyle = WordTable([
    "whiteLarge": 0, "white": 1, "gray": 2, "medium": 100, "large": 101,
  ])

  static let scrollIndicatorStyle = WordTable("default", "black", "white")

  static let keyboardDismissMode = WordTable("none", "onDrag", "interactive")

  static let selectionStyle = WordTable("none", "blue", "gray", "default")

  static let tableViewCellStyle = WordTable(
    "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1",
    "IBUITableViewCellStyleValue2", "IBUITableViewCellStyleSubtitle")

  static let accessoryType = WordTable(
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton")

  static let tableViewStyle = WordTable("plain", "grouped", "insetGrouped")

  static let contentInsetAdjustmentBehavior = WordTable(
    "automatic", "scrollableAxes", "never", "always")

  static let largeTitleDisplayMode = WordTable("automatic", "always", "never")

  static let modalPresentationStyle = WordTable(
    "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen",
    "overCurrentContext", "popover")

  /// Whether texts are corrected or checked while they are typed.
  static let correction = WordTable("default", "no", "yes")

  static let modalTransitionStyle = WordTable(
    "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl")

  static let barButtonStyle = WordTable(["plain": 0, "bordered": 1, "done": 2])

  static let barButtonSystemItem = WordTable(
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo")

  static let keyboardType = WordTable(
    "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
    "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch")

  static let keyboardAppearance = WordTable("default", "alert", "light")

  static let returnKeyType = WordTable(
    "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
    "emergencyCall", "continue")

  static let buttonType = WordTable([
    "custom": 0, "roundedRect": 1, "system": 1, "detailDisclosure": 2, "infoLight": 3,
    "infoDark": 4, "contactAdd": 5, "close": 7,
  ])

  static let buttonState = WordTable([
    "normal": 0, "highlighted": 1, "disabled": 2, "selected": 4,
  ])

  static let scrollDirection = WordTable("vertical", "horizontal")

  static let itemPositioning = WordTable("automatic", "fill", "centered")

  static let barStyle = WordTable(["default": 0, "black": 1, "blackTranslucent": 2])

  static let datePickerMode = WordTable("time", "date", "dateAndTime", "countDownTimer")

  static let progressViewStyle = WordTable("default", "bar")

  /// The edges that content extends under, as bits.
  static let extendedEdge = WordTable([
    "top": 1 << 0, "left": 1 << 1, "bottom": 1 << 2, "right": 1 << 3,
  ])

  /// The data detectors of a text view, as bits.
  static let dataDetectors = WordTable([
    "phoneNumber": 1 << 0, "link": 1 << 1, "address": 1 << 2, "calendarEvent": 1 << 3,
    "shipmentTrackingNumber": 1 << 4, "flightNumber": 1 << 5, "lookupSuggestion": 1 << 6,
  ])

  /// The accessibility traits of an element, as bits.
  static let accessibilityTraits = WordTable([
    "none": 0, "button": 1 << 0, "link": 1 << 1, "image": 1 << 2, "selected": 1 << 3,
    "playsSound": 1 << 4, "keyboardKey": 1 << 5, "staticText": 1 << 6, "summaryElement": 1 << 7,
    "notEnabled": 1 << 8, "updatesFrequently": 1 << 9, "searchField": 1 << 10,
    "startsMediaSession": 1 << 11, "adjustable": 1 << 12, "allowsDirectInteraction": 1 << 13,
    "causesPageTurn": 1 << 14, "header": 1 << 16,
  ])

  /// The margins and sizes that follow the superview, as bits.
  static let autoresizingMask = WordTable([
    "flexibleMinX": 1 << 0, "widthSizable": 1 << 1, "flexibleMaxX": 1 << 2,
    "flexibleMinY": 1 << 3, "heightSizable": 1 << 4, "flexibleMaxY": 1 << 5,
  ])

  /// The attributes that constraints relate.
  static let layoutAttribute = WordTable([
    "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7,
    "height": 8, "centerX": 9, "centerY": 10, "baseline": 11, "lastBaseline": 11,
    "firstBaseline": 12, "leftMargin": 13, "rightMargin": 14, "topMargin": 15, "bottomMargin": 16,
    "leadingMargin": 17, "trailingMargin": 18, "centerXWithinMargins": 19,
    "centerYWithinMargins": 20,
  ])

  /// The events that controls send actions for, as bits.
  static let controlEvent = WordTable([
    "touchDown": 1 << 0, "touchDownRepeat": 1 << 1, "touchDragInside": 1 << 2,
    "touchDragOutside": 1 << 3, "touchDragEnter": 1 << 4, "touchDragExit": 1 << 5,
    "touchUpInside": 1 << 6, "touchUpOutside": 1 << 7, "touchCancel": 1 << 8,
    "valueChanged": 1 << 12, "primaryActionTriggered": 1 << 13, "editingDidBegin": 1 << 16,
    "editingChanged": 1 << 17, "editingDidEnd": 1 << 18, "editingDidEndOnExit": 1 << 19,
  ])
}
